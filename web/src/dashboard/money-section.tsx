import type { MoneySide } from '@fairquay/contract/billing/money-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AgeingTable } from '../billing/ageing-table.tsx'
import { moneyQuery } from '../billing/money-queries.ts'
import { moneyTexts } from '../billing/money-texts.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Section } from './section.tsx'

/** What is open on the side that is the company's business, by how long it is overdue; nothing where nothing is. What follows waits until that has its height. */
export function MoneySection({ side, children }: { side: MoneySide; children: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(moneyQuery)
  if (!data && !isError) return <Skeleton className="mt-8 h-screen w-full rounded-lg" />
  const ageing = data?.[side].ageing ?? []
  return (
    <>
      {isError || ageing.length > 0 ? (
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
      ) : null}
      {children}
    </>
  )
}
