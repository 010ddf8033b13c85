/** What a published fare is, in the one sentence that list, questions and fee page share (fare-model.24). */
export const publishedFare =
  'The published fare is the airline’s own price today for one adult on the same flight, with taxes and without our fee. We show it only where our price, fee included, is lower.';
