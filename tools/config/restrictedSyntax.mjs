import { moneyNames } from './moneyNames.mjs';

/** A rule of oxlint for what no rule of its own forbids: each option says which syntax, as a selector, and why. */
const noRestrictedSyntax = {
  meta: { type: 'suggestion', schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })])),
};

/** The same for names of methods and functions that the oldest browsers of `browserslist` (package.json) lack. */
const noNewerMembers = {
  meta: { type: 'problem', schema: { type: 'array' } },
  create(context) {
    const newer = new Set(context.options);
    const message = 'Browsers that package.json promises lack it.';
    return {
      CallExpression({ callee }) {
        const { name } = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
        const owner = callee.type === 'MemberExpression' ? callee.object.name : undefined;
        const called = callee.type === 'MemberExpression' ? [`.${name}`, `${owner}.${name}`] : [name];
        if (called.some((one) => newer.has(one))) context.report({ node: callee, message });
      },
    };
  },
};

const isNumber = ({ type, value, argument }) => (type === 'UnaryExpression' ? isNumber(argument) : typeof value === 'number');

/** The name of what is read: `paid` of `paid`, `offer?.paid`, `paid(offer)` and `offer['paid']`. */
function nameRead(node) {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.computed ? node.property.value : node.property.name;
    case 'CallExpression':
      return nameRead(node.callee);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return nameRead(node.expression ?? node.argument);
    default:
      return undefined;
  }
}

/** Read once for all files. */
let names;

/** Money that is not known is no amount: `price ?? 0` would be sold, `lowest || 0` be shown. `Infinity` compares and is neither. */
const noDefaultForMoney = {
  meta: { type: 'problem' },
  create(context) {
    names ??= moneyNames();
    const message = 'Money is read, never defaulted: say what an amount that is not there means.';
    const check = (read, otherwise) => {
      if (isNumber(otherwise) && names.has(nameRead(read))) context.report({ node: otherwise, message });
    };
    return {
      LogicalExpression({ operator, left, right }) {
        if (operator !== '&&') check(left, right);
      },
      AssignmentExpression({ operator, left, right }) {
        if (operator === '??=' || operator === '||=') check(left, right);
      },
      // `{ price = 0 }` and `{ price: before = 0 }`
      'ObjectPattern > Property[value.type="AssignmentPattern"]'({ key, value }) {
        check(key, value.right);
      },
    };
  },
};

export default {
  meta: { name: 'wingfare' },
  rules: {
    'no-restricted-syntax': noRestrictedSyntax,
    'no-newer-members': noNewerMembers,
    'no-default-for-money': noDefaultForMoney,
  },
};
