/**
 * In builds for development: loads the page again when a build or the server is new, and shows over the page what is wrong with syntax,
 * types or the running program (scripts/dev.ts).
 */
const found = new EventSource('/dev/events');
/** By where they come from; what the build says is replaced as a whole. */
const problems: { build: readonly string[]; page: readonly string[] } = { build: [], page: [] };
const host = document.createElement('div');

found.addEventListener('reload', () => window.location.reload());
found.addEventListener('problems', ({ data }: MessageEvent<string>) => {
  problems.build = JSON.parse(data) as readonly string[]; // our own server's
  show();
});
window.addEventListener('error', ({ error, message }: ErrorEvent) => tell(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => tell(reason));

function tell(thrown: unknown): void {
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  problems.page = [...problems.page, text].slice(-3);
  show();
}

function show(): void {
  const all = [...problems.build, ...problems.page];
  if (all.length === 0) return host.remove();
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const box = document.createElement('pre');
  box.textContent = all.join('\n\n');
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => host.remove());
  // no inline style and no markup: the pages keep their content security policy
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: #1b1b1bf2; color: #ffd9d6; padding: 24px; }
    pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; margin: 0; }
    button { position: absolute; inset: 16px 16px auto auto; font: inherit; }`);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(close, box);
  document.documentElement.append(host);
}
