/** Where the metrics of a process are served, for a monitoring system of the agency's. */
import { isIP } from 'node:net';
import { HOST, parsePort } from './readVariable';
import type { ConfigFault, ReadVariable } from './readVariable';

export interface MetricsSettings {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
}

const DEFAULT_HOST = '127.0.0.1';

/** Null while no port is set. It is never the site's own: visitors are not to read it. */
export function readMetrics(read: ReadVariable, sitePort: number, faults: ConfigFault[]): MetricsSettings | null {
  const port = read<number | null>('METRICS_PORT', null, 'a port number from 0 to 65535', parsePort);
  const host = read('METRICS_HOST', DEFAULT_HOST, 'a host name or address to listen on', (t) => (HOST.test(t) ? t : null));
  if (port === null) return null;
  if (port !== 0 && port === sitePort) faults.push({ variable: 'METRICS_PORT', mustBe: 'another port than PORT' });
  return { port, host };
}

/** Whether only this machine can reach an address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
