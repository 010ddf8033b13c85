/** Where traces are sent, by the names that OpenTelemetry gives its settings. */
import type { ReadVariable } from './readVariable';

export interface TracesSettings {
  /** Address of the collector, without the path of its kind of data. */
  readonly endpoint: string;
  readonly service: string;
  /** Share of requests that are traced, from 0 to 1. */
  readonly share: number;
}

const NAME = /^[\w.-]{1,60}$/;

/** Null while no collector is named. */
export function readTraces(read: ReadVariable): TracesSettings | null {
  const endpoint = read<string | null>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    null,
    'an http(s) URL without query, such as http://127.0.0.1:4318',
    parseEndpoint,
  );
  const service = read('OTEL_SERVICE_NAME', 'wingfare', 'a name of letters, digits, dots and hyphens', (t) => (NAME.test(t) ? t : null));
  const share = read('OTEL_TRACES_SAMPLER_ARG', 1, 'a number from 0 to 1, such as 0.1', (t) =>
    /^(?:0(?:\.\d{1,6})?|1)$/.test(t) ? Number(t) : null,
  );
  return endpoint === null ? null : { endpoint, service, share };
}

function parseEndpoint(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null;
  return url.href.replace(/\/$/, '');
}
