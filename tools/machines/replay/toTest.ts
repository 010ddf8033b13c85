/** A recording as a test of its own: what was sent in by a traveler stays fixed. */
import path from 'node:path';

/** Text of a test file that lies next to the recording. */
export function testOf(root: string, file: string): string {
  const name = path.basename(file, '.json');
  const helper = path
    .relative(path.dirname(path.resolve(file)), path.join(root, 'tools/machines/replay/replayRecording'))
    .replaceAll('\\', '/');
  const isInside = path.resolve(file).startsWith(path.join(root, 'src'));
  return `/** Plays ${name}.json back. */
import { expectReplay } from '${isInside ? '#tools/machines/replay/replayRecording' : helper}';

it('${name.replaceAll('-', ' ')} goes as it was recorded', () => {
  expectReplay(__dirname, '${name}.json');
});
`;
}
