import { discardImport, type ImportSummary } from '@fairquay/contract/imports/endpoints.ts'
import { importPageMessages as say, stateNames } from '@fairquay/contract/imports/page-messages.ts'
import { isDiscardable } from '@fairquay/contract/imports/rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-list.ts'

/** The import that is not finished: it has the company's one place until somebody goes on with it or throws it away. `fault` is why another file was not taken. */
export function OpenImport({ order, fault }: { order: ImportSummary; fault: string }) {
  return (
    <section
      aria-label={say.openTitle(order.file_name)}
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0">
        <h2 className="text-lg break-words">{say.openTitle(order.file_name)}</h2>
        <p className="text-sm text-soft">
          {stateNames[order.state]}
          {order.created_by ? ` · ${order.created_by}` : ''}
        </p>
        <p role="alert" className="text-sm text-brick">
          {fault}
        </p>
      </div>
      <div className="flex gap-3">
        {isDiscardable(order.state) ? <DiscardButton id={order.id} /> : null}
        {order.state === 'uploading' ? null : (
          <LinkButton to="/imports" search={{ id: order.id }}>
            {say.goOn}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

export function DiscardButton({ id }: { id: number }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const discarding = useMutation({
    mutationFn: () => call(discardImport, { params: { id } }),
    onSuccess: async () => {
      showToast('success', say.discarded)
      await navigate({ to: '/imports', search: {} })
      await queries.invalidateQueries({ queryKey: ['imports'] })
    },
    onError: async (error) => {
      showToast('error', error.message)
      await queries.invalidateQueries({ queryKey: ['imports'] })
    },
  })
  return (
    <Button tone="secondary" isBusy={discarding.isPending} onClick={() => discarding.mutate()}>
      {say.discard}
    </Button>
  )
}
