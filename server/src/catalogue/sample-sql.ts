/** One product in so many is in the sample that has indexes of its own (docs/decisions/0103-common-words-are-looked-for-in-a-sample-first.md). */
export const sampleShare = 32

/**
 * Whether a listing `l` is in the sample, as the indexes have it. By its number scattered over all others: what is imported in turns, such as four sizes of
 * each thing, would otherwise be there in one size only.
 */
export const isInSample = `(l.product_id::bigint * 2654435761 >> 16) & ${sampleShare - 1} = 0`

/** The order in which the first of the sample are a smaller one, as an index has it; those that stand first in the table are the oldest. */
export const scattered = 'l.product_id::bigint * 2654435761 & 4294967295'
