import { countPages } from '@fairquay/contract/page-count.ts'
import { type DeskAddress, isDeskNarrowed, withPart } from '@fairquay/contract/products/address.ts'
import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { NoMatch } from '../products/no-match.tsx'
import { ProductFilters } from '../products/product-filters.tsx'
import { marketplaceProductsQuery } from '../products/product-queries.ts'
import { ProductTableSkeleton } from '../products/product-table.tsx'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTitle } from '../ui/use-title.ts'
import { HideProductDialog } from './hide-product-dialog.tsx'
import { MarketplaceTable } from './marketplace-table.tsx'
import { adminTexts } from './texts.ts'
import { useModeration } from './use-moderation.ts'

/** Everybody's products, for the operator who keeps order. */
export function MarketplaceProductsPage() {
  useTitle(say.marketTitle)
  const isAdmin = useUser()?.is_admin === 3
  return (
    <div className="max-w-6xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {say.marketTitle}
      </h1>
      {isAdmin ? (
        <Desk />
      ) : (
        <EmptyState icon={<Package size={26} aria-hidden="true" />} title={say.adminsOnly}>
          {say.adminsOnlyHelp}
        </EmptyState>
      )}
    </div>
  )
}

function Desk() {
  const address = useSearch({ from: '/admin/marketplace/products' })
  const navigate = useNavigate()
  const products = useQuery(marketplaceProductsQuery(address))
  const [asked, setAsked] = useState<DeskProduct | null>(null)
  const moderation = useModeration(() => setAsked(null))
  const change = (part: DeskAddress, isTyped = false) =>
    void navigate({
      to: '/marketplace/products',
      search: withPart(address, part),
      replace: isTyped,
      resetScroll: false,
    })
  const { data } = products
  return (
    <>
      <p className="mt-1 mb-6 text-soft">{say.marketLead}</p>
      <ProductFilters address={address} counts={data?.counts} onChange={change} />
      {products.isError ? (
        <LoadError onRetry={() => void products.refetch()} isRetrying={products.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : !data ? (
        <ProductTableSkeleton />
      ) : data.data.length === 0 && !products.isPlaceholderData ? (
        <NothingHere address={address} />
      ) : (
        <>
          <div className="mb-1">
            <ResultCount
              total={data.pagination.total}
              say={adminTexts.productCount}
              isStale={products.isPlaceholderData}
            />
          </div>
          <MarketplaceTable
            products={data.data}
            isStale={products.isPlaceholderData}
            busyId={moderation.busyId}
            onHide={setAsked}
            onAllow={moderation.allow}
          />
          <Pager
            className="mt-8"
            page={data.pagination.current_page}
            pageCount={countPages(data.pagination.total, data.pagination.per_page)}
            link={(next, rest) => (
              <Link to="/marketplace/products" search={withPart(address, next > 1 ? { page: next } : {})} {...rest} />
            )}
          />
        </>
      )}
      {asked ? (
        <HideProductDialog
          key={asked.id}
          name={asked.name}
          hide={(reason) => moderation.hide(asked, reason)}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

function NothingHere({ address }: { address: DeskAddress }) {
  return isDeskNarrowed(address) ? (
    <NoMatch whole="/marketplace/products" />
  ) : (
    <EmptyState icon={<Package size={26} aria-hidden="true" />} title={say.marketNone}>
      {say.marketNoneHelp}
    </EmptyState>
  )
}
