import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { useSearch } from '@tanstack/react-router'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useTitle } from '../ui/use-title.ts'
import { CartCosts } from './cart-costs.tsx'
import { OrderCosts } from './order-costs.tsx'
import { OwnCosts } from './own-costs.tsx'
import { ProductCosts } from './product-costs.tsx'

/** What goods cost at the buyer's door: a product, the cart, an order, or goods that are typed. */
export function LandedPage() {
  useTitle(texts.title)
  const address = useSearch({ from: '/market/landed-cost' })
  return (
    <div className="page-width pt-4 pb-16">
      <div className="print:hidden">
        <Breadcrumb>{texts.title}</Breadcrumb>
      </div>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {texts.title}
      </h1>
      <p className="mt-1 max-w-2xl text-soft">{texts.lead}</p>
      <AskedCosts address={address} />
    </div>
  )
}

function AskedCosts({ address }: { address: LandedAddress }) {
  const { order, product, from } = address
  if (order !== undefined) return <OrderCosts key={order} id={order} />
  if (product !== undefined) return <ProductCosts address={{ ...address, product }} />
  return from === 'cart' ? <CartCosts /> : <OwnCosts />
}
