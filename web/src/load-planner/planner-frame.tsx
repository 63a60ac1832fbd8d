import type { ReactNode } from 'react'

/** What is asked on the left, the plan on the right; one below the other where there is no room for both. */
export function PlannerFrame({ children, plan }: { children: ReactNode; plan: ReactNode }) {
  return (
    <div className="mt-6 grid gap-8 xl:grid-cols-[27rem_minmax(0,1fr)] xl:items-start print:block">
      <div className="flex min-w-0 flex-col gap-6 print:hidden">{children}</div>
      {plan}
    </div>
  )
}
