/**
 * A stylelint rule: every class of a style sheet is written by the product. What code says is in its strings; of a template string such as
 * `poster--${city}` everything that begins with its fixed part counts as written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import ts from 'typescript';

const RULE = 'wingfare/used-classes';
const src = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../src');
/** Rooms that write HTML, and files in them that no visitor receives. */
const WRITERS = ['web', 'server/desk', 'server/content/pages', 'server/payments'];
const NOT_SENT = /\.test\.tsx?$|\.machine\.ts$|\/recordings\//;

/** Names that code writes, and beginnings of names. */
function writtenNames() {
  const names = new Set();
  const beginnings = new Set();
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const words = node.text.match(/[\w-]+/g) ?? [];
      const goesOn = (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) && /[\w-]$/.test(node.text);
      if (goesOn) beginnings.add(words.pop());
      for (const word of words) names.add(word);
    }
    ts.forEachChild(node, visit);
  };
  for (const room of WRITERS)
    for (const file of readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file) && !NOT_SENT.test(file))
        visit(ts.createSourceFile(file, readFileSync(path.join(src, room, file), 'utf8'), ts.ScriptTarget.Latest));
  return { names, beginnings };
}

let written = null;

function isWritten(name) {
  written ??= writtenNames();
  return written.names.has(name) || [...written.beginnings].some((beginning) => name.startsWith(beginning));
}

const rule = (isOn, { ignore = [] } = {}) =>
  function check(root, result) {
    if (!isOn) return;
    root.walkRules((node) => {
      for (const [word, name] of node.selector.replace(/'[^']*'|"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/gi)) {
        if (isWritten(name) || ignore.some((pattern) => pattern.test(name))) continue;
        stylelint.utils.report({ ruleName: RULE, result, node, word, message: `No page has "${word}" (${RULE})` });
      }
    });
  };
rule.ruleName = RULE;
rule.messages = {};

export default stylelint.createPlugin(RULE, rule);
