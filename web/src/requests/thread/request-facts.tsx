import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { adviseMarkets, nameMarket } from '@fairquay/contract/customs/rules.ts'
import { describeShipment } from '@fairquay/contract/freight/review.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { formatHts } from '@fairquay/contract/trade/load.ts'
import { useQuery } from '@tanstack/react-query'
import { requestedQuoteQuery } from '../../trade/request-queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type Fact = { label: string; value: string }

/** What a request says beside its goods: the shipment of a logistic quote, the markets of a customs request. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  if (request.kind === 'logistic') return <ShipmentFacts id={request.id} />
  return request.customs ? <CustomsFacts customs={request.customs} /> : null
}

function CustomsFacts({ customs }: { customs: NonNullable<RequestDetail['customs']> }) {
  const { exporting_market, importing_market, origin, hts } = customs
  return (
    <Facts
      title="Customs"
      facts={[
        { label: customsMessages.exportingMarket, value: nameMarket(exporting_market) },
        { label: customsMessages.importingMarket, value: nameMarket(importing_market) },
        { label: 'Country of origin', value: nameMarket(origin) },
        { label: 'HTS code', value: hts ? formatHts(hts) : 'Not given' },
      ]}
      note={adviseMarkets({ exporting_market, importing_market })}
    />
  )
}

/** Nothing where it cannot be loaded: the document says it all as well. */
function ShipmentFacts({ id }: { id: number }) {
  const quote = useQuery(requestedQuoteQuery(id))
  if (quote.isError) return null
  if (!quote.data) return <Skeleton className="h-48 w-full rounded-lg" />
  const { shipment_data, additional_notes } = quote.data.request
  const note = additional_notes?.trim()
  return <Facts title="Shipment" facts={describeShipment(shipment_data)} note={note === '' ? undefined : note} />
}

function Facts({ title, facts, note }: { title: string; facts: readonly Fact[]; note?: string | undefined }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {note ? <p className="mt-4 border-t border-line pt-3 text-sm whitespace-pre-line text-soft">{note}</p> : null}
    </section>
  )
}
