/** What of the filter machine may be in a recording (code.20): the list that the server reads by, held against the machine's own types. */
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { FILTER_RECORDED } from '#core/domain/recorded/filter';
import type { FilterContext, FilterEvent } from './filter.machine';

export const filterRecorded: RecordedParts<FilterEvent, FilterContext> = FILTER_RECORDED;
