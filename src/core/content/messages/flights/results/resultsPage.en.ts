import { compare } from './compare.en';
import { fares } from '../fares/fares.en';
import { results } from './results.en';
import { wholeCost } from './wholeCost.en';

/** The words of the results page alone, in US English. */
export const resultsPage = { results, compare, fares, wholeCost };
