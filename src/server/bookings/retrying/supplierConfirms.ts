/** What a supplier has not confirmed by then (an accepted change, a passport, a name) it may never: a person looks after it. */
export const SUPPLIER_CONFIRMS_MS = 3_600_000;
