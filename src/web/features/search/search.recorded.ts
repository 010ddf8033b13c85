/** What of the search machine may be in a recording (code.20): the list that the server reads by, held against the machine's own types. */
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { SEARCH_RECORDED } from '#core/domain/recorded/search';
import type { SearchContext, SearchEvent } from './search.types';

export const searchRecorded: RecordedParts<SearchEvent, SearchContext> = SEARCH_RECORDED;
