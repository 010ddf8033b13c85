/** What of the machine that changes flights may be in a recording (code.20): the list that the server reads by, held against its own types. */
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { EXCHANGE_RECORDED } from '#core/domain/recorded/exchange';
import type { ExchangeContext, ExchangeEvent } from './exchange.types';

export const exchangeRecorded: RecordedParts<ExchangeEvent, ExchangeContext> = EXCHANGE_RECORDED;
