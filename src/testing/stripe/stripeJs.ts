/** A stand-in of Stripe's script for tests: the card and the bank's question live in a frame of another origin, as with the real one. */

/** Runs in our framed documents; talks to its frame by messages. */
export const STRIPE_JS = `
(() => {
  const home = new URL(document.currentScript.src).origin;
  const frameAt = (path, height, title) => {
    const frame = document.createElement('iframe');
    frame.src = home + path;
    frame.title = title;
    frame.width = '100%';
    frame.height = String(height);
    frame.frameBorder = '0';
    return frame;
  };
  const ask = (frame, question) =>
    new Promise((resolve) => {
      const nonce = Math.random();
      const heard = (event) => {
        if (event.source !== frame.contentWindow || event.data.nonce !== nonce) return;
        window.removeEventListener('message', heard);
        resolve(event.data);
      };
      window.addEventListener('message', heard);
      frame.contentWindow.postMessage({ ...question, nonce }, home);
    });
  window.Stripe = (key) => {
    if (!key.startsWith('pk_')) throw new Error('not a publishable key');
    let card = null;
    return {
      elements: (options) => {
        if (!(options.amount > 0) || options.mode !== 'payment' || options.captureMethod !== 'manual') throw new Error('elements');
        return {
          create: () => {
            const heard = { ready: [], change: [], loaderror: [] };
            card = frameAt('/frame', 190, 'Secure payment input frame');
            window.addEventListener('message', (event) => {
              if (event.source !== card.contentWindow || !heard[event.data.type]) return;
              for (const tell of heard[event.data.type]) tell(event.data);
            });
            return { mount: (at) => at.replaceChildren(card), focus: () => card.focus(), on: (name, tell) => heard[name].push(tell) };
          },
          update: (change) => {
            if (!(change.amount > 0)) throw new Error('amount');
          },
          submit: async () => ((await ask(card, { ask: 'check' })).complete ? {} : { error: { type: 'validation_error' } }),
        };
      },
      createConfirmationToken: async ({ params }) => {
        const { name, address } = params.payment_method_data.billing_details;
        const wanted = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'];
        if (!name || wanted.some((part) => typeof address[part] !== 'string')) throw new Error('billing details');
        const { token, last4 } = await ask(card, { ask: 'token' });
        if (!token) return { error: { type: 'card_error' } };
        return { confirmationToken: { id: token, payment_method_preview: { card: { brand: 'visa', last4 } } } };
      },
      handleNextAction: ({ clientSecret }) =>
        new Promise((resolve) => {
          const bank = frameAt('/frame?secret=' + encodeURIComponent(clientSecret), 160, 'Bank');
          window.addEventListener('message', (event) => {
            if (event.source === bank.contentWindow && event.data.type === 'over') resolve({});
          });
          document.body.append(bank);
        }),
    };
  };
})();
`;

const CARD_SCRIPT = `
const value = (id) => document.getElementById(id).value.replace(/\\D/g, '');
const isComplete = () => value('number').length > 14 && value('expiry').length === 4 && value('cvc').length > 2;
addEventListener('input', () => parent.postMessage({ type: 'change', complete: isComplete() }, '*'));
addEventListener('message', async ({ data, source, origin }) => {
  const answer = data.ask === 'check' ? { complete: isComplete() } : await (await fetch('/tokens', { method: 'POST', body: value('number') })).json();
  source.postMessage({ ...answer, nonce: data.nonce }, origin);
});
parent.postMessage({ type: 'ready' }, '*');
`;

const BANK_SCRIPT = `
addEventListener('click', async ({ target }) => {
  if (!target.value) return;
  const secret = new URLSearchParams(location.search).get('secret');
  await fetch('/challenge', { method: 'POST', body: JSON.stringify({ secret, how: target.value }) });
  parent.postMessage({ type: 'over' }, '*');
});
`;

/** The card, or with a secret the bank's question. */
export function cardFrameDocument(secret: string | null): string {
  const field = (id: string, label: string): string => `<p><label for="${id}">${label}</label><br><input id="${id}"></p>`;
  const body =
    secret === null
      ? `${field('number', 'Card number')}${field('expiry', 'Expiration date')}${field('cvc', 'CVC')}<script>${CARD_SCRIPT}</script>`
      : `<p>Test bank</p><button value="complete">Complete</button> <button value="fail">Fail</button><script>${BANK_SCRIPT}</script>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stand-in</title>${body}</html>`;
}
