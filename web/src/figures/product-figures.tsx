import {
  type ProductChoice,
  type ProductSort,
  productChoices,
  productSorts,
  usualSort,
} from '@fairquay/contract/figures/address.ts'
import type { ProductFigures } from '@fairquay/contract/figures/endpoints.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Package, SearchX } from 'lucide-react'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { productFiguresQuery } from './figure-queries.ts'
import { ProductTable } from './product-table.tsx'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

/** Each of the company's products with its figures of the period; search, order and page stand in the address. */
export function ProductFiguresList() {
  const { address, change } = useFiguresAddress()
  const products = useQuery(productFiguresQuery(address))
  const { data } = products
  return (
    <>
      <search className="mb-4 grid grid-cols-2 gap-3 sm:flex">
        <ListSearch
          label={say.searchLabel}
          hint={say.searchHint}
          value={address.search}
          onChange={(search) => change({ search }, true)}
        />
        <ListChoice<ProductChoice | 'all'>
          label={say.shown}
          options={['all', ...productChoices]}
          name={(choice) => say.choices[choice]}
          value={address.only ?? 'all'}
          onChange={(choice) =>
            change({ only: choice === 'all' ? undefined : choice, sort: undefined, order: undefined })
          }
          className="col-span-2 sm:w-52"
        />
        <ListChoice<ProductSort>
          label={say.sortedBy}
          options={productSorts}
          name={(sort) => say.sorts[sort]}
          value={address.sort ?? usualSort(address.only)}
          onChange={(sort) => change({ sort, order: undefined })}
          className="col-span-2 sm:w-48"
        />
      </search>
      {address.only ? <p className="mb-3 text-soft">{say.choiceHelp(address.only)}</p> : null}
      {products.isLoadingError ? (
        <LoadError onRetry={() => void products.refetch()} isRetrying={products.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : data ? (
        <>
          <StaleNotice query={products} />
          <Results products={data.data} total={data.pagination.total} isStale={products.isPlaceholderData} />
          <Pager
            className="mt-8"
            page={data.pagination.current_page}
            pageCount={countPages(data.pagination.total, data.pagination.per_page)}
            link={(page, rest) => (
              <Link to="/figures" search={{ ...address, page: page > 1 ? page : undefined }} {...rest} />
            )}
          />
        </>
      ) : products.isLoading ? (
        <ListSkeleton />
      ) : null}
    </>
  )
}

type ResultsProps = { products: readonly ProductFigures[]; total: number; isStale: boolean }

function Results({ products, total, isStale }: ResultsProps) {
  const { address } = useFiguresAddress()
  if (products.length > 0 || isStale)
    return (
      <>
        <div className="mb-2">
          <ResultCount total={total} say={say.count} isStale={isStale} />
        </div>
        <ProductTable products={products} isStale={isStale} />
      </>
    )
  return address.search || address.page || address.only ? (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title={address.only && !address.search ? say.noneChosen(address.only) : say.noMatch}
      action={
        <LinkButton to="/figures" search={{ view: 'products' }} tone="secondary">
          {say.showAll}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={<Package size={26} aria-hidden="true" />}
      title={say.noProducts}
      action={<LinkButton to="/products-parent/new">{say.firstProduct}</LinkButton>}
    >
      {say.noProductsHelp}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={say.loading} className="flex flex-col gap-2">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <Skeleton key={index} className="h-14 w-full rounded-lg" />
      ))}
    </div>
  )
}
