import { type MoneyOfSide, type MoneySide, moneySides } from '@fairquay/contract/billing/money-endpoints.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListError } from '../ui/list-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { AgeingTable } from './ageing-table.tsx'
import { moneyQuery } from './money-queries.ts'
import { moneyTexts } from './money-texts.ts'
import { showMoney } from './spell-money.ts'

/** What is open over all orders: owed to the company and by it, by age and by company. */
export function MoneyPage() {
  useTitle(moneyTexts.title)
  const { data, isError, error, isFetching, refetch } = useQuery(moneyQuery)
  const sides = data ? moneySides.filter((side) => data[side].ageing.length > 0) : []
  return (
    <div className="max-w-6xl">
      <h1 className="text-2xl md:text-3xl">{moneyTexts.title}</h1>
      <p className="mt-1 mb-6 text-soft">{moneyTexts.lead}</p>
      {data ? (
        sides.length === 0 ? (
          <EmptyState
            icon={<Wallet size={24} aria-hidden="true" />}
            title={moneyTexts.none}
            action={
              <LinkButton to="/orders" tone="secondary">
                {moneyTexts.toOrders}
              </LinkButton>
            }
          >
            {moneyTexts.noneHelp}
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            {sides.map((side) => (
              <Side key={side} side={side} money={data[side]} />
            ))}
          </div>
        )
      ) : isError ? (
        <ListError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          {moneyTexts.loadFailed}
        </ListError>
      ) : (
        <div role="status" aria-label={moneyTexts.loading}>
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      )}
    </div>
  )
}

function Side({ side, money }: { side: MoneySide; money: MoneyOfSide }) {
  const id = `money-${side}`
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id={id} className="mb-2 text-lg">
        {moneyTexts[side]}
      </h2>
      <AgeingTable label={moneyTexts[side]} ageing={money.ageing} />
      <ul aria-label={moneyTexts.company} className="mt-3 divide-y divide-line border-t border-line">
        {money.companies.map(({ company, currency, open, overdue, oldest }) => (
          <li
            key={`${company.id} ${currency}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2.5 md:grid-cols-[minmax(0,1fr)_auto_7.5rem]"
          >
            <Link
              to="/money/$company"
              params={{ company: String(company.id) }}
              className="min-h-6 min-w-0 rounded-sm font-medium break-words hover:text-quay hover:underline"
            >
              {company.name}
            </Link>
            <span className="tabular text-right font-semibold md:order-last">{showMoney(open, currency)}</span>
            <span className="tabular col-span-2 text-sm md:col-span-1">
              {overdue > 0 ? (
                <span className="text-brick">
                  {moneyTexts.overdueSince(showMoney(overdue, currency), formatDay(oldest))}
                </span>
              ) : (
                <span className="text-soft">{moneyTexts.dueOn(formatDay(oldest))}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
