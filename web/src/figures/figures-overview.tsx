import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { chartedFigures } from '@fairquay/contract/figures/address.ts'
import type { getFigures } from '@fairquay/contract/figures/endpoints.ts'
import type { FigureName } from '@fairquay/contract/figures/figure-names.ts'
import { figureTitles } from '@fairquay/contract/figures/messages.ts'
import { countDays } from '@fairquay/contract/figures/period.ts'
import { chartSteps, groupDays, usualStep } from '@fairquay/contract/figures/steps.ts'
import { useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { Chart } from '../dashboard/chart.tsx'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { figuresQuery } from './figure-queries.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { formatPeriod } from './format-period.ts'
import { Funnel } from './funnel.tsx'
import { OrderedValues } from './ordered-values.tsx'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

type Figures = AnswerOf<typeof getFigures>

/** Sums beside those of the period before, one of them drawn, the way from a view to an order, and how fast requests are answered. */
export function FiguresOverview() {
  const { address, change } = useFiguresAddress()
  const query = useQuery(figuresQuery(address))
  const { data } = query
  if (query.isLoadingError)
    return (
      <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {say.loadFailed}
      </LoadError>
    )
  if (!data) return query.isLoading ? <OverviewSkeleton /> : null
  if (data.figures.every(({ sum, before }) => sum === 0 && !before)) return <NothingYet />
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={joinClasses('flex flex-col gap-4 transition-opacity', query.isPlaceholderData && 'opacity-50')}
    >
      <StaleNotice query={query} className="mb-0" />
      <FigureTiles
        figures={data.figures}
        chosen={address.figure ?? 'views'}
        onChoose={(figure) => change({ figure })}
      />
      <FigureChart figures={data} chosen={address.figure ?? 'views'} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Funnel figures={data.figures} />
        <div className="flex flex-col gap-4">
          <AnswerTimes answers={data.answers} before={data.answers_before} />
          <OrderedValues values={data.ordered} />
        </div>
      </div>
    </div>
  )
}

function FigureChart({ figures: { figures, period }, chosen }: { figures: Figures; chosen: FigureName }) {
  const { address, change } = useFiguresAddress()
  const step = address.step ?? usualStep(countDays(period))
  const figure = figures.find(({ name }) => name === chosen)
  if (!figure) return null
  const points = groupDays(figure.days, step)
  // Laid from the last day backwards, so that the same days of a shorter month lie over each other at their end.
  const before = figure.days_before && groupDays(figure.days_before, step).slice(0, points.length)
  return (
    <div>
      <div className="mb-2 flex justify-end">
        <ListChoice
          label={say.step}
          options={chartSteps}
          name={(option) => say.steps[option]}
          value={step}
          onChange={(next) => change({ step: next })}
          className="w-36"
        />
      </div>
      <Chart
        label={figureTitles[chosen]}
        period={{ title: formatPeriod(period), spoken: formatPeriod(period) }}
        series={[
          { name: figureTitles[chosen], days: points, tone: 'quay' },
          ...(before ? [{ name: say.before, days: before, tone: 'before' as const, sum: figure.before ?? 0 }] : []),
        ]}
      />
    </div>
  )
}

function NothingYet() {
  const { address } = useFiguresAddress()
  const isSeller = useUser()?.role === 'seller'
  return (
    <EmptyState
      icon={<ChartLine size={26} aria-hidden="true" />}
      title={say.nothing}
      action={
        <>
          {isSeller ? <LinkButton to="/products-parent">{say.toProducts}</LinkButton> : null}
          {address.period === 'year' ? null : (
            <LinkButton to="/figures" search={{ period: 'year' }} tone="secondary">
              {say.showYear}
            </LinkButton>
          )}
        </>
      }
    >
      {isSeller ? say.nothingSeller : say.nothingHelp}
    </EmptyState>
  )
}

function OverviewSkeleton() {
  return (
    <div role="status" aria-label={say.loading} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {chartedFigures.map((name) => (
          <Skeleton key={name} className="h-28 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-80 w-full rounded-lg" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  )
}
