import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** What stands where there is nothing to show: what that means, and what to do next. */
export function EmptyState({ icon, title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={joinClasses('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center', className)}>
      {icon ? <span className="grid size-14 place-items-center rounded-full bg-tint text-quay">{icon}</span> : null}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="text-balance text-soft">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
