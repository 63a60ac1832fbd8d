import { sorts } from '@fairquay/contract/catalogue/address.ts'
import { chooseView } from '@fairquay/contract/catalogue/view.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import {
  hasShowroomFilters,
  type ShowroomAddress,
  type ShowroomSort,
  showroomSortOf,
  withoutShowroomFilters,
  withShowroomPage,
  withShowroomSort,
} from '@fairquay/contract/showroom/address.ts'
import type { getShowroom } from '@fairquay/contract/showroom/endpoints.ts'
import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackageSearch, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readFilterFailure } from '../catalogue/filters/filter-failure.ts'
import { PanelSkeleton } from '../catalogue/filters/panel-skeleton.tsx'
import { listLook } from '../catalogue/list/list-look.ts'
import { ProductList } from '../catalogue/list/product-list.tsx'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { useListAddress } from '../catalogue/list/use-list-address.ts'
import { ViewToggle } from '../catalogue/list/view-toggle.tsx'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Drawer, preloadDialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { useMedia } from '../ui/use-media.ts'
import { ShowroomChips } from './showroom-chips.tsx'
import { showroomLook } from './showroom-look.ts'
import { showroomFiltersQuery } from './showroom-queries.ts'
import { showroomTexts } from './texts.ts'

// On a phone the filters wait behind a button; on a desktop they wait for the server's answer anyway.
const loadFilterPanel = () => import('./showroom-filter-panel.tsx')
const ShowroomFilterPanel = lazyPart(loadFilterPanel, 'ShowroomFilterPanel')

function preloadFilters(): void {
  preloadDialog()
  void loadFilterPanel()
}

type Answer = AnswerOf<typeof getShowroom>['data']
type GoodsProps = { slug: string; answer: Answer; address: ShowroomAddress; isStale: boolean }

/** The goods of a showroom: filters, order, layout, cards and pages, all as the address says. */
export function ShowroomGoods({ slug, answer: { company, products }, address: arrived, isStale }: GoodsProps) {
  const [address, go] = useListAddress(arrived, (search) => ({ to: '/showroom/$slug', params: { slug }, search }))
  const seesPrices = useViewerKind() === 'member'
  const isWide = useMedia('(min-width: 1024px)')
  const filterQuery = useQuery(showroomFiltersQuery(company.id, address))
  const filters = filterQuery.data
  const [isSheetOpen, setSheetOpen] = useState(false)
  const view = chooseView(products.total, address.view)
  const panel = (
    <Suspense fallback={<PanelSkeleton rows={4} />}>
      <ShowroomFilterPanel filters={filters} failure={readFilterFailure(filterQuery)} address={address} onChange={go} />
    </Suspense>
  )
  return (
    <section aria-label={showroomTexts.products} className={listLook.beside}>
      {isWide ? (
        <aside aria-label={showroomTexts.filters} className="-mt-2">
          {panel}
        </aside>
      ) : null}
      <div className="min-w-0">
        <div className={showroomLook.line}>
          <ResultCount
            total={products.total}
            say={products.is_more ? showroomTexts.moreThan : showroomTexts.count}
            isStale={isStale}
          />
          <div className={listLook.controls}>
            {isWide ? null : (
              <Button
                tone="secondary"
                className="shrink-0"
                icon={<SlidersHorizontal size={16} aria-hidden="true" />}
                onClick={() => setSheetOpen(true)}
                onPointerEnter={preloadFilters}
                onFocus={preloadFilters}
              >
                {showroomTexts.filters}
              </Button>
            )}
            <OrderSelect
              value={showroomSortOf(address)}
              seesPrices={seesPrices}
              onChange={(sort) => go(withShowroomSort(address, sort))}
            />
            <ViewToggle value={view.layout} onChange={(layout) => go({ ...address, view: layout })} />
          </div>
        </div>
        <ShowroomChips filters={filters} address={address} onChange={go} />
        {products.data.length === 0 ? (
          <NoGoods slug={slug} address={address} isBeyondEnd={products.total > 0} />
        ) : (
          <ProductList products={products.data} view={view} isStale={isStale} showsGallery />
        )}
        {products.per_page < products.total ? (
          <Pager
            className="mt-10"
            page={products.current_page}
            pageCount={countPages(products.total, products.per_page)}
            link={(page, rest) => (
              <Link to="/showroom/$slug" params={{ slug }} search={withShowroomPage(address, page)} {...rest} />
            )}
          />
        ) : null}
      </div>
      {isWide ? null : (
        <Drawer
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          title={showroomTexts.filters}
          footer={
            <Button onClick={() => setSheetOpen(false)}>
              {products.is_more ? showroomTexts.showProducts : showroomTexts.showCount(products.total)}
            </Button>
          }
        >
          {panel}
        </Drawer>
      )}
    </section>
  )
}

type OrderSelectProps = { value: ShowroomSort; seesPrices: boolean; onChange: (sort: ShowroomSort) => void }

function OrderSelect({ value, seesPrices, onChange }: OrderSelectProps) {
  const offered: { flag: ShowroomSort; label: string }[] = [
    { flag: 'position', label: showroomMessages.sellersOrder },
    ...sorts.filter(({ needsPrice }) => seesPrices || !needsPrice),
  ]
  return (
    <Select
      label={showroomTexts.sortBy}
      isLabelHidden
      className="min-w-0 grow md:min-w-40 md:grow-0"
      options={offered.map(({ flag, label }) => ({ value: flag, label }))}
      value={offered.some(({ flag }) => flag === value) ? value : 'position'}
      onChange={(event) => {
        const next = offered.find(({ flag }) => flag === event.target.value)
        if (next) onChange(next.flag)
      }}
    />
  )
}

function NoGoods({ slug, address, isBeyondEnd }: { slug: string; address: ShowroomAddress; isBeyondEnd: boolean }) {
  const icon = <PackageSearch size={26} aria-hidden="true" />
  const way = (label: string, search: ShowroomAddress) => (
    <LinkButton to="/showroom/$slug" params={{ slug }} search={search}>
      {label}
    </LinkButton>
  )
  if (isBeyondEnd)
    return (
      <EmptyState
        icon={icon}
        title={showroomTexts.beyondEnd}
        action={way(showroomTexts.toFirstPage, withShowroomPage(address, 1))}
      />
    )
  return hasShowroomFilters(address) ? (
    <EmptyState
      icon={icon}
      title={showroomMessages.nothingFound}
      action={way(showroomTexts.clearAllFilters, withoutShowroomFilters(address))}
    >
      {showroomMessages.nothingFoundHelp}
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={showroomMessages.nothingYet}>
      {showroomMessages.nothingYetHelp}
    </EmptyState>
  )
}
