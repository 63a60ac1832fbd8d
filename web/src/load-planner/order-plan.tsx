import { readGoodsOfLines } from '@fairquay/contract/shipment-plans/goods-of-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackageX } from 'lucide-react'
import { CallFailure } from '../call-failure.ts'
import { orderLoadQuery } from '../orders/order-queries.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GoodsPlan } from './goods-plan.tsx'
import { plannerTexts as texts } from './texts.ts'
import { UnpackedNote } from './unpacked-note.tsx'

/** How the goods of an order are loaded, in the packs that were agreed; how they travel can be chosen. */
export function OrderPlan({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(orderLoadQuery(id))
  if (error instanceof CallFailure && [401, 404].includes(error.status))
    return <NotFound title={texts.noOrderPlan}>{texts.noOrderPlanHelp}</NotFound>
  if (!data)
    return error ? (
      <LoadError onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={texts.title}>
        <Skeleton className="mt-6 h-72 w-full" />
      </div>
    )
  const { goods, unpacked } = readGoodsOfLines(data.lines)
  if (goods.length === 0)
    return (
      <EmptyState
        icon={<PackageX size={26} aria-hidden="true" />}
        title={texts.orderEmpty}
        action={<LinkButton to="/load-planner">{texts.newPlan}</LinkButton>}
      >
        {texts.orderEmptyHelp}
      </EmptyState>
    )
  const title = texts.fromOrder(data.number)
  return (
    <>
      <p className="mt-2">
        <Link
          to="/orders/$id"
          params={{ id: String(id) }}
          className="inline-block min-h-6 rounded-sm text-quay hover:underline"
        >
          {title}
        </Link>
      </p>
      <GoodsPlan title={title} goods={goods}>
        <UnpackedNote names={unpacked} />
      </GoodsPlan>
    </>
  )
}
