import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { Calculator } from '../landed-cost/calculator.tsx'
import { readAgreedTerm, readGoodsOfOrder } from '../landed-cost/goods-of-order.ts'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import { orderLoadQuery, orderQuery } from '../orders/order-queries.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAgreedFreight } from './use-agreed-freight.ts'
import { useCarriedOrder } from './use-carried-order.ts'

/** What an order costs at the door, at the prices that were agreed. */
export function OrderCosts({ id }: { id: number }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (error instanceof CallFailure && [401, 404].includes(error.status))
    return <NotFound title={texts.noOrder}>{texts.noOrderHelp}</NotFound>
  if (!order) return error ? <LoadError onRetry={() => void refetch()} isRetrying={isFetching} /> : <Waiting />
  return <CostsOf order={order} />
}

function CostsOf({ order }: { order: OrderDetail }) {
  const { carriage, isPending } = useAgreedFreight(order)
  const { carried } = useCarriedOrder(order)
  const load = useQuery(orderLoadQuery(order.id))
  if (isPending || load.isPending) return <Waiting />
  const title = texts.fromOrder(order.number)
  const ask = (sentence: string) => (
    <LinkButton to="/requests/$id" params={{ id: String(order.request_id) }} tone="quiet" size="small">
      {sentence}
    </LinkButton>
  )
  return (
    <>
      <p className="mt-2">
        <Link
          to="/orders/$id"
          params={{ id: String(order.id) }}
          className="inline-block min-h-6 rounded-sm text-quay hover:underline"
        >
          {title}
        </Link>
      </p>
      <Calculator
        goods={readGoodsOfOrder(order, load.data)}
        currency={order.currency}
        from={order.lines[0]?.origin_code || undefined}
        title={title}
        agreed={readAgreedTerm(order)}
        carriage={carriage}
        carried={carried}
        answers={{ duty: ask(texts.askDuty), freight: ask(texts.askFreight) }}
      />
    </>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={texts.title}>
      <Skeleton className="mt-6 h-72 w-full" />
    </div>
  )
}
