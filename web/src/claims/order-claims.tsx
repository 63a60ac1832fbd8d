import type { ClaimableGoods } from '@fairquay/contract/claims/endpoints.ts'
import { sum } from '@fairquay/contract/money.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ClaimCard } from './claim-card.tsx'
import { orderClaimsQuery } from './claim-queries.ts'
import { claimTexts } from './texts.ts'
import { useOpenClaim } from './use-open-claim.tsx'

type OrderClaimsProps = { order: { id: number; party: 'buyer' | 'seller' | 'admin'; currency: string } }

/** The claims about an order. Nothing stands here while there is neither one nor anything to claim. */
export function OrderClaims({ order }: OrderClaimsProps) {
  const query = useQuery(orderClaimsQuery(order.id))
  const opening = useOpenClaim(order.id)
  const claims = query.data?.data ?? []
  const goods = query.data?.to_claim ?? []
  if (query.data && claims.length === 0 && goods.length === 0) return null
  const claim = opening.button(goods)
  return (
    <section aria-labelledby="order-claims" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="order-claims" className="text-lg">
          {claimTexts.title}
        </h2>
        {goods.length > 0 ? (
          <Button {...claim} tone="secondary" size="small">
            {claimTexts.open}
          </Button>
        ) : null}
      </div>
      {query.data ? (
        <>
          <Faulty goods={goods} claim={claim} />
          {claims.length === 0 ? <p className="mt-2 text-soft">{claimTexts.empty}</p> : null}
          {claims.map((claim) => (
            <ClaimCard key={claim.id} claim={claim} />
          ))}
        </>
      ) : query.isError ? (
        <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {claimTexts.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={claimTexts.loading}>
          <Skeleton className="mt-3 h-16 w-full rounded-lg" />
        </div>
      )}
      {opening.dialog}
    </section>
  )
}

/** What came damaged or not at all and is in no claim: one press makes one of it. */
function Faulty({ goods, claim }: { goods: readonly ClaimableGoods[]; claim: ButtonProps }) {
  const damaged = sum(goods.map((line) => line.damaged))
  const short = sum(goods.map((line) => line.short))
  if (damaged + short === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-md bg-amber-tint px-4 py-3">
      <div className="flex min-w-0 gap-3">
        <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
        <div>
          <p className="font-medium text-amber">{claimTexts.faulty(damaged, short)}</p>
          <p className="text-sm text-soft">{claimTexts.faultyHelp}</p>
        </div>
      </div>
      <Button {...claim}>{claimTexts.claimThese}</Button>
    </div>
  )
}
