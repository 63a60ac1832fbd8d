import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hsCodeQuery } from './hs-queries.ts'
import { hsTexts as texts } from './texts.ts'

/** So many are told; who has goods of more reads them in the tariff. */
const mostSaid = 10

/** What customs codes say, each a way to its page; a code that cannot be right is told of. */
export function CodesSaid({ codes }: { codes: readonly (string | null)[] }) {
  const told = [...new Set(codes.filter((code) => code !== null && code !== ''))].sort().slice(0, mostSaid)
  const answers = useQueries({ queries: told.map((code) => hsCodeQuery(code ?? '')) })
  if (told.length === 0) return null
  return (
    <ul aria-label={texts.said} className="mt-2 flex flex-col gap-1 border-t border-line pt-3 text-sm">
      {told.map((code, at) => {
        const judged = answers[at]?.data
        return (
          <li key={code}>
            <Link
              to="/hs-codes"
              search={{ code: code ?? '' }}
              className="tabular font-medium text-quay hover:underline"
            >
              {formatHts(code ?? '')}
            </Link>{' '}
            <span className="text-soft">{judged?.path.at(-1)?.text}</span>
            {judged?.message ? <span className="block text-amber">{judged.message}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
