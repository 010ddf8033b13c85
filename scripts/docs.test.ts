/** Documents stay true: every file, folder, link, anchor, name of code, setting and command that they name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');
const NOT_OURS = new Set(['node_modules', 'dist', 'var', '.git', '.cache']);
const CODE_FILE = /\.(?:[cm]?[jt]sx?|css|md|json|jsonc|sql|svg|png)$/;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

const files = filesIn('');
const documents = files.filter((file) => file === 'README.md' || /^(?:docs|tools)\/.*\.md$/.test(file));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
/** Every way in which a file or folder may be named: a path may begin at any folder, and leave out the ends of the file's name. */
const names = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const name = parts.pop() ?? '';
    const short = name.split('.').map((_, i, words) => words.slice(0, words.length - i).join('.'));
    const paths = [...short.map((end) => [...parts, end]), ...parts.map((_, i) => parts.slice(0, i + 1))];
    return paths.flatMap((whole) => whole.map((_, i) => whole.slice(i).join('/')));
  }),
);
const roomFolders = new Set(files.filter((file) => file.startsWith('src/')).flatMap((file) => file.split('/').slice(1, 3)));

/** Every word of our own source: a name of code that a document gives is one of them. */
const SOURCE = /^(?:\.env\.example|package\.json|(?!docs\/).*\.(?:[cm]?[jt]sx?|css|sql|jsonc))$/;
const words = new Set(files.filter((file) => SOURCE.test(file)).flatMap((file) => read(file).match(/[\w$]+/g) ?? []));

/** Text within backticks, and each line of a code block. */
function codeOf(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]+?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const indented = [...text.matchAll(/^ {4}\S.*$/gm)].map(([line]) => line.trim());
  const inline = [...text.replace(/^```[\s\S]+?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...indented, ...inline];
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, unknown>> };

/** A name of one of our files or folders, as against an address, a media type or a word of code. */
function looksLikePath(code: string): boolean {
  if (!/^[\w@.*-]+(?:\/[\w@.*-]+)*\/?$/.test(code) || code.includes('..')) return false;
  if (`node_modules/${code}` in packages) return false;
  if (CODE_FILE.test(code)) return !code.startsWith('node_modules/') && !code.includes('NAME');
  const [first = '', ...rest] = code.split('/');
  return rest.length > 0 && (topFolders.has(first) || roomFolders.has(first));
}

function exists(code: string): boolean {
  const name = code.replace(/\/$/, '');
  if (!name.includes('*')) return names.has(name);
  const pattern = new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replace(/\./g, '\\.'))
      .join('[^/]*')}$`,
  );
  return [...names].some((known) => pattern.test(known));
}

/** Names such as `createDraft`, `booking.machine`, `DATA_DIR` or `price_entries`: what cannot be a word of English. */
function identifiersOf(code: string): readonly string[] {
  if (!/^[\w$.]+(?:\(\))?$/.test(code) || CODE_FILE.test(code)) return [];
  return code.split(/[.()]/).filter((name) => /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|^[A-Z]{5,}$/.test(name));
}

/** Where headings and requirements can be linked to. */
function anchorsOf(document: string): ReadonlySet<string> {
  const text = read(document);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}

function isBrokenLink(document: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target);
  if (!existsSync(path.join(ROOT, file))) return true;
  return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
}

it.each(documents)('%s names files that exist', (document) => {
  const named = codeOf(read(document)).filter(looksLikePath);
  expect(named.filter((code) => !exists(code))).toEqual([]);
});

it.each(documents)('%s uses names that the code has', (document) => {
  const named = codeOf(read(document)).flatMap(identifiersOf);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

it.each(documents)('%s has links that lead somewhere', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => isBrokenLink(document, link))).toEqual([]);
});

it('the commands that documents name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) => [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it('the commands of the desk that documents name exist, and operations names them all', () => {
  const sources = files.filter((file) => /^src\/server\/desk\/(?:\w+\/)?\w*ommands\.ts$/.test(file)).map(read);
  const commands = new Set([
    'doctor',
    ...sources.flatMap((text) =>
      [...text.matchAll(/\busage: '([a-z-]+)|^ {2}'?([a-z-]+)'?: (?:\{|\w+\()/gm)].map(([, usage, key = '']) => usage ?? key),
    ),
  ]);
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/(?:npm run desk --|`desk) ([a-z-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !commands.has(name))).toEqual([]);
  const operations = read('docs/operations.md');
  expect([...commands].filter((name) => !new RegExp(`(?:\`|desk -- )${name}\\b`).test(operations))).toEqual([]);
  expect(commands.size).toBeGreaterThan(15);
});

/** Decisions are in files by subject, each under a heading that begins with its number. */
const decisions = documents
  .filter((file) => file.startsWith('docs/decisions/'))
  .flatMap((file) => [...read(file).matchAll(/^#+ (\d{3})\b/gm)].map(([, number = '']) => number));

it('no two decisions have one number', () => {
  expect(decisions.filter((number, i) => decisions.indexOf(number) !== i)).toEqual([]);
  expect(decisions.length).toBeGreaterThan(30);
});

it('the decisions that documents and comments name by number exist', () => {
  const texts = [...documents, ...files.filter((file) => SOURCE.test(file))].map(read);
  const lists = texts.flatMap((text) => [...text.matchAll(/\bdecisions?[ /](\d{3}(?:(?:,| and) \d{3})*)\b/g)].map(([, list = '']) => list));
  const named = lists.flatMap((list) => list.match(/\d{3}/g) ?? []);
  expect(named.filter((number) => !decisions.includes(number))).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});
