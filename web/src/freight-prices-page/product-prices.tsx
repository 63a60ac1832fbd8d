import { readItem } from '@fairquay/contract/cart/items.ts'
import { findLimits } from '@fairquay/contract/catalogue/prices.ts'
import { readTerms } from '@fairquay/contract/catalogue/term.ts'
import { type LandedAddress, readOptions } from '@fairquay/contract/landed-cost/address.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { productQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { PriceList } from '../freight-prices/price-list.tsx'
import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { freightPriceTexts as texts } from '../freight-prices/texts.ts'
import { landedTexts } from '../landed-cost/texts.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Freight of a product in a quantity. */
export function ProductPrices({ address }: { address: LandedAddress & { product: string } }) {
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
  const options = readOptions(address)
  const quantity = address.quantity ?? findLimits(readTerms(product), options)?.min ?? 1
  const line = { product_id: product.id, option_values: options, quantity, selected_price_id: null, changed_at: '' }
  const subject = subjectOfItems([
    readItem({ ...line, seen: null } as Parameters<typeof readItem>[0], product, company),
  ])
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
      {subject ? (
        <PriceList
          subject={subject}
          better={(words) => (
            <LinkButton to="/product/$slug" params={{ slug: product.slug }} tone="secondary">
              {words}
            </LinkButton>
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
