import { readItem } from '@fairquay/contract/cart/items.ts'
import { findLimits } from '@fairquay/contract/catalogue/prices.ts'
import { readTerms } from '@fairquay/contract/catalogue/term.ts'
import { type LandedAddress, readOptions } from '@fairquay/contract/landed-cost/address.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { putIntoCart } from '../cart/put-into-cart.ts'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { type FreightWish, PriceList } from '../freight-prices/price-list.tsx'
import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { freightPriceTexts as texts } from '../freight-prices/texts.ts'
import { landedTexts } from '../landed-cost/texts.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { beginAsking } from './ask-providers.ts'

/** Freight of a product in a quantity. */
export function ProductPrices({ address }: { address: LandedAddress & { product: string } }) {
  const navigate = useNavigate()
  const ownId = useUser()?.company?.id
  const { data, error, isFetching, refetch } = useQuery(productQuery(address.product, useViewerKind()))
  if (error instanceof CallFailure && error.status === 404)
    return <NotFound title={landedTexts.noProduct}>{landedTexts.noProductHelp}</NotFound>
  if (!data)
    return error ? (
      <LoadError onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={texts.title}>
        <Skeleton className="mt-6 h-72 w-full" />
      </div>
    )
  const { product, company } = data
  if (company.id === ownId) return <p className="mt-4">{texts.ownGoods}</p>
  const options = readOptions(address)
  const quantity = address.quantity ?? findLimits(readTerms(product), options)?.min ?? 1
  const line = { product_id: product.id, option_values: options, quantity, selected_price_id: null, changed_at: '' }
  const item = readItem({ ...line, seen: null } as Parameters<typeof readItem>[0], product, company)
  const subject = subjectOfItems([item])
  // A request for freight is about what lies in the cart, so that is where the goods go first.
  async function ask(wish: FreightWish) {
    const addition = { product, company, optionValues: options, priceId: item.term?.id ?? null, quantity }
    if (!(await putIntoCart(addition))) return
    beginAsking([item], wish)
    await navigate({ to: '/cart', search: { quote: 'addresses' } })
    showToast('success', texts.inCart(product.name))
  }
  return (
    <>
      <p className="mt-2">
        <Link
          to="/product/$slug"
          params={{ slug: product.slug }}
          className="inline-block min-h-6 rounded-sm text-quay hover:underline"
        >
          {product.name}
        </Link>
        <span className="tabular text-soft">
          {[item.term && texts.goods(quantity, item.term.orderMeasure), ...item.options.map(({ value }) => value)]
            .concat(company.name)
            .filter(Boolean)
            .map((part) => ` · ${part}`)}
        </span>
      </p>
      {subject ? (
        <PriceList
          subject={subject}
          better={(words, wish) => (
            <Button tone="secondary" onClick={() => void ask(wish)}>
              {words}
            </Button>
          )}
        />
      ) : (
        <p role="status" className="mt-4 text-soft">
          {texts.notPacked}
        </p>
      )}
    </>
  )
}
