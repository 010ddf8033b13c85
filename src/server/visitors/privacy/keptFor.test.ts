import { CODE_KEPT_MS } from '#core/domain/site/trackingCode';
import { COUNTED_KEPT_MS } from '../../mail/recipientLimit.service';
import { TRACKING_KEPT_MS } from '../tracking/tracking.service';
import { DRAFTS_KEPT_MS, FAILED_KEPT_MS, RECORDINGS_KEPT_MS } from './retention.service';

it('what the jobs keep is what the rules say (tracking.6, tracking.13), in milliseconds', () => {
  const day = 24 * 60 * 60 * 1000;
  expect([TRACKING_KEPT_MS, DRAFTS_KEPT_MS, FAILED_KEPT_MS, RECORDINGS_KEPT_MS, CODE_KEPT_MS, COUNTED_KEPT_MS]).toEqual([
    90 * day,
    30 * day,
    7 * day,
    60 * day,
    30 * day,
    day,
  ]);
});
