import { buildHeaderSets, policyOfPath } from './headers';

const HERE = { mainApiBase: '', dataApiBase: '/data', publicOrigin: null };

it('has the documented policy to the letter', () => {
  expect(buildHeaderSets(HERE).page['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; " +
      "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types wingfare; report-uri /api/csp-report",
  );
});

it('opens connections to foreign bases only, by origin', () => {
  const sets = buildHeaderSets({ ...HERE, mainApiBase: 'https://api.example.com/v1', dataApiBase: 'https://api.example.com/data' });
  expect(sets.page['content-security-policy']).toContain("connect-src 'self' https://api.example.com;");
});

it('promises https only where the site is reached by it', () => {
  expect(buildHeaderSets(HERE).page).not.toHaveProperty('strict-transport-security');
  expect(buildHeaderSets({ ...HERE, publicOrigin: 'https://x.example' }).page).toHaveProperty('strict-transport-security');
});

it('lets framed documents be framed by us alone, and nothing else', () => {
  const { page, payment, framed } = buildHeaderSets(HERE);
  expect(framed['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(framed).not.toHaveProperty('x-frame-options');
  expect([page['x-frame-options'], payment['x-frame-options']]).toEqual(['DENY', 'DENY']);
  expect(payment['content-security-policy']).toContain("frame-ancestors 'none'");
});

it.each([
  ['/flights/payment', 'payment'],
  ['/us-es/flights/payment/', 'payment'],
  ['/flights/payment-failure', 'page'],
  ['/x/flights/payment', 'page'],
])('%s is a %s document', (path, policy) => {
  expect(policyOfPath(path)).toBe(policy);
});
