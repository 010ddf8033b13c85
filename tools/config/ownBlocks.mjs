/** A stylelint rule: a block belongs to one room. The sheets of rooms that a visitor went through are all on the page, and would mix. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';

const RULE = 'wingfare/own-blocks';
const src = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../src');
/** A selector that is a block and nothing else: `.card`. */
const BLOCK = /^\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** `web/features/search`, `web/ui`, `server/desk`: where the sheets of a block lie together. */
const roomOf = (file) => {
  const [side, part, room] = path.relative(src, file).split(path.sep);
  return part === 'features' || part === 'parts' ? `${side}/${part}/${room}` : `${side}/${part}`;
};

let rooms = null;

/** The rooms that name each block, sheets of documents of their own aside. */
function roomsOfBlocks() {
  const found = new Map();
  for (const name of readdirSync(path.join(src, 'web'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const file = path.join(src, 'web', name);
    // what precedes each opening brace, behind the last rule, declaration or comment
    for (const before of readFileSync(file, 'utf8').split('{').slice(0, -1))
      for (const selector of (before.split(/[};/]/).at(-1) ?? '').split(',')) {
        const [, block] = BLOCK.exec(selector.trim()) ?? [];
        if (block) found.set(block, (found.get(block) ?? new Set()).add(roomOf(file)));
      }
  }
  return found;
}

const rule = (isOn) =>
  function check(root, result) {
    const file = root.source?.input.file;
    if (!isOn || !file || !file.startsWith(path.join(src, 'web'))) return;
    rooms ??= roomsOfBlocks();
    root.walkRules((node) => {
      for (const selector of node.selectors) {
        const [, block] = BLOCK.exec(selector.trim()) ?? [];
        const others = [...(rooms.get(block) ?? [])].filter((room) => room !== roomOf(file));
        if (block && others.length > 0)
          stylelint.utils.report({
            ruleName: RULE,
            result,
            node,
            word: `.${block}`,
            message: `"${block}" is a block of ${others.join(', ')} too (${RULE})`,
          });
      }
    });
  };
rule.ruleName = RULE;
rule.messages = {};

export default stylelint.createPlugin(RULE, rule);
