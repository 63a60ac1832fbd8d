import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { useEffect } from 'react'
import { CallFailure } from '../call-failure.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { companyTexts } from './texts.ts'

/**
 * What stands in place of a seller's page that cannot be shown: unknown, failed, or locked, which is told with a warning on the way home
 * (docs/product.md#companies). `query` is in error.
 */
export function CompanyProblem({
  query,
}: {
  query: Pick<UseQueryResult, 'error' | 'errorUpdatedAt' | 'refetch' | 'isFetching'>
}) {
  const { error, errorUpdatedAt } = query
  const navigate = useNavigate()
  const refusal = error instanceof CallFailure ? error : undefined
  const kind = refusal?.code === 'company_locked' ? 'locked' : refusal?.status === 404 ? 'missing' : 'failed'
  useTitle(kind === 'missing' ? showroomMessages.notFound : undefined)
  // Once for each failure, also when the page is drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of the failure stands for the failure
  useEffect(() => {
    if (kind === 'locked') {
      showToast('warning', refusal?.message ?? '')
      void navigate({ to: '/', replace: true })
    }
    if (kind === 'failed') showToast('error', showroomMessages.loadFailed, showroomMessages.loadFailedReason)
  }, [kind, errorUpdatedAt])
  if (kind === 'locked') return null
  if (kind === 'failed')
    return (
      <LoadError
        title={showroomMessages.loadFailed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="min-h-[60dvh] justify-center"
      >
        {showroomMessages.loadFailedReason}
      </LoadError>
    )
  return (
    <EmptyState
      headingLevel={1}
      icon={<Store size={26} aria-hidden="true" />}
      title={showroomMessages.notFound}
      action={
        <>
          <LinkButton to="/products" search={{ tab: 'sellers' }}>
            {companyTexts.seeAllSellers}
          </LinkButton>
          <LinkButton to="/" tone="secondary">
            {companyTexts.toMarketplace}
          </LinkButton>
        </>
      }
      className="min-h-[60dvh] justify-center"
    >
      {showroomMessages.notFoundHelp}
    </EmptyState>
  )
}
