import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallFailure } from '../call-failure.ts'
import { useUser } from '../session.tsx'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './link-button.tsx'
import { LoadError } from './load-error.tsx'
import { uiTexts } from './texts.ts'

type ListErrorProps = {
  error: Error | null
  title?: ReactNode
  children?: ReactNode
  onRetry: () => void
  isRetrying: boolean
}

/** What another try would be answered again: who may not have it, and who has none. */
const refusals: ReadonlySet<string> = new Set(['not_allowed', 'not_found'])

/**
 * What stands where a list of the desk could not be read. A refusal is no failed load: it says its own sentence, and another try would only be refused again.
 * Above all of a company that waits for approval, as its figures do.
 */
export function ListError({ error, ...failed }: ListErrorProps) {
  const isWaiting = useUser()?.is_waiting === true
  if (!(error instanceof CallFailure) || !refusals.has(error.code)) return <LoadError {...failed} />
  const icon = <Lock size={26} aria-hidden="true" />
  return isWaiting ? (
    <EmptyState
      icon={icon}
      title={uiTexts.waiting}
      action={<LinkButton to="/products-parent">{uiTexts.toProducts}</LinkButton>}
    >
      {error.message}
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={error.message} />
  )
}
