/** What these documents use of Stripe's own script, which a tag before ours has loaded. */

interface Failure {
  readonly type: string;
}

export interface ConfirmationToken {
  readonly id: string;
  readonly payment_method_preview: { readonly card?: { readonly brand: string; readonly last4: string } | null };
}

export interface PaymentElement {
  mount(at: HTMLElement): void;
  focus(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
  on(event: 'change', listener: (change: { readonly complete: boolean }) => void): void;
}

/** A wallet's button was pressed: `resolve` opens the wallet, and counts within a second. */
export interface WalletClick {
  resolve(options: { readonly billingAddressRequired: boolean }): void;
}

export interface WalletElement {
  mount(at: HTMLElement): void;
  on(event: 'loaderror' | 'cancel', listener: () => void): void;
  on(event: 'ready', listener: (ready: { readonly availablePaymentMethods?: Readonly<Record<string, boolean>> }) => void): void;
  on(event: 'click', listener: (click: WalletClick) => void): void;
  on(event: 'confirm', listener: (confirmed: { paymentFailed(why: { readonly reason: 'fail' }): void }) => void): void;
}

export interface Elements {
  create(kind: 'payment', options: object): PaymentElement;
  create(kind: 'expressCheckout', options: object): WalletElement;
  update(options: { readonly amount: number }): void;
  submit(): Promise<{ readonly error?: Failure }>;
}

export interface StripeJs {
  elements(options: object): Elements;
  createConfirmationToken(options: {
    readonly elements: Elements;
    readonly params?: object;
  }): Promise<{ readonly error?: Failure; readonly confirmationToken?: ConfirmationToken }>;
  handleNextAction(options: { readonly clientSecret: string }): Promise<unknown>;
}

type Factory = (publishableKey: string, options: { readonly locale: string }) => StripeJs;

/** Null where the script could not be loaded. */
export function openStripeJs(publishableKey: string, lang: string): StripeJs | null {
  const factory: unknown = Reflect.get(window, 'Stripe');
  if (typeof factory !== 'function') return null;
  // Stripe's Spanish of the Americas
  return (factory as Factory)(publishableKey, { locale: lang === 'es' ? 'es-419' : 'en' });
}
