import { convertBorderCosts } from '@fairquay/contract/freight/border-costs.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import type { AgreedFreight } from '../landed-cost/scenario-form.ts'
import { useFile } from '../requests/file/use-file.ts'
import { ratesQuery } from '../trade/rates-query.ts'

type Deal = NonNullable<RequestDetail['deal']>
type FreightDeal = Deal & { logistic: NonNullable<Deal['logistic']> }

/** How the goods of an own order were agreed to travel, of several the latest, in the order's currency; no `carriage` where nothing was agreed. */
export function useAgreedFreight(order: OrderDetail): { carriage: AgreedFreight | undefined; isPending: boolean } {
  const { file, isLoading } = useFile(order.party === 'buyer' ? String(order.request_id) : '')
  const deals = file?.requests.flatMap(({ deal, party, to }) =>
    isOfFreight(deal) && party === 'buyer' ? [{ deal, to }] : [],
  )
  const latest = deals?.toSorted((a, b) => (b.deal.accepted_at ?? '').localeCompare(a.deal.accepted_at ?? ''))[0]
  const isOther = latest !== undefined && latest.deal.currency !== order.currency
  const rates = useQuery({ ...ratesQuery, enabled: isOther })
  if (!latest?.to) return { carriage: undefined, isPending: isLoading }
  const { currency, logistic } = latest.deal
  const offer = { legs: logistic.legs, mode: logistic.shipment.transport.type, currency }
  const carriage = {
    by: latest.deal.answerer.company,
    destination: latest.to.country,
    town: latest.to.place,
    mode: offer.mode,
    ...convertBorderCosts(offer, order.currency, rates.data?.data ?? []),
  }
  return { carriage, isPending: rates.isLoading }
}

function isOfFreight(deal: RequestDetail['deal']): deal is FreightDeal {
  return deal !== null && deal.logistic !== null
}
