import { countPages } from '@fairquay/contract/page-count.ts'
import { type DeskAddress, isDeskNarrowed, withPart } from '@fairquay/contract/products/address.ts'
import { editorMessages } from '@fairquay/contract/products/editor-messages.ts'
import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Package, Plus } from 'lucide-react'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { AskedFacts } from '../readiness/asked-facts.tsx'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { BulkBar } from './bulk-bar.tsx'
import { MissingCodesBar, ProposedCodes } from './missing-codes.tsx'
import { NoMatch } from './no-match.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ownProductsQuery } from './product-queries.ts'
import { ProductTable, ProductTableSkeleton } from './product-table.tsx'
import { SellersOnly } from './sellers-only.tsx'
import { TemplatesButton } from './templates/templates-button.tsx'
import { productsTexts } from './texts.ts'
import { useBulk } from './use-bulk.ts'
import { useMissingCodes } from './use-missing-codes.ts'
import { useSelection } from './use-selection.ts'

/** The goods of the person's own company; what is shown stands in the address. */
export function OwnProductsPage() {
  useTitle(say.title)
  const isSeller = useUser()?.role === 'seller'
  return (
    <div className="max-w-6xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {say.title}
        </h1>
        {isSeller ? (
          <span className="flex flex-wrap gap-3">
            <LinkButton to="/products-parent/table" search={{}} tone="secondary">
              {productsTexts.editAsTable}
            </LinkButton>
            <TemplatesButton />
            <LinkButton to="/products-parent/order-value" tone="secondary">
              {productsTexts.orderValue}
            </LinkButton>
            <NewProductLink />
          </span>
        ) : null}
      </div>
      {isSeller ? <Desk /> : <SellersOnly icon={<Package size={26} aria-hidden="true" />} />}
    </div>
  )
}

function Desk() {
  const address = useSearch({ from: '/admin/products-parent' })
  const navigate = useNavigate()
  const products = useQuery(ownProductsQuery(address))
  const change = (part: DeskAddress, isTyped = false) =>
    void navigate({
      to: '/products-parent',
      search: withPart(address, part),
      replace: isTyped,
      resetScroll: false,
    })
  return (
    <>
      <p className="mt-1 mb-6 text-soft">{useUser()?.is_waiting ? say.leadWaiting : say.lead}</p>
      <AskedFacts />
      <ProductFilters address={address} counts={products.data?.counts} onChange={change} />
      {products.isError ? (
        <LoadError onRetry={() => void products.refetch()} isRetrying={products.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : products.data ? (
        <Results
          products={products.data.data}
          pagination={products.data.pagination}
          address={address}
          isStale={products.isPlaceholderData}
        />
      ) : (
        <ProductTableSkeleton />
      )}
    </>
  )
}

type ResultsProps = {
  products: readonly DeskProduct[]
  pagination: { current_page: number; per_page: number; total: number }
  address: DeskAddress
  isStale: boolean
}

function Results({ products, pagination, address, isStale }: ResultsProps) {
  const selection = useSelection(products.map(({ id }) => id))
  const bulk = useBulk(selection.clear)
  const isAboutCodes = address.missing === 'hts'
  const codes = useMissingCodes(products, isAboutCodes)
  return (
    <>
      <div role="status">
        {bulk.deletedCount > 0 ? (
          <p className="mb-4 flex items-center justify-between gap-3 rounded-md bg-tint py-1.5 pr-1.5 pl-4 text-sm">
            {say.deleted(bulk.deletedCount)}
            <button
              type="button"
              onClick={bulk.undo}
              className="min-h-9 rounded-md px-3 font-medium text-quay hover:underline"
            >
              {productsTexts.undo}
            </button>
          </p>
        ) : null}
      </div>
      {isAboutCodes ? <MissingCodesBar codes={codes} /> : null}
      {products.length === 0 && !isStale ? (
        <NothingHere address={address} />
      ) : (
        <>
          <div className="mb-1">
            <ResultCount total={pagination.total} say={productsTexts.count} isStale={isStale} />
          </div>
          <ProductTable
            products={products}
            isStale={isStale}
            selection={selection}
            below={isAboutCodes ? (product) => <ProposedCodes product={product} codes={codes} /> : undefined}
          />
        </>
      )}
      <BulkBar chosen={selection.chosen} bulk={bulk} onClear={selection.clear} />
      <Pager
        className="mt-8"
        page={pagination.current_page}
        pageCount={countPages(pagination.total, pagination.per_page)}
        link={(next, rest) => (
          <Link to="/products-parent" search={withPart(address, next > 1 ? { page: next } : {})} {...rest} />
        )}
      />
    </>
  )
}

function NothingHere({ address }: { address: DeskAddress }) {
  return isDeskNarrowed(address) ? (
    <NoMatch whole="/products-parent" />
  ) : (
    <EmptyState
      icon={<Package size={26} aria-hidden="true" />}
      title={say.none}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <NewProductLink />
          <LinkButton to="/imports" search={{}} tone="secondary">
            {productsTexts.importFile}
          </LinkButton>
        </span>
      }
    >
      {say.noneHelp}
    </EmptyState>
  )
}

function NewProductLink() {
  return useMayEdit() ? (
    <LinkButton to="/products-parent/new" search={{}}>
      <Plus size={18} aria-hidden="true" />
      {editorMessages.newProduct}
    </LinkButton>
  ) : null
}
