/** A rule of oxlint for what no rule of its own forbids: each option says which syntax, as a selector, and why. */
const noRestrictedSyntax = {
  meta: { type: 'suggestion', schema: { type: 'array' } },
  create: (context) =>
    Object.fromEntries(context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })])),
};

export default { meta: { name: 'wingfare' }, rules: { 'no-restricted-syntax': noRestrictedSyntax } };
