/** Content pages that have something to fill in. */
import type { RouteId } from '#core/domain/site/routes';

const FORM_ROUTES = ['contact', 'cancelRequest', 'vacations', 'newsletter', 'subscription'] as const satisfies readonly RouteId[];
export type FormRoute = (typeof FORM_ROUTES)[number];
export const hasForm = (route: RouteId): route is FormRoute => FORM_ROUTES.some((other) => other === route);
