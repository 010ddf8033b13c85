/** What the user agent says of the device, for call clicks alone: layout follows CSS and media queries. Loaded when first asked for. */
export interface DeviceFacts {
  /** `mobile`, `tablet`, `browser` … */
  readonly type: string;
  /** Maker and model where the user agent names them, else the system: `Apple iPhone`, `Windows`. */
  readonly name: string;
  readonly browser: string;
}

const UNKNOWN: DeviceFacts = { type: 'unknown', name: 'unknown', browser: 'unknown' };

let asked: Promise<DeviceFacts> | null = null;

/** The facts of this device; `unknown` where they cannot be loaded. Never rejects. */
export function deviceFacts(): Promise<DeviceFacts> {
  asked ??= import(/* webpackChunkName: "device" */ 'react-device-detect').then(
    (found) => {
      const model = [found.mobileVendor, found.mobileModel].filter((part) => part !== '' && part !== 'none').join(' ');
      return { type: found.deviceType, name: model || found.osName, browser: found.browserName };
    },
    () => {
      asked = null;
      return UNKNOWN;
    },
  );
  return asked;
}
