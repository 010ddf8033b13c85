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

export default { meta: { name: 'wingfare' }, rules: { 'no-restricted-syntax': noRestrictedSyntax, 'no-newer-members': noNewerMembers } };
