/** Every transition of a payment is taken on the drawn pages that invoke it, also on those that were reloaded under it (code.28). */
import { itWalks } from './itWalks';
import { paymentRoutes } from './pageRoutes';
import { paymentStage } from './payment.stage';

for (const [name, routes] of Object.entries(paymentRoutes())) itWalks(name, paymentStage(name), routes);
