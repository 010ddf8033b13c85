/** What some content pages have beside their text: chunks of their own, since forms send, which the other pages do not. */
import type { ComponentType } from 'react';
import type { RouteId } from '#core/domain/routes';

type LoadForm = () => Promise<ComponentType>;

export const FORMS = {
  contact: {
    chunk: 'contact-form',
    load: (): ReturnType<LoadForm> => import(/* webpackChunkName: "contact-form" */ './Contact').then((m) => m.Contact),
  },
  cancelRequest: {
    chunk: 'cancellation-form',
    load: (): ReturnType<LoadForm> => import(/* webpackChunkName: "cancellation-form" */ './Cancellation').then((m) => m.Cancellation),
  },
  vacations: {
    chunk: 'vacation-form',
    load: (): ReturnType<LoadForm> =>
      import(/* webpackChunkName: "vacation-form" */ '#web/features/enquiries/components/VacationForm').then((m) => m.VacationForm),
  },
  newsletter: {
    chunk: 'newsletter-form',
    load: (): ReturnType<LoadForm> =>
      import(/* webpackChunkName: "newsletter-form" */ '#web/features/enquiries/components/NewsletterForm').then((m) => m.NewsletterForm),
  },
  subscription: {
    chunk: 'mail-subscription',
    load: (): ReturnType<LoadForm> =>
      import(/* webpackChunkName: "mail-subscription" */ '#web/features/enquiries/components/MailSubscription').then(
        (m) => m.MailSubscription,
      ),
  },
} as const satisfies Partial<Record<RouteId, { readonly chunk: string; readonly load: LoadForm }>>;

export type FormRoute = keyof typeof FORMS;
export const hasForm = (route: RouteId): route is FormRoute => route in FORMS;
