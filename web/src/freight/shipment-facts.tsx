import { getLogisticQuote } from '@fairquay/contract/freight/endpoints.ts'
import { describeShipment } from '@fairquay/contract/freight/review.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'
import { FactList } from '../trade/fact-list.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { freightTexts } from './texts.ts'

/** The shipment as the wizard asked for it. Nothing where it cannot be loaded: the document says it all as well. */
export function ShipmentFacts({ request: { id } }: { request: { id: number } }) {
  const quote = useQuery(requestedQuoteQuery(id))
  if (quote.isError) return null
  if (!quote.data) return <Skeleton className="h-48 w-full rounded-lg" />
  const { shipment_data, additional_notes } = quote.data.request
  const note = additional_notes?.trim()
  return (
    <FactList
      title={freightTexts.shipment}
      facts={describeShipment(shipment_data)}
      note={note === '' ? undefined : note}
    />
  )
}

function requestedQuoteQuery(id: number) {
  return queryOptions({
    queryKey: ['requests', 'quote', id],
    queryFn: async ({ signal }) => (await call(getLogisticQuote, { params: { id }, signal })).data,
  })
}
