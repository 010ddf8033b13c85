/** The stylelint rule for classes that no page has, run as `npm run check` runs it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What the linter says of a sheet: the rule and the text of each finding. */
function findingsIn(css: string): readonly string[] {
  const words = ['--config', 'tools/config/stylelint.mjs', '--formatter', 'json', '--stdin'];
  const { stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules/stylelint/bin/stylelint.mjs'), ...words], {
    cwd: root,
    input: css,
    encoding: 'utf8',
  });
  const [sheet] = JSON.parse(stderr) as readonly { readonly warnings: readonly { readonly text: string }[] }[];
  return (sheet?.warnings ?? []).map(({ text }) => text);
}

const SHEET = `
.btn .poster--paris,
.slick-dots,
.btn--gone,
.Btn {
  color: red;
}
`;

it('finds a class that nothing writes and a name that follows no rule, not one of a fixed part or of a library', () => {
  expect([...findingsIn(SHEET)].sort()).toEqual([
    expect.stringContaining('Expected ".Btn" to match'),
    expect.stringContaining('No page has ".Btn"'),
    expect.stringContaining('No page has ".btn--gone"'),
  ]);
});
