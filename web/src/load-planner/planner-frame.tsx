import type { ReactNode } from 'react'

/** Where the plan stands, for who wants to get past a long list. */
const planPlace = 'planned'

/** Shows the plan where it stands below everything that is asked. */
export function goToPlan(): void {
  const place = document.getElementById(planPlace)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

/** What is asked on the left, the plan on the right; one below the other where there is no room for both. */
export function PlannerFrame({ children, plan }: { children: ReactNode; plan: ReactNode }) {
  return (
    <div className="mt-6 grid gap-8 xl:grid-cols-[27rem_minmax(0,1fr)] xl:items-start print:block">
      <div className="flex min-w-0 flex-col gap-6 print:hidden">{children}</div>
      <div id={planPlace} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
        {plan}
      </div>
    </div>
  )
}
