/** What each kind of entry is called, what a person does about it, and where the provider shows it. One row a kind, in both languages. */
import type { Locale } from '#core/domain/site/routes';
import type { AttentionKind } from './attention.tables';

/** Which of the provider's pages an entry is about. */
export type ProviderPage = 'dispute' | 'payment' | 'order';

interface GuideWords {
  readonly name: string;
  /** A sentence or two in the imperative. */
  readonly todo: string;
}

interface Guide extends Readonly<Record<Locale, GuideWords>> {
  /** Null where nothing of the provider's is to be looked at. */
  readonly page: ProviderPage | null;
}

export const ATTENTION_GUIDE: Readonly<Record<AttentionKind, Guide>> = {
  dispute: {
    page: 'dispute',
    en: {
      name: 'A cardholder disputes a payment',
      todo: 'Answer at Stripe with evidence before the day given: itinerary, ticket mail, the rules agreed to. Or accept the dispute.',
    },
    es: {
      name: 'Un titular disputa un pago',
      todo: 'Responda en Stripe con pruebas antes del día indicado: itinerario, correo del boleto, reglas aceptadas. O acepte la disputa.',
    },
  },
  early_fraud_warning: {
    page: 'payment',
    en: {
      name: 'The card issuer warns of fraud',
      todo: 'Call the traveler. Cancel and refund the booking if the cardholder does not know it; otherwise expect a dispute.',
    },
    es: {
      name: 'El emisor de la tarjeta advierte de un fraude',
      todo: 'Llame al viajero. Si el titular no reconoce la reserva, cancele y reembolse; si no, espere una disputa.',
    },
  },
  refund_failed: {
    page: 'payment',
    en: {
      name: 'A refund did not reach the card',
      todo: 'The money is back in the balance at Stripe. Ask the traveler how to pay it out, and pay it by check or transfer.',
    },
    es: {
      name: 'Un reembolso no llegó a la tarjeta',
      todo: 'El dinero volvió al saldo de Stripe. Pregunte al viajero cómo recibirlo y páguelo por cheque o transferencia.',
    },
  },
  refunded_at_provider: {
    page: 'payment',
    en: {
      name: 'A payment was refunded at the provider',
      todo: 'Find out who refunded it in the dashboard. If the trip is off, cancel the booking here as well.',
    },
    es: {
      name: 'Un pago se reembolsó en el proveedor',
      todo: 'Averigüe quién lo reembolsó en el panel. Si el viaje no se hace, cancele también la reserva aquí.',
    },
  },
  payment_stuck: {
    page: 'payment',
    en: {
      name: 'A payment is stuck',
      todo: 'Look at the payment at the provider, then retry the booking here. If it stays stuck, call the provider.',
    },
    es: {
      name: 'Un pago está atascado',
      todo: 'Mire el pago en el proveedor y reintente la reserva aquí. Si sigue atascado, llame al proveedor.',
    },
  },
  refund_disputed: {
    page: 'payment',
    en: {
      name: 'A refund waits for a dispute',
      todo: 'The provider refunds nothing while the bank decides. Accept the dispute, and the bank pays the cardholder; or win it, and the site refunds by itself. Tell the traveler which.',
    },
    es: {
      name: 'Un reembolso espera una disputa',
      todo: 'El proveedor no reembolsa nada mientras el banco decide. Acepte la disputa y el banco paga al titular; o gánela y el sitio reembolsa por sí mismo. Diga al viajero cuál de las dos.',
    },
  },
  capture_refused: {
    page: 'payment',
    en: {
      name: 'A held amount cannot be taken',
      todo: 'The ticket is issued and not paid for. Ask the traveler to pay another way, or cancel the booking.',
    },
    es: {
      name: 'No se puede cobrar un monto retenido',
      todo: 'El boleto está emitido y no está pagado. Pida al viajero que pague de otra forma o cancele la reserva.',
    },
  },
  authorization_ends: {
    page: 'payment',
    en: {
      name: 'A held amount is about to go back to the card',
      todo: 'Retry the booking here before the time given, or capture the payment at the provider.',
    },
    es: {
      name: 'Un monto retenido está por volver a la tarjeta',
      todo: 'Reintente la reserva aquí antes de la hora indicada o cobre el pago en el proveedor.',
    },
  },
  order_not_found: {
    page: 'order',
    en: {
      name: 'The supplier does not know an order that was paid for',
      todo: 'Look for the order at the supplier by the traveler’s name. If there is none, book again or cancel the booking.',
    },
    es: {
      name: 'El proveedor no conoce una orden que se pagó',
      todo: 'Busque la orden en el proveedor por el nombre del viajero. Si no existe, reserve de nuevo o cancele la reserva.',
    },
  },
  order_not_cancelled: {
    page: 'order',
    en: {
      name: 'An order of a failed booking still stands',
      todo: 'Cancel it in the supplier’s dashboard or call the airline: the traveler was told that the booking failed and does not pay.',
    },
    es: {
      name: 'Una orden de una reserva fallida sigue en pie',
      todo: 'Cancélela en el panel del proveedor o llame a la aerolínea: al viajero se le dijo que la reserva falló y no paga.',
    },
  },
  cancellation_refused: {
    page: 'order',
    en: {
      name: 'A traveler cancels, and the supplier refuses',
      todo: 'Cancel the order with the airline or in the supplier’s dashboard, then cancel the booking on its page. Until the time given here we promised a full refund: call the traveler.',
    },
    es: {
      name: 'Un viajero cancela y el proveedor se niega',
      todo: 'Cancele la orden con la aerolínea o en el panel del proveedor y después la reserva en su página. Hasta la hora indicada prometimos el reembolso completo: llame al viajero.',
    },
  },
  order_without_ticket: {
    page: 'order',
    en: {
      name: 'An order has no ticket document',
      todo: 'Ask the airline whether it issues tickets for this booking. Where it does, ask the supplier for the document.',
    },
    es: {
      name: 'Una orden no tiene documento de boleto',
      todo: 'Pregunte a la aerolínea si emite boletos para esta reserva. Si los emite, pida el documento al proveedor.',
    },
  },
  refund_not_money: {
    page: 'order',
    en: {
      name: 'A cancelled order brought credit instead of money',
      todo: 'Tell the traveler what the airline gave and until when it can be used. Nothing was refunded to the card.',
    },
    es: {
      name: 'Una orden cancelada dio crédito en vez de dinero',
      todo: 'Diga al viajero qué dio la aerolínea y hasta cuándo sirve. No se reembolsó nada a la tarjeta.',
    },
  },
  supplier_refuses_us: {
    page: null,
    en: {
      name: 'The supplier refuses our calls',
      todo: 'Check balance and access token in the supplier’s dashboard, then run npm run desk -- doctor. Nothing can be sold until then.',
    },
    es: {
      name: 'El proveedor rechaza nuestras llamadas',
      todo: 'Revise el saldo y la clave en el panel del proveedor y ejecute npm run desk -- doctor. Hasta entonces no se puede vender.',
    },
  },
  offers_left_out: {
    page: null,
    en: {
      name: 'The supplier has flights that we cannot sell',
      todo: 'Reason “currency”: offers came in another currency; ask the supplier to quote in US dollars. Reason “unreadable”: tell the engineers. Travelers are told to call: sell by phone until then.',
    },
    es: {
      name: 'El proveedor tiene vuelos que no podemos vender',
      todo: 'Motivo “currency”: las ofertas llegaron en otra moneda; pida al proveedor precios en dólares. Motivo “unreadable”: avise a los ingenieros. Se pide a los viajeros que llamen: venda por teléfono hasta entonces.',
    },
  },
  order_unreadable: {
    page: 'order',
    en: {
      name: 'An order was changed, and what it says cannot be read',
      todo: 'Look at the order in the supplier’s dashboard, compare its flights with the booking’s page, and call the traveler about what is otherwise: nobody was told.',
    },
    es: {
      name: 'Una orden cambió y no se puede leer lo que dice',
      todo: 'Revise la orden en el panel del proveedor, compare sus vuelos con la página de la reserva y llame al viajero por lo que haya cambiado: no se avisó a nadie.',
    },
  },
  schedule_change_waits: {
    page: 'order',
    en: {
      name: 'An airline moved flights, and the traveler has not answered',
      todo: 'Call the traveler: accept the new times or cancel. A significant change gives the right to a full refund.',
    },
    es: {
      name: 'Una aerolínea cambió vuelos y el viajero no ha respondido',
      todo: 'Llame al viajero: aceptar los nuevos horarios o cancelar. Un cambio importante da derecho al reembolso completo.',
    },
  },
  accepted_change_unsent: {
    page: 'order',
    en: {
      name: 'The airline must be told that a change was accepted',
      todo: 'Accept the change in the supplier’s dashboard or call the airline, then close this entry.',
    },
    es: {
      name: 'Hay que avisar a la aerolínea de que se aceptó un cambio',
      todo: 'Acepte el cambio en el panel del proveedor o llame a la aerolínea y después cierre este aviso.',
    },
  },
  exchange_unanswered: {
    page: 'order',
    en: {
      name: 'Nobody knows whether flights were changed',
      todo: 'Look at the order in the supplier’s dashboard. The site goes on by itself once the supplier answers; tell the traveler which flights they have.',
    },
    es: {
      name: 'No se sabe si unos vuelos se cambiaron',
      todo: 'Mire la orden en el panel del proveedor. El sitio sigue por sí mismo cuando el proveedor responda; diga al viajero qué vuelos tiene.',
    },
  },
  assistance_unsent: {
    page: 'order',
    en: {
      name: 'Travelers asked for assistance',
      todo: 'Call the airline and have the requests added to its booking: they stand at the travelers. Tell the traveler once it confirms.',
    },
    es: {
      name: 'Unos viajeros pidieron asistencia',
      todo: 'Llame a la aerolínea y haga añadir las solicitudes a su reserva: figuran junto a los viajeros. Avise al viajero cuando la confirme.',
    },
  },
  passport_unsent: {
    page: 'order',
    en: {
      name: 'The airline must be told of a passport',
      todo: 'Ask the traveler for the passport by telephone, enter it at the airline, then close this entry.',
    },
    es: {
      name: 'Hay que comunicar un pasaporte a la aerolínea',
      todo: 'Pida el pasaporte al viajero por teléfono, ingréselo en la aerolínea y después cierre este aviso.',
    },
  },
  traveler_numbers_unsent: {
    page: 'order',
    en: {
      name: 'The airline must be told of numbers of travelers',
      todo: 'Ask for the Known Traveler, redress or frequent-flyer numbers by telephone, enter them at the airline, then close this entry.',
    },
    es: {
      name: 'Hay que comunicar números de viajeros a la aerolínea',
      todo: 'Pida por teléfono los números de viajero conocido, de compensación o de viajero frecuente, ingréselos en la aerolínea y después cierre este aviso.',
    },
  },
  name_correction_asked: {
    page: 'order',
    en: {
      name: 'The airline must correct a name',
      todo: 'Have the airline correct the ticket: both names stand on the booking’s page. Say there that it did, and the traveler is mailed; or that it refuses, and call.',
    },
    es: {
      name: 'La aerolínea tiene que corregir un nombre',
      todo: 'Haga que la aerolínea corrija el boleto: ambos nombres figuran en la página de la reserva. Indique allí que lo hizo y se escribe al viajero; o que se niega, y llámelo.',
    },
  },
  mail_undelivered: {
    page: null,
    en: {
      name: 'A mail did not reach the traveler',
      todo: 'Call the traveler and say what the mail says: it is among the mails of the booking here. On the booking’s own page the traveler can give another address, to which it is sent again.',
    },
    es: {
      name: 'Un correo no le llegó al viajero',
      todo: 'Llame al viajero y dígale lo que dice el correo: figura aquí entre los correos de la reserva. En la página de su reserva, el viajero puede indicar otra dirección, a la que se envía de nuevo.',
    },
  },
};

/** What of the installation's accounts the addresses of the providers' pages depend on; null where the sandbox is used. */
export interface ProviderAccounts {
  readonly stripe: { readonly isTestMode: boolean } | null;
  /** `organization` is how Duffel's dashboard names the account in its addresses; null where it is not set. */
  readonly duffel: { readonly isTestMode: boolean; readonly organization: string | null } | null;
}

/** The provider's page about something by its id; null where there is none, as in a sandbox. */
export function providerLink(page: ProviderPage | null, id: string | null, { stripe, duffel }: ProviderAccounts): string | null {
  if (id === null || !/^\w+$/.test(id)) return null;
  const atStripe = stripe && `https://dashboard.stripe.com/${stripe.isTestMode ? 'test/' : ''}`;
  switch (page) {
    case 'dispute':
      return atStripe && /^d[up]_/.test(id) ? `${atStripe}disputes/${id}` : null;
    case 'payment':
      return atStripe && id.startsWith('pi_') ? `${atStripe}payments/${id}` : null;
    case 'order':
      return duffel?.organization && id.startsWith('ord_')
        ? `https://app.duffel.com/${duffel.organization}/${duffel.isTestMode ? 'test' : 'live'}/orders/${id}`
        : null;
    case null:
      return null;
  }
}
