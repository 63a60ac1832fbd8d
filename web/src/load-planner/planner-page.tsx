import type { PlannerAddress } from '@fairquay/contract/shipment-plans/address.ts'
import { useSearch } from '@tanstack/react-router'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useTitle } from '../ui/use-title.ts'
import { CartPlan } from './cart-plan.tsx'
import { OrderPlan } from './order-plan.tsx'
import { OwnPlan } from './own-plan.tsx'
import { QuotePlan } from './quote-plan.tsx'
import { plannerTexts as texts } from './texts.ts'

/** Loads as they are planned: of cartons that are typed, or of what lies in the cart, was ordered, or is to be carried. */
export function PlannerPage() {
  useTitle(texts.title)
  const { from, order, quote } = useSearch({ from: '/market/load-planner' })
  return (
    <div className="page-width pt-4 pb-16">
      <div className="print:hidden">
        <Breadcrumb>{texts.title}</Breadcrumb>
      </div>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {texts.title}
      </h1>
      <AskedPlan from={from} order={order} quote={quote} />
    </div>
  )
}

function AskedPlan({ from, order, quote }: PlannerAddress) {
  if (order !== undefined) return <OrderPlan key={order} id={order} />
  if (quote !== undefined) return <QuotePlan key={quote} id={quote} />
  return from === 'cart' ? <CartPlan /> : <OwnPlan />
}
