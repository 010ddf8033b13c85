/** The metrics of one process: counted from now on, and served on a port of their own. */
import type { MetricsSettings } from '../platform/config/metricsConfig';
import { countSite } from './countSite';
import { openMetricsServer } from './metricsServer';
import type { MetricsServer } from './metricsServer';
import { createMetrics } from './registry';
import type { SiteMetrics } from './siteMetrics';
import { createWatch } from './watched';
import type { Watched } from './watched';

export interface OpenMetrics {
  readonly site: SiteMetrics;
  readonly server: MetricsServer;
}

/** Rejects with the system's error where the port or address is not to be had. */
export async function openMetrics(settings: MetricsSettings, watched: Watched, steady: () => number): Promise<OpenMetrics> {
  const metrics = createMetrics();
  const look = createWatch(metrics, watched, steady);
  const server = await openMetricsServer({
    ...settings,
    contentType: metrics.registry.contentType,
    async text() {
      await look();
      return metrics.registry.metrics();
    },
  });
  return { site: countSite(metrics), server };
}
