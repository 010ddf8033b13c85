/** The list of suppliers, the preferred first: the first that is configured sells. A new one is a folder and a line here. */
import type { OpenSupplier, SupplierAdapter, SupplierDeps } from './adapter';
import { duffel } from './duffel';
import { sandbox } from './sandbox';

const SUPPLIERS: readonly SupplierAdapter[] = [duffel, sandbox];

/** Opens the supplier of this installation. */
export function openSupplier(deps: SupplierDeps): OpenSupplier {
  const adapter = SUPPLIERS.find((one) => one.isConfigured(deps.config));
  if (!adapter) throw new Error('no supplier is configured');
  return adapter.create(deps);
}
