/** Simulated scripts of the providers: each leaves its interface on the window, as the real ones do. */
import type { outsideToken as OutsideToken } from './outsideBotCheck';

const SCRIPT = { siteKey: 'site', scriptUrl: 'https://www.example.net/api.js' };
const scripts = (): readonly HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** A page that has not requested anything yet. */
async function freshPage(): Promise<typeof OutsideToken> {
  jest.resetModules();
  return (await import('./outsideBotCheck')).outsideToken;
}

/** Answers the next script tag: with an interface, or with a failure. */
function answerScript(brought: object | null): void {
  const seen = new MutationObserver(() => {
    const [script] = scripts();
    if (!script) return;
    seen.disconnect();
    if (brought) Object.assign(window, brought);
    script.dispatchEvent(new Event(brought ? 'load' : 'error'));
  });
  seen.observe(document.head, { childList: true });
}

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['grecaptcha', 'hcaptcha', 'turnstile']) Reflect.deleteProperty(window, name);
});

const recaptcha = {
  ready: (then: () => void) => then(),
  execute: (key: string, { action }: { action: string }) => Promise.resolve(`v3 ${key} ${action}`),
};

it.each<[string, object, string]>([
  ['reCAPTCHA v3', { grecaptcha: recaptcha }, 'v3 site contact'],
  ['reCAPTCHA Enterprise', { grecaptcha: { enterprise: { ...recaptcha, execute: () => Promise.resolve('enterprise') } } }, 'enterprise'],
  [
    'hCaptcha',
    { hcaptcha: { render: () => 'w', execute: (w: string) => Promise.resolve({ response: `h ${w}` }), remove: () => undefined } },
    'h w',
  ],
  [
    'Turnstile',
    {
      turnstile: {
        render: (_place: HTMLElement, o: { sitekey: string; action: string; callback: (t: string) => void }) => {
          setTimeout(() => o.callback(`t ${o.sitekey} ${o.action}`));
          return 'w';
        },
        remove: () => undefined,
      },
    },
    't site contact',
  ],
])('asks %s by the interface it brings, and leaves nothing on the page', async (_name, brought, token) => {
  const outsideToken = await freshPage();
  answerScript(brought);
  expect(await outsideToken(SCRIPT, 'contact')).toBe(token);
  expect(scripts().map((s) => s.src)).toEqual([SCRIPT.scriptUrl]);
  expect(document.querySelector('.bot-check')).toBeNull();
});

it('loads the script once, and again only after it failed', async () => {
  const outsideToken = await freshPage();
  answerScript(null);
  await expect(outsideToken(SCRIPT, 'contact')).rejects.toThrow('not loaded');
  expect(scripts()).toEqual([]);
  answerScript({ grecaptcha: recaptcha });
  expect(await outsideToken(SCRIPT, 'contact')).toBe('v3 site contact');
  expect(await outsideToken(SCRIPT, 'payment')).toBe('v3 site payment');
  expect(scripts()).toHaveLength(1);
});

it.each<[string, object]>([
  ['brings no interface we know', { other: {} }],
  ['refuses', { grecaptcha: { ...recaptcha, execute: () => Promise.reject(new Error('no')) } }],
  [
    'finds nobody',
    {
      turnstile: {
        render: (_place: HTMLElement, o: { 'error-callback': () => void }) => {
          setTimeout(o['error-callback']);
          return 'w';
        },
        remove: () => undefined,
      },
    },
  ],
])('rejects where the script %s', async (_what, brought) => {
  const outsideToken = await freshPage();
  answerScript(brought);
  await expect(outsideToken(SCRIPT, 'contact')).rejects.toThrow();
});
