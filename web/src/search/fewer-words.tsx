import { mostCounted, type SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { splitSearch } from '@fairquay/contract/search/rules.ts'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resultsQuery } from './search-queries.ts'
import { searchTexts } from './texts.ts'

/** Of each word no more is wanted than whether, and how often, there is something. */
const perPage = 1

/** The words of a search that found nothing, each with what there is of it alone: nobody is left at a dead end by one word too many. */
export function FewerWords({ term, target }: { term: string; target: SearchTarget }) {
  const words = splitSearch(term)
  const found = useQueries({
    queries: words.map((word) => resultsQuery(word, target, 1, perPage)),
    combine: (answers) =>
      answers.flatMap(({ data, isPlaceholderData }, index) => {
        const word = words[index]
        const isFound = data && !isPlaceholderData && data.pagination.total > 0 && data.corrected === undefined
        return word !== undefined && isFound ? [{ word, total: data.pagination.total }] : []
      }),
  })
  if (found.length === 0) return null
  return (
    <div className="mx-auto -mt-6 flex max-w-2xl flex-col items-center gap-3 px-4 pb-14">
      <h3 className="text-base text-soft">{searchTexts.eachWord}</h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {found.map(({ word, total }) => (
          <li key={word}>
            <Link
              to="/search"
              search={{ target, search: word }}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 hover:border-quay md:min-h-9"
            >
              {word}
              {/* No more are counted: how many there are is not known. */}
              {total < mostCounted ? (
                <span className="tabular text-sm text-soft">{searchTexts.count[target](total)}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
