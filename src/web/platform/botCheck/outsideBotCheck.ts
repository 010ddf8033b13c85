/** A token of the outside bot check: its script is loaded when the first one is requested, and called by the interface it brings. */
import type { OutsideScript } from '#core/contract/pages/settings';
import type { BotAction } from '#core/contract/tracking.schema';

const LOAD_MS = 15_000;
/** Long enough for a person who is shown a puzzle. */
const ANSWER_MS = 120_000;

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly size?: 'invisible';
  readonly action?: string;
  readonly appearance?: 'interaction-only';
  readonly callback?: (token: string) => void;
  readonly 'error-callback'?: () => void;
}

interface Hcaptcha {
  render(place: HTMLElement, options: WidgetOptions): string;
  execute(widget: string, options: { readonly async: true }): Promise<{ readonly response: string }>;
  remove(widget: string): void;
}

interface Turnstile {
  render(place: HTMLElement, options: WidgetOptions): string;
  remove(widget: string): void;
}

/** What the scripts leave on the window; which of them came is seen by its name. */
interface Brought {
  readonly grecaptcha?: Recaptcha & { readonly enterprise?: Recaptcha };
  readonly hcaptcha?: Hcaptcha;
  readonly turnstile?: Turnstile;
}

let loading: Promise<void> | null = null;

/** Rejects when the script does not come, has no interface we know, or gives no token. */
export async function outsideToken({ siteKey, scriptUrl }: OutsideScript, action: BotAction): Promise<string> {
  loading ??= loadScript(scriptUrl).catch((error: unknown) => {
    // the next try starts over
    loading = null;
    throw error;
  });
  await loading;
  // The names are the providers' own; the script was just loaded.
  const { grecaptcha, hcaptcha, turnstile } = window as Brought;
  if (turnstile) return within(ANSWER_MS, askTurnstile(turnstile, siteKey, action));
  if (hcaptcha) return within(ANSWER_MS, askHcaptcha(hcaptcha, siteKey));
  const recaptcha = grecaptcha?.enterprise ?? grecaptcha;
  if (!recaptcha) throw new Error('no known interface');
  await within(LOAD_MS, new Promise<void>((resolve) => recaptcha.ready(resolve)));
  return within(ANSWER_MS, Promise.resolve(recaptcha.execute(siteKey, { action })));
}

function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('not loaded'));
  });
  script.src = url;
  script.async = true;
  document.head.append(script);
  return within(LOAD_MS, loaded).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

async function askHcaptcha(hcaptcha: Hcaptcha, sitekey: string): Promise<string> {
  return inPlace(async (place) => {
    const widget = hcaptcha.render(place, { sitekey, size: 'invisible' });
    try {
      return (await hcaptcha.execute(widget, { async: true })).response;
    } finally {
      hcaptcha.remove(widget);
    }
  });
}

async function askTurnstile(turnstile: Turnstile, sitekey: string, action: BotAction): Promise<string> {
  return inPlace(async (place) => {
    const shown: { widget?: string } = {};
    try {
      return await new Promise<string>((resolve, reject) => {
        shown.widget = turnstile.render(place, {
          sitekey,
          action,
          appearance: 'interaction-only',
          callback: resolve,
          'error-callback': () => reject(new Error('refused')),
        });
      });
    } finally {
      if (shown.widget !== undefined) turnstile.remove(shown.widget);
    }
  });
}

/** A corner of the page for a widget; empty unless the provider wants to see somebody click. */
async function inPlace<T>(work: (place: HTMLElement) => Promise<T>): Promise<T> {
  const place = document.createElement('div');
  place.className = 'bot-check';
  document.body.append(place);
  try {
    return await work(place);
  } finally {
    place.remove();
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
