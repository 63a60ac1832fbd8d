import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { useSearch } from '@tanstack/react-router'
import { freightPriceTexts as texts } from '../freight-prices/texts.ts'
import { useUser } from '../session.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useTitle } from '../ui/use-title.ts'
import { CartPrices } from './cart-prices.tsx'
import { OrderPrices } from './order-prices.tsx'
import { ProductPrices } from './product-prices.tsx'

/** What providers carry goods for at once: a product, lines of the cart, or an order. */
export function FreightPricesPage() {
  useTitle(texts.title)
  const address = useSearch({ from: '/market/freight-prices' })
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>{texts.title}</Breadcrumb>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {texts.title}
      </h1>
      <p className="mt-1 max-w-2xl text-soft">{texts.lead}</p>
      <AskedPrices address={address} />
    </div>
  )
}

function AskedPrices({ address }: { address: LandedAddress }) {
  const user = useUser()
  const { order, product } = address
  const isRival = user?.role === 'provider' || user?.role === 'broker'
  if (isRival || user?.company === null) return <p className="mt-4">{isRival ? texts.rivals : texts.noCompany}</p>
  if (order !== undefined) return <OrderPrices key={order} id={order} />
  return product === undefined ? <CartPrices /> : <ProductPrices address={{ ...address, product }} />
}
