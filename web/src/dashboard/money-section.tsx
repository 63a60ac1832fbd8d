import { getMoney, type MoneySide } from '@fairquay/contract/billing/money-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AgeingTable } from '../billing/ageing-table.tsx'
import { moneyTexts } from '../billing/money-texts.ts'
import { call } from '../call.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Section } from './section.tsx'

/** What is open on the side that is the company's business, by how long it is overdue; nothing while nothing is. */
export function MoneySection({ side }: { side: MoneySide }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['money', 'all'],
    queryFn: ({ signal }) => call(getMoney, { signal }),
  })
  const ageing = data?.[side].ageing ?? []
  if (!isError && ageing.length === 0) return null
  return (
    <Section title={moneyTexts[side]} all={<Link to="/money">{moneyTexts.all}</Link>}>
      {isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {moneyTexts.dashboardFailed}
        </LoadError>
      ) : (
        <div className="rounded-lg border border-line bg-surface px-4 py-2 md:px-5">
          <AgeingTable label={moneyTexts[side]} ageing={ageing} />
        </div>
      )}
    </Section>
  )
}
