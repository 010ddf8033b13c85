/** Finds the line of a machine's source that defines a transition, by reading the TypeScript as written. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A state by its keys from the root, and what of it is looked for. */
export interface Wanted {
  readonly state: readonly string[];
  /** `pay.pressed`, `xstate.done.actor.pay`, `xstate.after.pollDelay…`; null for `always`. */
  readonly event: string | null;
  /** Which of its list. */
  readonly index: number;
}

interface SourceNode {
  readonly node: ts.Node;
  readonly source: ts.SourceFile;
}

/** `src/…/booking.machine.ts:97`: the transition, or as near to it as the source says. */
export function lineOf(root: string, file: string, wanted: Wanted): string {
  const sources = new Map<string, ts.SourceFile>();
  const read = (name: string): ts.SourceFile => {
    const known = sources.get(name) ?? ts.createSourceFile(name, readFileSync(path.join(root, name), 'utf8'), ts.ScriptTarget.Latest, true);
    sources.set(name, known);
    return known;
  };

  const source = read(file);
  let place = resolved(rootOf(source), source);
  for (const key of wanted.state) {
    const states = place && propertyOf(place, 'states');
    const next = states && propertyOf(states, key);
    if (!next) break;
    place = next;
  }
  const found = place && (transitionIn(place, wanted) ?? place);
  if (!found) return file;
  const { line } = found.source.getLineAndCharacterOfPosition(found.node.getStart(found.source));
  return `${found.source.fileName}:${String(line + 1)}`;

  /** The object behind a name, a call or a cast. */
  function resolved(node: ts.Node | undefined, at: ts.SourceFile): SourceNode | null {
    if (!node) return null;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
      return resolved(node.expression, at);
    if (ts.isCallExpression(node)) return ofCall(node, at);
    if (ts.isIdentifier(node)) return ofName(node.text, at) ?? { node, source: at };
    return { node, source: at };
  }

  function ofCall(call: ts.CallExpression, at: ts.SourceFile): SourceNode | null {
    if (ts.isPropertyAccessExpression(call.expression)) return resolved(call.arguments[0], at);
    if (!ts.isIdentifier(call.expression)) return { node: call, source: at };
    const made = ofName(call.expression.text, at);
    const config = made && configIn(made.node);
    return config && made ? resolved(config, made.source) : { node: call, source: at };
  }

  function ofName(name: string, at: ts.SourceFile): SourceNode | null {
    for (const statement of at.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return { node: statement, source: at };
      if (ts.isVariableStatement(statement))
        for (const { name: declared, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(declared) && declared.text === name) return resolved(initializer, at);
      if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
        const bindings = statement.importClause?.namedBindings;
        const isNamed = bindings && ts.isNamedImports(bindings) && bindings.elements.some((element) => element.name.text === name);
        const from = path.join(path.dirname(at.fileName), `${statement.moduleSpecifier.text}.ts`);
        if (isNamed && statement.moduleSpecifier.text.startsWith('.') && existsSync(path.join(root, from))) return ofName(name, read(from));
      }
    }
    return null;
  }

  function propertyOf({ node, source: at }: SourceNode, key: string): SourceNode | null {
    if (!ts.isObjectLiteralExpression(node)) return null;
    for (const property of node.properties) {
      const name = property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : null;
      if (ts.isShorthandPropertyAssignment(property) && name === key) return ofName(key, at);
      if (ts.isPropertyAssignment(property) && name === key) {
        const value = resolved(property.initializer, at);
        const isWhole =
          value && [ts.isObjectLiteralExpression, ts.isArrayLiteralExpression, ts.isCallExpression].some((is) => is(value.node));
        return isWhole ? value : { node: property, source: at };
      }
    }
    return null;
  }

  function transitionIn(state: SourceNode, { event, index }: Wanted): SourceNode | null {
    if (event === null) return itemOf(propertyOf(state, 'always'), index);
    const [, kind, name] = /^xstate\.(done|error|after)\.(?:actor\.)?(.+)$/.exec(event) ?? [];
    if (kind === undefined || name === undefined) {
      const on = propertyOf(state, 'on');
      return on && itemOf(propertyOf(on, event), index);
    }
    if (kind === 'after') {
      const after = propertyOf(state, 'after');
      const delay =
        after && ts.isObjectLiteralExpression(after.node) ? after.node.properties.find((p) => name.startsWith(nameOf(p))) : undefined;
      return after && delay ? { node: delay, source: after.source } : after;
    }
    return ofInvoke(propertyOf(state, 'invoke'), name, kind === 'done' ? 'onDone' : 'onError', index);
  }

  function ofInvoke(invoke: SourceNode | null, id: string, outcome: string, index: number): SourceNode | null {
    if (!invoke) return null;
    const list = ts.isArrayLiteralExpression(invoke.node) ? invoke.node.elements.map((one) => resolved(one, invoke.source)) : [invoke];
    const isIt = (one: SourceNode): boolean => {
      const text = one.node.getText(one.source);
      return text.includes(`id: '${id}'`) || text.includes(`id: \`${id.split('.')[0] ?? ''}.`);
    };
    const own = list.find((one) => one !== null && isIt(one)) ?? list[0] ?? null;
    return own ? (itemOf(propertyOf(own, outcome), index) ?? own) : null;
  }

  function itemOf(place: SourceNode | null, index: number): SourceNode | null {
    if (!place || !ts.isArrayLiteralExpression(place.node)) return place;
    const item = place.node.elements[index];
    return item ? { node: item, source: place.source } : place;
  }
}

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : '\0';

/** The argument of `createMachine(…)`. */
function rootOf(source: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'createMachine')
      found ??= node.arguments[0];
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** What a function that makes a state hands to `createStateConfig`. */
function configIn(node: ts.Node): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const look = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner) && ts.isPropertyAccessExpression(inner.expression) && inner.expression.name.text === 'createStateConfig')
      found ??= inner.arguments[0];
    ts.forEachChild(inner, look);
  };
  look(node);
  return found;
}
