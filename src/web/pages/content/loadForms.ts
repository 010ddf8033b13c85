/**
 * What some content pages have beside their text: a chunk of its own, since forms send, which the other pages do not. They share
 * one: each chunk costs the entry of every page its name and hash.
 */
import type { ComponentType } from 'react';
import type { RouteId } from '#core/domain/routes';

type LoadForm = () => Promise<ComponentType>;

export const FORMS = {
  contact: {
    chunk: 'forms',
    load: (): ReturnType<LoadForm> => import(/* webpackChunkName: "forms" */ './Contact').then((m) => m.Contact),
  },
  cancelRequest: {
    chunk: 'forms',
    load: (): ReturnType<LoadForm> => import(/* webpackChunkName: "forms" */ './Cancellation').then((m) => m.Cancellation),
  },
  vacations: {
    chunk: 'forms',
    load: (): ReturnType<LoadForm> =>
      import(/* webpackChunkName: "forms" */ '#web/features/enquiries/components/VacationForm').then((m) => m.VacationForm),
  },
  newsletter: {
    chunk: 'forms',
    load: (): ReturnType<LoadForm> =>
      import(/* webpackChunkName: "forms" */ '#web/features/enquiries/components/NewsletterForm').then((m) => m.NewsletterForm),
  },
  subscription: {
    chunk: 'forms',
    load: (): ReturnType<LoadForm> =>
      import(/* webpackChunkName: "forms" */ '#web/features/enquiries/components/MailSubscription').then((m) => m.MailSubscription),
  },
} as const satisfies Partial<Record<RouteId, { readonly chunk: string; readonly load: LoadForm }>>;

export type FormRoute = keyof typeof FORMS;
export const hasForm = (route: RouteId): route is FormRoute => route in FORMS;
