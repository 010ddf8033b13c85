/** Our inks and shapes for Stripe's elements. */
export function appearance(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--focus'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorDanger: token('--bad'),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: '16px',
      borderRadius: token('--r-m'),
    },
  };
}

/** Until the page says what is paid; nothing of it is shown before. */
const ANY_AMOUNT = 100;

/** What is paid, held first. Wallets and a typed card have each their own: neither waits for the other to be complete. */
export const holdOf = (): object => ({
  mode: 'payment',
  amount: ANY_AMOUNT,
  currency: 'usd',
  captureMethod: 'manual',
  allowedPaymentMethodTypes: ['card'],
  appearance: appearance(),
});
