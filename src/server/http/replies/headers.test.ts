import { buildHeaderSets, policyOfPath } from './headers';

const HERE = { mainApiBase: '', dataApiBase: '/data', publicOrigin: null, botCheck: null, inspect: false, hasBrowserWallets: false };

it('has the documented policy to the letter', () => {
  expect(buildHeaderSets(HERE).page['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; " +
      "worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types wingfare wingfare-offline; report-uri /api/csp-report",
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

it('keeps hold of windows of other origins only where the page is inspected', () => {
  expect(buildHeaderSets(HERE).page['cross-origin-opener-policy']).toBe('same-origin');
  expect(buildHeaderSets({ ...HERE, inspect: true }).page['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

describe('with wallets of the browser', () => {
  const sets = buildHeaderSets({ ...HERE, hasBrowserWallets: true });

  it('lets payment documents alone ask for them, and receive messages of their windows', () => {
    const { payment: opened, ...others } = sets;
    expect(opened).toMatchObject({
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    const { payment: closed, ...same } = buildHeaderSets(HERE);
    expect(others).toEqual(same);
    for (const set of [closed, ...Object.values(others)])
      expect(set).toMatchObject({
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin',
      });
  });

  it('loads nothing from elsewhere by that', () => {
    expect(sets.payment['content-security-policy']).toBe(buildHeaderSets(HERE).payment['content-security-policy']);
  });
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
  ['/us-es/contact-us', 'form'],
  ['/flights/payment-failure', 'page'],
  ['/x/flights/payment', 'page'],
])('%s is a %s document', (path, policy) => {
  expect(policyOfPath(path)).toBe(policy);
});

describe('with an outside bot check', () => {
  const botCheck = {
    siteKey: 'key',
    secret: 'hush',
    scriptUrl: 'https://www.example.net/api.js?render=key',
    verifyUrl: 'https://verify.example.org/siteverify',
    hosts: ['https://*.example.net', 'https://www.example.net'],
    minScore: 0.5,
  };
  const sets = buildHeaderSets({ ...HERE, botCheck });
  const directives = (set: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries((set['content-security-policy'] ?? '').split('; ').map((d) => [d.split(' ')[0] ?? '', d]));

  it('lets documents of forms and of the payment load it, and nothing else', () => {
    for (const set of [sets.form, sets.payment])
      expect(directives(set)).toMatchObject({
        'script-src': "script-src 'self' https://www.example.net https://*.example.net",
        'style-src': "style-src 'self' https://www.example.net https://*.example.net",
        'connect-src': "connect-src 'self' https://www.example.net https://*.example.net",
        'default-src': "default-src 'none'",
        'frame-ancestors': "frame-ancestors 'none'",
      });
    expect(directives(sets.form)['frame-src']).toBe('frame-src https://www.example.net https://*.example.net');
    expect(directives(sets.payment)['frame-src']).toBe("frame-src 'self' https://www.example.net https://*.example.net");
  });

  it('changes no other document, and never names the verifier or the secret', () => {
    const without = buildHeaderSets(HERE);
    expect([sets.page, sets.framed]).toEqual([without.page, without.framed]);
    expect(JSON.stringify(sets)).not.toMatch(/verify\.example\.org|hush/);
  });

  it('asks for trusted types wherever no outside script is loaded', () => {
    const strict = (set: Readonly<Record<string, string>>) => 'require-trusted-types-for' in directives(set);
    expect([sets.page, sets.framed, sets.form, sets.payment].map(strict)).toEqual([true, true, false, false]);
    const without = buildHeaderSets(HERE);
    expect([without.form, without.payment].map(strict)).toEqual([true, true]);
    expect(without.form).toEqual(without.page);
  });
});
