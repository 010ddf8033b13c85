/**
 * Who the agency is and what it promises: the defaults. The operator overrides each by environment (docs/operations.md);
 * the server hands the result to the browser in the document (core/contract/pages/settings).
 */
export interface Brand {
  readonly brandName: string;
  /** A class of the logo: `usual`, or `long` for a name that needs smaller letters to be in the header. */
  readonly nameSize: string;
  readonly legalName: string;
  /** Display form `(8xx) 555-01xx`, the range reserved for fiction. */
  readonly mainPhone: string;
  /** The second number: /contact-us and the 404 page. */
  readonly secondPhone: string;
  readonly paymentPhone: string;
  readonly airlinesPhone: string;
  readonly blogPhone: string;
  readonly esPhone: string;
  /** Checkout in Spanish; the Spanish line where it has none of its own. */
  readonly esPaymentPhone: string;
  /** Numbers that take text messages and WhatsApp messages; null where the agency has none. */
  readonly smsNumber: string | null;
  readonly whatsappNumber: string | null;
  readonly email: string;
  readonly addressLines: readonly string[];
  /** Top line and call bar (content.8). */
  readonly promo: string;
  /** Mobile home banner (content.8). */
  readonly promoBanner: string;
  /** The same in Spanish, for /us-es. */
  readonly promoEs: string;
  readonly promoBannerEs: string;
}

/** Letters that are in the header at the usual size, at every width of the window. */
const USUAL_LETTERS = 12;

export const nameSizeOf = (brandName: string): string => (brandName.length > USUAL_LETTERS ? 'long' : 'usual');

export const DEFAULT_BRAND: Brand = {
  brandName: 'Wingfare',
  nameSize: 'usual',
  legalName: 'Wingfare Travel Inc.',
  mainPhone: '(800) 555-0142',
  secondPhone: '(888) 555-0137',
  paymentPhone: '(877) 555-0119',
  airlinesPhone: '(866) 555-0154',
  blogPhone: '(855) 555-0168',
  esPhone: '(844) 555-0173',
  esPaymentPhone: '(844) 555-0173',
  smsNumber: null,
  whatsappNumber: null,
  email: 'info@wingfare.example',
  addressLines: ['1200 Example Avenue, Suite 400', 'New York, NY 10001, USA'],
  promo: 'Up to 30% OFF Flights + Extra Travel Perks!',
  promoBanner: 'Exclusive Airfare Deals!',
  promoEs: '¡Hasta 30% menos en vuelos y más ventajas!',
  promoBannerEs: '¡Ofertas exclusivas de vuelos!',
};
