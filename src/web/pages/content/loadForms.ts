/**
 * What some content pages have beside their text: a chunk of its own, since forms send, which the other pages do not. They share
 * one: each chunk costs the entry of every page its name and hash.
 */
import type { ComponentType } from 'react';
import type { RouteId } from '#core/domain/routes';

type LoadForm = () => Promise<ComponentType>;

/** As the imports below name it. */
export const FORMS_CHUNK = 'forms';

export const FORMS = {
  contact: (): ReturnType<LoadForm> => import(/* webpackChunkName: "forms" */ './Contact').then((m) => m.Contact),
  cancelRequest: (): ReturnType<LoadForm> => import(/* webpackChunkName: "forms" */ './Cancellation').then((m) => m.Cancellation),
  vacations: (): ReturnType<LoadForm> =>
    import(/* webpackChunkName: "forms" */ '#web/features/enquiries/components/VacationForm').then((m) => m.VacationForm),
  newsletter: (): ReturnType<LoadForm> =>
    import(/* webpackChunkName: "forms" */ '#web/features/enquiries/components/NewsletterForm').then((m) => m.NewsletterForm),
  subscription: (): ReturnType<LoadForm> =>
    import(/* webpackChunkName: "forms" */ '#web/features/enquiries/components/MailSubscription').then((m) => m.MailSubscription),
} as const satisfies Partial<Record<RouteId, LoadForm>>;

export type FormRoute = keyof typeof FORMS;
export const hasForm = (route: RouteId): route is FormRoute => route in FORMS;
