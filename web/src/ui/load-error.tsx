import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'

type LoadErrorProps = {
  title?: ReactNode
  children?: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  className?: string
}

/** A load that failed: says so, and offers another try. */
export function LoadError({ title, children, onRetry, isRetrying = false, className }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className={joinClasses('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center', className)}
    >
      <span className="grid size-12 place-items-center rounded-full bg-brick-tint text-brick">
        <CloudOff size={22} aria-hidden="true" />
      </span>
      {title ? <p className="text-lg font-semibold">{title}</p> : null}
      {children ? <p className="text-soft">{children}</p> : null}
      <Button tone="secondary" onClick={onRetry} isBusy={isRetrying}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  )
}
