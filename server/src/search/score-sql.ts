import { mostCounted } from '@fairquay/contract/search/endpoints.ts'

/** How results are put in order, as SQL; `q` is that of queries.ts. */

/** Ranking every match of a common word would read half of the catalogue; these many are ranked, and as many counted. */
export const mostRanked = mostCounted

/** Only as far as the page reaches, so that what is sorted in the end is short. */
export const bestFirst = `order by score desc, name_key, id limit (select reach from q)`

/** Weights of D (kinds), C (seller), B (brand) and A (name), in the order in which the issue ranks them. */
const weights = `'{0.1, 0.2, 0.35, 1}'`

/** The whole name typed comes first, then names that begin so, then names with all the words; of those, the one with the least else in it. */
export function scoreOf(name: string, words: string): string {
  return `(case when ${name} = q.name_key then 16 when starts_with(${name}, q.name_key || ' ') then 2 when starts_with(${name}, q.name_key) then 1 else 0 end
    + case when ts_filter(${words}, '{a}') @@ q.whole then 6 when ts_filter(${words}, '{a}') @@ q.grown then 4 else 0 end
    + 2 * ts_rank(${weights}, ${words}, q.grown) + 0.5 / (1 + length(${name}) / 12.0))`
}

/** A single letter begins too many words: it is looked for at the beginning of names only. */
export const beginsWith = (name: string) => `(${name} >= q.letter and ${name} < q.letter || '~')`
