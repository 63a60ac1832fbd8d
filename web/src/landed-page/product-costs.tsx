import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { type LandedAddress, readOptions } from '@fairquay/contract/landed-cost/address.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { AskBroker } from '../landed-cost/ask-broker.tsx'
import { Calculator } from '../landed-cost/calculator.tsx'
import { readGoodsOfProduct, type ShownProduct } from '../landed-cost/goods-of-product.ts'
import type { GapAnswers } from '../landed-cost/landed-gaps.tsx'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RivalFinder } from './rival-finder.tsx'
import { nameGoods, useRival } from './use-rival.ts'

type ProductAddress = LandedAddress & { product: string }

/** What a product of the marketplace costs at the door. */
export function ProductCosts({ address }: { address: ProductAddress }) {
  const { data, error, isFetching, refetch } = useQuery(productQuery(address.product, useViewerKind()))
  if (error instanceof CallFailure && error.status === 404)
    return <NotFound title={texts.noProduct}>{texts.noProductHelp}</NotFound>
  if (!data)
    return error ? (
      <LoadError onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={texts.title}>
        <Skeleton className="mt-6 h-72 w-full" />
      </div>
    )
  return <CostsOf shown={data} address={address} />
}

/** The product, and beside it another one where the address names one. */
function CostsOf({ shown, address }: { shown: ShownProduct; address: ProductAddress }) {
  const navigate = useNavigate()
  const { product, company } = shown
  const { item, goods } = readGoodsOfProduct(shown, readOptions(address), address.quantity)
  const { with: slug, ...alone } = address
  const shownIn = (quantity: number | null) =>
    readGoodsOfProduct(shown, readOptions(address), quantity ?? address.quantity).item
  const compare = (chosen?: string) =>
    void navigate({
      to: '/landed-cost',
      search: chosen ? { ...alone, with: chosen } : alone,
      replace: slug !== undefined,
    })
  const rival = useRival(slug, goods[0]?.quantity)
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
        <span className="text-soft"> · {company.name}</span>
      </p>
      {rival.isUnpriced ? (
        <p role="status" className="mt-4 text-amber">
          {texts.rivalUnpriced}
        </p>
      ) : null}
      {goods.length === 0 ? (
        <p role="status" className="mt-4 text-soft">
          {texts.noPrice}
        </p>
      ) : (
        <Calculator
          goods={goods}
          currency={product.currency}
          from={product.country.code}
          name={nameGoods(shown)}
          title={product.name}
          answers={answersOf(item)}
          carried={{ subjectOf: (quantity) => subjectOfItems([shownIn(quantity)]), search: alone }}
          rival={rival.shown && { ...rival.shown.goods, onDrop: () => compare() }}
          rivalAnswers={rival.shown && answersOf(rival.shown.item)}
          more={<RivalFinder without={[product.slug, slug ?? '']} onChoose={compare} />}
        />
      )}
    </>
  )
}

function answersOf(item: CartItem): GapAnswers {
  return {
    duty: <AskBroker item={item} />,
    freight: (
      <LinkButton to="/product/$slug" params={{ slug: item.product.slug }} tone="quiet" size="small">
        {texts.toOrder}
      </LinkButton>
    ),
  }
}
