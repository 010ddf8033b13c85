import { compare } from './compare.es';
import { fares } from '../fares/fares.es';
import { results } from './results.es';
import type { resultsPage as en } from './resultsPage.en';
import { wholeCost } from './wholeCost.es';

export const resultsPage: typeof en = { results, compare, fares, wholeCost };
