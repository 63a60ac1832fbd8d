/** One product in so many is in the sample, a table of its own (docs/decisions/0103-common-words-are-looked-for-in-a-sample-first.md); migration 0172 says which. */
export const sampleShare = 32

/** What finding asks of listings, words included, of the sample alone. */
export const sample = 'listing_sample'

/** The order in which the first of the sample are a smaller one, as an index has it; those that stand first in the table are the oldest. */
export const scattered = 'l.product_id::bigint * 2654435761 & 4294967295'
