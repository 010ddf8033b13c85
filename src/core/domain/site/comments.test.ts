import fc from 'fast-check';
import { countShown, threadsOf } from './comments';
import type { Thread, ThreadComment } from './comments';

const comment = (id: number, parentId: number | null = null, isHidden = false): ThreadComment => ({ id, parentId, isHidden });

type Shape = readonly (number | Shape)[];
/** Each id, then the replies to it. */
const shapeOf = (threads: readonly Thread<ThreadComment>[]): Shape =>
  threads.flatMap(({ comment: { id }, replies }) => (replies.length === 0 ? [id] : [id, shapeOf(replies)]));

it.each<[string, readonly ThreadComment[], Shape, number]>([
  ['nothing', [], [], 0],
  ['threads in their order', [comment(1), comment(2)], [1, 2], 2],
  ['replies below what they answer', [comment(1), comment(2), comment(3, 1), comment(4, 3)], [1, [3, [4]], 2], 4],
  ['a hidden comment left out', [comment(1, null, true), comment(2)], [2], 1],
  ['a hidden comment kept where it was answered', [comment(1, null, true), comment(2, 1)], [1, [2]], 1],
  ['a hidden reply below a hidden comment', [comment(1, null, true), comment(2, 1, true)], [], 0],
  ['a reply to nobody left out', [comment(2, 7)], [], 0],
])('%s', (_, comments, shape, count) => {
  const threads = threadsOf(comments);
  expect([shapeOf(threads), countShown(threads)]).toEqual([shape, count]);
});

it('shows every comment that can be read, once', () => {
  const some = fc
    .array(fc.record({ parent: fc.nat(), isRoot: fc.boolean(), isHidden: fc.boolean() }), { maxLength: 30 })
    .map((rows) => rows.map(({ parent, isRoot, isHidden }, i) => comment(i, isRoot || i === 0 ? null : parent % i, isHidden)));
  fc.assert(
    fc.property(some, (comments) => {
      const shown = (threads: readonly Thread<ThreadComment>[]): readonly number[] =>
        threads.flatMap((t) => [...(t.comment.isHidden ? [] : [t.comment.id]), ...shown(t.replies)]);
      const ids = shown(threadsOf(comments));
      expect([...ids].sort((a, b) => a - b)).toEqual(comments.filter((c) => !c.isHidden).map((c) => c.id));
      expect(countShown(threadsOf(comments))).toBe(ids.length);
    }),
  );
});
