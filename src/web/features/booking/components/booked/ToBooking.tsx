import { Navigate } from 'react-router-dom';
import { href } from '#core/domain/site/routes';
import { useLocale } from '#web/platform/sent/messages';

/** In place of a step of the trip that was paid: Back leads through those, and none of them can be done again. */
export function ToBooking() {
  return <Navigate to={href('confirmation', useLocale())} replace />;
}
