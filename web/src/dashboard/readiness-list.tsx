import { countSteps, decideSteps, type ReadinessStep, readinessSteps } from '@fairquay/contract/company/readiness.ts'
import { readinessMessages as say, stepNames } from '@fairquay/contract/company/readiness-messages.ts'
import type { Readiness } from '@fairquay/contract/company/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { refreshSession } from '../session.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { readinessQuery } from './dashboard-queries.ts'
import { dashboardTexts } from './texts.ts'

const ways: Partial<Record<ReadinessStep, LinkProps['to']>> = {
  company: '/profile/company-profile',
  product: '/products-parent',
}

/** The four steps of a seller on the way to the market, until an operator has approved the company. What follows waits until they have their height. */
export function ReadinessList({ children }: { children: ReactNode }) {
  const { data, isError, refetch, isFetching } = useQuery(readinessQuery())
  const isApproved = data?.is_approved
  useEffect(() => {
    // Approved since the page was opened: from now on this is a seller like any other.
    if (isApproved) void refreshSession()
  }, [isApproved])
  return (
    <>
      {isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {dashboardTexts.readinessFailed}
        </LoadError>
      ) : (
        <Steps readiness={data} />
      )}
      {data || isError ? children : null}
    </>
  )
}

function Steps({ readiness: data }: { readiness: Readiness | undefined }) {
  return (
    <section
      aria-label={dashboardTexts.prepare}
      className="mt-6 rounded-lg border border-line bg-surface p-4 md:p-5"
      aria-busy={!data}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{dashboardTexts.prepare}</h2>
        {data ? (
          <p className="tabular text-sm text-soft">{say.stepsDone(countSteps(data), readinessSteps.length)}</p>
        ) : (
          <Skeleton className="h-5 w-28" />
        )}
      </div>
      <p className="mt-1 text-sm text-soft">{dashboardTexts.prepareHelp}</p>
      <ol className="mt-3 flex flex-col">
        {data
          ? decideSteps(data).map(({ step, isDone }) => (
              <Step key={step} step={step} isDone={isDone}>
                {describeStep(step, data)}
              </Step>
            ))
          : readinessSteps.map((step) => <Skeleton key={step} className="my-2 h-12 w-full" />)}
      </ol>
    </section>
  )
}

function Step({ step, isDone, children }: { step: ReadinessStep; isDone: boolean; children: ReactNode }) {
  const way = ways[step]
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="flex min-h-11 items-start gap-3 border-b border-line py-2.5 last:border-0">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${isDone ? 'text-quay' : 'text-faint'}`} />
      <span className="min-w-0">
        <span className="sr-only">{isDone ? dashboardTexts.stepDone : dashboardTexts.stepOpen}: </span>
        {way ? (
          <Link
            to={way}
            className="inline-flex min-h-6 items-center font-medium text-quay underline underline-offset-4"
          >
            {stepNames[step]}
          </Link>
        ) : (
          <span className="font-medium">{stepNames[step]}</span>
        )}
        <span className="block text-sm break-words text-soft">{children}</span>
      </span>
    </li>
  )
}

function describeStep(step: ReadinessStep, { missing, products, drafts }: Readiness): string | null {
  if (step === 'company') return missing.length > 0 ? say.lacks(missing) : null
  if (step === 'product') return products + drafts > 0 ? say.prepared(products, drafts) : dashboardTexts.noProductYet
  return step === 'approval' ? dashboardTexts.approvalHelp : null
}
