import { formatDay } from '@fairquay/contract/locale.ts'
import { readMoney } from '@fairquay/contract/money.ts'
import type { OrderSummary } from '@fairquay/contract/orders/shapes.ts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { PriceText } from '../ui/price-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useRowKeys } from '../ui/use-row-keys.ts'
import { OrderStatusBadge, PaymentBadge } from './order-badges.tsx'
import { orderTexts } from './texts.ts'

// By the width of the list, not of the screen: beside the menu of a desk there is less than the screen has.
const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3.5 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,13rem)_6.5rem_9rem_7rem_7.5rem]'

/** Orders, newest first: rows of one line where there is room, cards on a phone. */
export function OrderList({ orders, isStale }: { orders: readonly OrderSummary[]; isStale: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  return (
    <ul
      ref={list}
      aria-label={orderTexts.orders}
      aria-busy={isStale}
      className={joinClasses(
        '@container flex flex-col gap-3 transition-opacity md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface',
        isStale && 'pointer-events-none opacity-50',
      )}
    >
      {orders.map((order) => (
        <li
          key={order.id}
          className="rounded-lg border border-line bg-surface md:rounded-none md:border-x-0 md:border-b-0 md:first:border-t-0"
        >
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { id, number, first_product, line_count, status, total, currency, ordered_at, payment } = order
  const isOver = status === 'completed' || status === 'cancelled'
  return (
    <Link
      to="/orders/$id"
      params={{ id: String(id) }}
      className={joinClasses(
        rowLook,
        'transition-colors hover:bg-tint focus-visible:-outline-offset-2',
        isOver && 'text-soft',
      )}
    >
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium">
          {first_product}
          {line_count > 1 ? <span className="font-normal text-soft"> {orderTexts.more(line_count - 1)}</span> : null}
        </span>
        <span className="tabular flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <span>{number}</span>
          {order.po_number === '' ? null : <span>· {orderTexts.buyersNumber(order.po_number)}</span>}
          <Marks order={order} />
        </span>
      </span>
      <span className="order-last col-start-1 flex min-w-0 flex-wrap gap-x-4 text-sm text-soft @5xl:contents">
        <span className="line-clamp-2 break-words @5xl:text-sm @5xl:text-soft">{nameOtherCompany(order)}</span>
        <time dateTime={ordered_at} className="tabular @5xl:text-sm @5xl:text-soft">
          {formatDay(ordered_at)}
        </time>
      </span>
      <span className="justify-self-end @5xl:justify-self-start">
        <OrderStatusBadge status={status} />
      </span>
      <span className="order-last hidden @5xl:order-none @5xl:block">
        {payment === 'none' ? null : <PaymentBadge payment={payment} />}
      </span>
      <span className="order-last col-start-2 self-end text-right font-semibold @5xl:order-none @5xl:col-start-auto @5xl:self-auto">
        <PriceText minor={readMoney(total, currency)} currency={currency} />
      </span>
    </Link>
  )
}

/** What should not be overlooked. */
function Marks({ order: { is_late, open_claims, is_cancel_asked, payment } }: { order: OrderSummary }) {
  return (
    <>
      {/* Where there is room, payments have a column. */}
      {payment === 'overdue' ? (
        <span className="@5xl:hidden">
          <PaymentBadge payment={payment} />
        </span>
      ) : null}
      {is_late ? <Badge tone="brick">{orderTexts.late}</Badge> : null}
      {open_claims > 0 ? <Badge tone="amber">{orderTexts.claim(open_claims)}</Badge> : null}
      {is_cancel_asked ? <Badge tone="amber">{orderTexts.cancelAsked}</Badge> : null}
    </>
  )
}

/** The other side of an order, as its reader names it. */
export function nameOtherCompany({ party, seller, buyer }: Pick<OrderSummary, 'party' | 'seller' | 'buyer'>): string {
  if (party === 'admin') return orderTexts.sides(seller.name, buyer.name)
  return party === 'buyer' ? seller.name : buyer.name
}

export function OrderListSkeleton() {
  return (
    <div
      role="status"
      aria-label={orderTexts.loading}
      className="@container flex flex-col gap-3 md:gap-0 md:divide-y md:divide-line md:rounded-lg md:border md:border-line"
    >
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <div key={index} className={joinClasses(rowLook, 'rounded-lg border border-line md:rounded-none md:border-0')}>
          <span>
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </span>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}
