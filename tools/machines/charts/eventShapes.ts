/** Reads the events of every machine out of their TypeScript types, for the form that sends one by hand (src/web/devtools/send). */
import path from 'node:path';
import ts from 'typescript';
import type { KnownMachine } from '../machines';
import type { EventShapes, Shape } from '#web/devtools/send/shapes';

/** Deeper parts are typed in as they are. */
const DEEPEST = 5;

export function eventShapes(root: string, machines: readonly KnownMachine[]): EventShapes {
  // a file that is never written: it names the type of each machine's events
  const virtualFile = path.join(root, 'src', 'web', 'devtools', 'events.virtual.ts');
  const source = machines
    .map(({ machine, file }) => {
      const from = path.relative(path.dirname(virtualFile), path.join(root, file)).replace(/\.ts$/, '');
      return `export type ${machine.id} = import('xstate').EventFromLogic<typeof import('${from}').${machine.id}Machine>;`;
    })
    .join('\n');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === virtualFile ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : read(name, ...rest);
  const program = ts.createProgram([virtualFile], { ...options, types: [] }, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(virtualFile);
  if (!file) throw new Error('the types of the events were not read');
  return Object.fromEntries(
    file.statements
      .filter(ts.isTypeAliasDeclaration)
      .map((alias) => [alias.name.text, eventsOf(checker, checker.getTypeAtLocation(alias))]),
  );
}

function eventsOf(checker: ts.TypeChecker, union: ts.Type): EventShapes[string] {
  const events: Record<string, Record<string, Shape>> = {};
  for (const event of union.isUnion() ? union.types : [union]) {
    const parts = partsOf(checker, event, 0);
    const type = parts.kind === 'parts' ? parts.parts['type'] : undefined;
    if (parts.kind !== 'parts' || type?.kind !== 'one') continue;
    const { type: _type, ...rest } = parts.parts;
    for (const name of type.of) events[String(name)] = rest;
  }
  return events;
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type, depth: number): Shape {
  if (depth > DEEPEST) return { kind: 'anything' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'one', of: [type.value] };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { kind: 'one', of: [checker.typeToString(type) === 'true'] };
  if (type.flags & ts.TypeFlags.Null) return { kind: 'one', of: [null] };
  if (type.flags & ts.TypeFlags.StringLike) return { kind: 'text' };
  if (type.flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
  if (type.flags & ts.TypeFlags.Boolean) return { kind: 'yesNo' };
  if (type.isUnion())
    return unionOf(type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map((one) => shapeOf(checker, one, depth)));
  // a number that knows its unit, a date that was read: named by an intersection with a mark
  if (type.isIntersection())
    return (
      type.types.map((one) => shapeOf(checker, one, depth)).find(({ kind }) => kind === 'text' || kind === 'number') ??
      partsOf(checker, type, depth)
    );
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (element) return { kind: 'list', of: shapeOf(checker, element, depth + 1) };
  return type.flags & ts.TypeFlags.Object ? partsOf(checker, type, depth) : { kind: 'anything' };
}

function partsOf(checker: ts.TypeChecker, type: ts.Type, depth: number): Shape {
  const properties = checker.getPropertiesOfType(type);
  return {
    kind: 'parts',
    parts: Object.fromEntries(properties.map((one) => [one.name, shapeOf(checker, checker.getTypeOfSymbol(one), depth + 1)])),
    optional: properties.filter(({ flags }) => flags & ts.SymbolFlags.Optional).map(({ name }) => name),
  };
}

/** The compiler's own order depends on what it read before. */
const inOrder = <T>(values: readonly T[]): T[] => [...values].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

function unionOf(shapes: readonly Shape[]): Shape {
  const values = inOrder(shapes.flatMap((shape) => (shape.kind === 'one' ? shape.of : [])));
  const others = inOrder(shapes.filter(({ kind }) => kind !== 'one'));
  const isYesNo = values.includes(true) && values.includes(false);
  const plain = isYesNo ? values.filter((value) => typeof value !== 'boolean') : values;
  const all: readonly Shape[] = [
    ...others,
    ...(isYesNo ? [{ kind: 'yesNo' } as const] : []),
    ...(plain.length > 0 ? [{ kind: 'one', of: plain } as const] : []),
  ];
  const [only] = all;
  return all.length === 1 && only ? only : { kind: 'either', of: all };
}
