import type { ClaimSummary } from '@fairquay/contract/claims/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { Link } from '@tanstack/react-router'
import { joinClasses } from '../ui/join-classes.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { ClaimStatusBadge } from './claim-status-badge.tsx'
import { claimTexts } from './texts.ts'

/** Claims as rows, each leading to the page of its order, where it is answered. */
export function ClaimList({ claims, isStale }: { claims: readonly ClaimSummary[]; isStale: boolean }) {
  return (
    <ul
      aria-label={claimTexts.title}
      aria-busy={isStale}
      className={joinClasses(
        '@container overflow-hidden rounded-lg border border-line bg-surface transition-opacity',
        isStale && 'pointer-events-none opacity-50',
      )}
    >
      {claims.map((claim) => (
        <li key={claim.id} className="border-b border-line last:border-0">
          <Row claim={claim} />
        </li>
      ))}
    </ul>
  )
}

function Row({ claim }: { claim: ClaimSummary }) {
  const mayEdit = useMayEdit()
  const { number, order_id, first_product, seller, buyer, party, status, currency, value, waits_for, changed_at } =
    claim
  const other = party === 'buyer' ? seller.name : party === 'seller' ? buyer.name : `${buyer.name} → ${seller.name}`
  return (
    <Link
      to="/orders/$id"
      params={{ id: String(order_id) }}
      className="grid gap-x-4 gap-y-1 px-4 py-3.5 transition-colors hover:bg-tint focus-visible:-outline-offset-2 @3xl:grid-cols-[minmax(0,1fr)_12rem_9rem_11rem] @3xl:items-center"
    >
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium">{first_product}</span>
        <span className="tabular block text-sm text-soft">{number}</span>
      </span>
      <span className="min-w-0 text-sm break-words text-soft">{other}</span>
      <span className="flex flex-wrap gap-x-2 text-sm @3xl:block @3xl:text-right">
        <span className="tabular">{formatMoney(readMoney(value, currency), currency)}</span>
        <span className="tabular text-soft @3xl:block">{claimTexts.changed(formatDay(changed_at.slice(0, 10)))}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 @3xl:flex-col @3xl:items-end">
        <ClaimStatusBadge status={status} />
        {waits_for ? (
          <span className={joinClasses('text-sm', waits_for === party ? 'font-medium text-amber' : 'text-soft')}>
            {waits_for === party
              ? mayEdit
                ? claimTexts.turn.own
                : claimTexts.turn.company
              : claimTexts.turn[waits_for]}
          </span>
        ) : null}
      </span>
    </Link>
  )
}
