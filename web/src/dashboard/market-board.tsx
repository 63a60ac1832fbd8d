import { productStates } from '@fairquay/contract/products/address.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../ui/load-error.tsx'
import { Chart } from './chart.tsx'
import { marketFiguresQuery } from './dashboard-queries.ts'
import { FigureTile } from './figure-tile.tsx'
import { MarketTasks } from './market-tasks.tsx'
import { Section } from './section.tsx'
import { dashboardTexts } from './texts.ts'

const stateNames = {
  draft: dashboardTexts.drafts,
  published: dashboardTexts.published,
  hidden: dashboardTexts.hidden,
} as const

/** The marketplace at a glance: what an operator has to do, what there is, and what happens. */
export function MarketBoard() {
  const figures = useQuery(marketFiguresQuery())
  if (figures.isError)
    return (
      <LoadError onRetry={() => void figures.refetch()} isRetrying={figures.isFetching}>
        {say.figuresFailed}
      </LoadError>
    )
  const { companies, products, requests, views, sellers } = figures.data ?? {}
  return (
    <>
      <MarketTasks figures={figures.data} />
      <Section
        title={dashboardTexts.companies}
        all={<Link to="/operator/companies">{dashboardTexts.allCompanies}</Link>}
      >
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <FigureTile
            to="/operator/companies"
            search={{ companyState: 'open' }}
            name={dashboardTexts.open}
            value={companies?.open}
          />
          <FigureTile
            to="/operator/companies"
            search={{ companyState: 'waiting' }}
            name={dashboardTexts.waiting}
            value={companies?.waiting}
          />
          <FigureTile
            to="/operator/companies"
            search={{ companyState: 'suspended' }}
            name={dashboardTexts.suspended}
            value={companies?.suspended}
          />
          <FigureTile
            to="/operator/companies"
            search={{ companyKind: 'seller', companyState: 'open' }}
            name={dashboardTexts.sellersOnMarket}
            value={sellers}
          />
        </ul>
      </Section>
      <Section
        title={dashboardTexts.products}
        all={<Link to="/marketplace/products">{dashboardTexts.allProducts}</Link>}
      >
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-4">
          {productStates.map((state) => (
            <FigureTile
              key={state}
              to="/marketplace/products"
              search={{ state }}
              name={stateNames[state]}
              value={products?.[state]}
            />
          ))}
        </ul>
      </Section>
      <Section title={dashboardTexts.whatHappens} all={<Link to="/figures">{dashboardTexts.allFigures}</Link>}>
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          <Chart label={say.requests} series={requests && [{ name: say.requests, days: requests, tone: 'quay' }]} />
          <Chart label={say.views} series={views && [{ name: say.views, days: views, tone: 'amber' }]} />
        </div>
      </Section>
    </>
  )
}
