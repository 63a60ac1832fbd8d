import { useSearch } from '@tanstack/react-router'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useTitle } from '../ui/use-title.ts'
import { CartPlan } from './cart-plan.tsx'
import { OwnPlan } from './own-plan.tsx'
import { QuotePlan } from './quote-plan.tsx'
import { plannerTexts as texts } from './texts.ts'

/** Loads as they are planned: of cartons that are typed, or of what lies in the cart. */
export function PlannerPage() {
  useTitle(texts.title)
  const { from, quote } = useSearch({ from: '/market/load-planner' })
  return (
    <div className="page-width pt-4 pb-16">
      <div className="print:hidden">
        <Breadcrumb>{texts.title}</Breadcrumb>
      </div>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {texts.title}
      </h1>
      {quote === undefined ? from === 'cart' ? <CartPlan /> : <OwnPlan /> : <QuotePlan key={quote} id={quote} />}
    </div>
  )
}
