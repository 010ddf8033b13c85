/** Duffel's SDK as the site uses it: with its token, and following no redirect (ASVS 15.3.2). */
import { Duffel } from '@duffel/api';
import fetch from 'node-fetch';
import type { DuffelSettings } from '../../../../platform/config/duffelConfig';

// the SDK calls through this package and cannot be configured: what would be a redirect is then an answer that is not Duffel's
Object.assign(fetch, { isRedirect: () => false });

export const openDuffel = ({ accessToken, apiBase }: Pick<DuffelSettings, 'accessToken' | 'apiBase'>): Duffel =>
  new Duffel({ token: accessToken, ...(apiBase === null ? {} : { basePath: apiBase }) });
