import { type FiguresAddress, figureViews } from '@fairquay/contract/figures/address.ts'
import { figureTables } from '@fairquay/contract/figures/endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ExportMenu } from './export-menu.tsx'
import { figuresQuery, productFiguresQuery, runningLowQuery, searchFiguresQuery } from './figure-queries.ts'
import { FiguresOverview } from './figures-overview.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { ProductFiguresList } from './product-figures.tsx'
import { RunningLowList } from './running-low-list.tsx'
import { SearchesList } from './searches-list.tsx'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

/** What came of the goods of one's own company; of everybody's, for an operator. What is shown stands in the address. */
export function FiguresPage() {
  useTitle(say.title)
  const user = useUser()
  const isMarket = user?.role === 'admin'
  const hasFigures = isMarket || (user?.role === 'seller' && !user.is_waiting)
  return (
    <div className="max-w-6xl">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {say.title}
          </h1>
          <p className="mt-1 text-soft">{isMarket ? say.leadMarket : say.lead}</p>
        </div>
        {hasFigures ? <ExportMenu tables={isMarket ? ['days', 'searches'] : figureTables} /> : null}
      </div>
      {!hasFigures ? <NoFigures isWaiting={user?.is_waiting === true} /> : <Figures isMarket={isMarket} />}
    </div>
  )
}

function Figures({ isMarket }: { isMarket: boolean }) {
  const { address, change } = useFiguresAddress()
  const views = isMarket ? figureViews.filter((view) => view !== 'products' && view !== 'stock') : figureViews
  const shown = views.find((view) => view === address.view) ?? 'overview'
  return (
    <>
      <PeriodChoice />
      <Tabs
        className="mt-4"
        label={say.parts}
        tabs={views.map((value) => ({ value, label: say.views[value] }))}
        value={shown}
        onChange={(view) => change({ view })}
      >
        {shown === 'products' ? (
          <ProductFiguresList />
        ) : shown === 'stock' ? (
          <RunningLowList />
        ) : shown === 'searches' ? (
          <SearchesList isMarket={isMarket} />
        ) : (
          <FiguresOverview />
        )}
      </Tabs>
    </>
  )
}

/** A seller whose company waits for approval has none yet; who sells nothing never has. */
function NoFigures({ isWaiting }: { isWaiting: boolean }) {
  return isWaiting ? (
    <EmptyState
      icon={<ChartLine size={26} aria-hidden="true" />}
      title={say.waiting}
      action={<LinkButton to="/products-parent">{say.toProducts}</LinkButton>}
    >
      {say.waitingHelp}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<ChartLine size={26} aria-hidden="true" />}
      title={say.sellersOnly}
      action={<LinkButton to="/dashboard">{say.toDashboard}</LinkButton>}
    >
      {say.sellersOnlyHelp}
    </EmptyState>
  )
}

/** Fetched ahead when somebody points at a link to the page. */
export function prefetch(queries: QueryClient, { search }: { search: FiguresAddress }): void {
  if (search.view === 'products') void queries.prefetchQuery(productFiguresQuery(search))
  else if (search.view === 'stock') void queries.prefetchQuery(runningLowQuery(search))
  else if (search.view === 'searches') void queries.prefetchQuery(searchFiguresQuery(search))
  else void queries.prefetchQuery(figuresQuery(search))
}
