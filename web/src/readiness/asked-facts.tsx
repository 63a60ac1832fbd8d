import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { listAskedFacts } from '@fairquay/contract/readiness/endpoints.ts'
import { factNames } from '@fairquay/contract/readiness/messages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { call } from '../call.ts'
import { readinessTexts as texts } from './texts.ts'

const askedFactsQuery = queryOptions({
  queryKey: ['asked-facts'],
  queryFn: async ({ signal }) => (await call(listAskedFacts, { signal })).data,
  staleTime: 0,
})

type Wanted = AnswerOf<typeof listAskedFacts>['data'][number]

/** So many products are listed; the others follow when these are said. */
const mostShown = 5

/** What buyers wait for of the own products, with the way to each field; nothing while nobody waits. It is looked up beside the list of products, which does not wait for it. */
export function AskedFacts() {
  const titleId = useId()
  const { data = [] } = useQuery(askedFactsQuery)
  if (data.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mb-6 rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id={titleId} className="text-lg">
        {texts.wanted}
      </h2>
      <p className="mt-1 text-sm text-soft">{texts.wantedHelp}</p>
      <ul className="mt-2 flex flex-col">
        {data.slice(0, mostShown).map((wanted) => (
          <WantedProduct key={wanted.product.id} wanted={wanted} />
        ))}
      </ul>
      {data.length > mostShown ? (
        <p className="mt-2 text-sm text-soft">{texts.moreWanted(data.length - mostShown)}</p>
      ) : null}
    </section>
  )
}

function WantedProduct({ wanted: { product, facts, companies, asked_at } }: { wanted: Wanted }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0 last:pb-0">
      <span className="min-w-0 grow basis-56">
        <span className="block font-medium break-words">{product.name}</span>
        <span className="block text-sm text-soft">{texts.wantedBy(companies, formatDay(asked_at))}</span>
      </span>
      <span className="flex flex-wrap gap-x-4">
        {facts.map(({ fact, field }) => (
          <Link
            key={fact}
            to="/products-parent/$id"
            params={{ id: String(product.id) }}
            search={{ field }}
            aria-label={texts.sayFact(factNames[fact], product.name)}
            className="inline-flex min-h-11 items-center text-quay underline underline-offset-4 first-letter:uppercase md:min-h-8"
          >
            {factNames[fact]}
          </Link>
        ))}
      </span>
    </li>
  )
}
