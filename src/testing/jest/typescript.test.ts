interface Transformer {
  readonly getCacheKey: (text: string, file: string, options: object) => string;
}
const { createTransformer } = jest.requireActual<{ readonly createTransformer: (options: object) => Transformer }>('./typescript.cjs');

const keyOf = (text: string, config: object, file = 'src/a.ts'): string =>
  createTransformer({}).getCacheKey(text, `/clone/${file}`, { config: { rootDir: '/clone', ...config }, instrument: false });

describe('the cache key of a compiled file', () => {
  const key = keyOf('export {};', {});

  it.each([
    ['a run of another size', { testPathIgnorePatterns: ['release'] }],
    ['a run with another flag', { verbose: true }],
  ])('stays the same in %s', (_, config) => {
    expect(keyOf('export {};', config)).toBe(key);
  });

  it.each([
    ['its text', keyOf('export { };', {})],
    ['its place', keyOf('export {};', {}, 'src/b.ts')],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(key);
  });
});
