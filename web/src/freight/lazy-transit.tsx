import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { FreightRequest } from './shipment-facts.tsx'

const Transit = lazyPart(() => import('./transit-of-request.tsx'), 'TransitOfRequest')

/** Our own estimate for a shipment, beside what its providers say; fetched with the page that shows it. */
export function TransitOfRequest({ request }: { request: FreightRequest }) {
  return (
    <Suspense fallback={<div className="min-h-60" />}>
      <Transit request={request} />
    </Suspense>
  )
}
