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
      const onMessage = (event) => {
        if (event.source !== frame.contentWindow || event.data.nonce !== nonce) return;
        window.removeEventListener('message', onMessage);
        resolve(event.data);
      };
      window.addEventListener('message', onMessage);
      frame.contentWindow.postMessage({ ...question, nonce }, home);
    });
  const only = (given, known, where) => {
    const unknown = Object.keys(given ?? {}).find((name) => !known.includes(name));
    if (unknown) throw new Error('unknown option ' + unknown + ' of ' + where);
  };
  // what a wallet's events carry; a press that is not resolved within a second opens nothing
  const eventOf = (group, data) => {
    const pressed = performance.now();
    return {
      ...data,
      resolve: (options) => {
        only(options, ['billingAddressRequired'], 'resolve');
        if (performance.now() - pressed > 1000) throw new Error('resolve must be called within 1 second');
        group.frame.contentWindow.postMessage({ open: data.expressPaymentType, amount: group.amount }, home);
      },
      paymentFailed: () => group.frame.contentWindow.postMessage({ failed: true }, home),
    };
  };
  window.Stripe = (key) => {
    if (!key.startsWith('pk_')) throw new Error('not a publishable key');
    return {
      elements: (options) => {
        if (!(options.amount > 0) || options.mode !== 'payment' || options.captureMethod !== 'manual') throw new Error('elements');
        const listeners = {};
        const group = {
          amount: options.amount,
          create: (kind, settings) => {
            const isWallet = kind === 'expressCheckout';
            only(settings, isWallet ? ['buttonHeight', 'paymentMethods'] : ['fields', 'wallets', 'terms'], kind);
            group.isWallet = isWallet;
            group.frame = isWallet ? frameAt('/wallets', 190, 'Secure express checkout frame') : frameAt('/frame', 190, 'Secure payment input frame');
            if (isWallet) group.frame.allow = 'payment *';
            window.addEventListener('message', ({ source, data }) => {
              if (source === group.frame.contentWindow) for (const tell of listeners[data.type] ?? []) tell(eventOf(group, data));
            });
            return {
              mount: (at) => at.replaceChildren(group.frame),
              focus: () => group.frame.focus(),
              on: (name, tell) => (listeners[name] ??= []).push(tell),
            };
          },
          update: (change) => {
            only(change, ['amount'], 'update');
            if (!(change.amount > 0)) throw new Error('amount');
            group.amount = change.amount;
          },
          submit: async () => ((await ask(group.frame, { ask: 'check' })).complete ? {} : { error: { type: 'validation_error' } }),
        };
        return group;
      },
      createConfirmationToken: async ({ elements: group, params }) => {
        if (group.isWallet) {
          if (params !== undefined) throw new Error('a wallet has its own billing details');
        } else {
          const { name, address } = params.payment_method_data.billing_details;
          const wanted = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'];
          if (!name || wanted.some((part) => typeof address[part] !== 'string')) throw new Error('billing details');
        }
        const { token, last4 } = await ask(group.frame, { ask: 'token' });
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
