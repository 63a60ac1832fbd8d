import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../ui/load-error.tsx'
import { Chart } from './chart.tsx'
import { marketFiguresQuery } from './dashboard-queries.ts'
import { FigureTile } from './figure-tile.tsx'
import { Section } from './section.tsx'

/** The marketplace at a glance: what an operator has to do, what there is, and what happens. */
export function MarketBoard() {
  const figures = useQuery(marketFiguresQuery())
  if (figures.isError)
    return (
      <LoadError onRetry={() => void figures.refetch()} isRetrying={figures.isFetching}>
        {say.figuresFailed}
      </LoadError>
    )
  const { companies, products, requests, views, failing_mails, waiting_approvals, sellers } = figures.data ?? {}
  return (
    <>
      <Section title="To do">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <FigureTile to="/operator/approvals" name="Waiting for approval" value={waiting_approvals} isTask />
          <FigureTile
            to="/operator/outbox"
            search={{ mailState: 'failed' }}
            name="Failed mails"
            value={failing_mails}
            isTask
          />
        </ul>
      </Section>
      <Section title="Companies" all={<Link to="/operator/companies">All companies</Link>}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <FigureTile to="/operator/companies" search={{ companyState: 'open' }} name="Open" value={companies?.open} />
          <FigureTile
            to="/operator/companies"
            search={{ companyState: 'waiting' }}
            name="Waiting"
            value={companies?.waiting}
          />
          <FigureTile
            to="/operator/companies"
            search={{ companyState: 'suspended' }}
            name="Suspended"
            value={companies?.suspended}
          />
          <FigureTile
            to="/operator/companies"
            search={{ companyKind: 'seller', companyState: 'open' }}
            name="Sellers on the market"
            value={sellers}
          />
        </ul>
      </Section>
      <Section title="Products" all={<Link to="/marketplace/products">All products</Link>}>
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-4">
          <FigureTile to="/marketplace/products" name="Published" value={products?.published} />
          <FigureTile to="/marketplace/products" name="Drafts" value={products?.draft} />
          <FigureTile to="/marketplace/products" name="Hidden" value={products?.hidden} />
        </ul>
      </Section>
      <Section title="What happens">
        <div className="grid gap-4 xl:grid-cols-2">
          <Chart label={say.requests} series={requests && [{ name: say.requests, days: requests, tone: 'quay' }]} />
          <Chart label={say.views} series={views && [{ name: say.views, days: views, tone: 'amber' }]} />
        </div>
      </Section>
    </>
  )
}
