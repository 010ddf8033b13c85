/** Every transition of a change of flights is taken on the drawn page, and of one that was reloaded under it (code.28). */
import { exchangeStage } from './exchange.stage';
import { itWalks } from './itWalks';
import { exchangeRoutes } from './pageRoutes';

for (const [name, routes] of Object.entries(exchangeRoutes())) itWalks(name, exchangeStage(name), routes);
