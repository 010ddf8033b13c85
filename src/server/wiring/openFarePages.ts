/** Pages with the fares that were seen: deals and explored places, put into the HTML by the thread of pages. */
import { createPageDeals } from '../deals/pageDeals';
import type { DealsBoardKeeper } from '../deals/dealsBoard';
import type { Deps } from '../deps';
import { createExplored } from '../flights/explore/explored';
import type { ExploreService } from '../flights/explore/explore.service';
import { createFarePages } from '../content/pages/farePages';
import type { FarePages } from '../content/pages/farePages';
import { createPageFares } from '../content/pages/pageFares';

interface FarePagesDeps extends Pick<Deps, 'airports' | 'limits' | 'pages' | 'pageThread' | 'shared'> {
  readonly board: DealsBoardKeeper['current'];
  readonly explore: ExploreService;
  readonly isStrained: () => boolean;
}

export function openFarePages({ pageThread = null, pages, board, ...deps }: FarePagesDeps): FarePages {
  const faresOf = createPageFares({ board, pageDeals: createPageDeals(deps.airports), explored: createExplored(deps) });
  return createFarePages({
    thread: pageThread,
    pages,
    faresOf,
    limits: deps.limits,
    store: deps.shared ?? null,
    isStrained: deps.isStrained,
  });
}
