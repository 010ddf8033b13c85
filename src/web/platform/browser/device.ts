/** What the user agent says of the device, for call clicks alone: layout follows CSS and media queries. Loaded when first requested. */
import { UNKNOWN_DEVICE } from '#core/domain/site/visitor';
import type { DeviceFacts } from '#core/domain/site/visitor';

let loading: Promise<DeviceFacts> | null = null;

/** The facts of this device; `unknown` where they cannot be loaded. Never rejects. */
export function deviceFacts(): Promise<DeviceFacts> {
  loading ??= import(/* webpackChunkName: "device" */ 'react-device-detect').then(
    (found) => {
      const model = [found.mobileVendor, found.mobileModel].filter((part) => part !== '' && part !== 'none').join(' ');
      return { type: found.deviceType, name: model || found.osName, browser: found.browserName };
    },
    () => {
      loading = null;
      return UNKNOWN_DEVICE;
    },
  );
  return loading;
}
