import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../call-failure.ts'
import { useUser } from '../session.tsx'
import { ListError } from '../ui/list-error.tsx'
import { useTitle } from '../ui/use-title.ts'
import { webhooksQuery } from './integration-queries.ts'
import { integrationsTexts } from './texts.ts'
import { TokenSection } from './token-section.tsx'
import { WebhookSection } from './webhook-section.tsx'

/** Where a company's own programs are let in and told. */
export function IntegrationsPage() {
  useTitle(integrationsTexts.integrations)
  const user = useUser()
  const webhooks = useQuery({ ...webhooksQuery, enabled: user !== null })
  // Whoever has no company, one that still waits or may only look is refused, and would be again: one sentence for the whole page.
  const isRefused = webhooks.error instanceof CallFailure && webhooks.error.status === 403
  return (
    <div className="max-w-4xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {integrationsTexts.integrations}
      </h1>
      <p className="mt-1 text-soft">
        {/* Outside the router: the server sends these pages itself. */}
        {integrationsTexts.lead}{' '}
        <a href="/docs/guide" className="text-quay underline underline-offset-4">
          {integrationsTexts.howItWorks}
        </a>{' '}
        <a href="/docs" className="text-quay underline underline-offset-4">
          {integrationsTexts.allCalls}
        </a>
      </p>
      {isRefused ? (
        <ListError
          error={webhooks.error}
          onRetry={() => void webhooks.refetch()}
          isRetrying={webhooks.isFetching}
          title={integrationsTexts.loadFailed(integrationsTexts.integrations)}
        />
      ) : user ? (
        <>
          <WebhookSection />
          {/* Whose place is known once the webhooks above are there. */}
          {webhooks.isPending ? null : <TokenSection />}
        </>
      ) : null}
    </div>
  )
}
