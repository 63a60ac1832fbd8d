import { formatDay } from '@fairquay/contract/locale.ts'
import { deleteProductTemplate, type ProductTemplate } from '@fairquay/contract/products/template-endpoints.ts'
import { templateMessages as say } from '@fairquay/contract/products/template-messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LayoutTemplate, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { RenameTemplateDialog } from './rename-template-dialog.tsx'
import { templatesQuery } from './template-queries.ts'

type TemplatesDialogProps = { mayChange: boolean; onClose: () => void }

/** The templates of the company: to begin a product with one, to rename and to delete them. */
export function TemplatesDialog({ mayChange, onClose }: TemplatesDialogProps) {
  const queries = useQueryClient()
  const templates = useQuery(templatesQuery)
  const [asked, setAsked] = useState<{ what: 'rename' | 'delete'; template: ProductTemplate }>()
  const close = () => setAsked(undefined)
  const deleting = useMutation({
    mutationFn: (id: number) => call(deleteProductTemplate, { params: { id } }),
    onSuccess: () => showToast('success', say.deleted),
    onError: (failure) => showToast('error', failure.message),
    onSettled: () => {
      close()
      return queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
  })
  return (
    <Dialog isOpen title={say.title} description={say.lead} onClose={onClose}>
      {templates.isError ? (
        <LoadError onRetry={() => void templates.refetch()} isRetrying={templates.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : !templates.data ? (
        <div role="status" aria-label={say.loading} className="flex flex-col gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ) : templates.data.length === 0 ? (
        <EmptyState icon={<LayoutTemplate size={26} aria-hidden="true" />} title={say.none}>
          {say.noneHelp}
        </EmptyState>
      ) : (
        <ul aria-label={say.title} className="divide-y divide-line">
          {templates.data.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              mayChange={mayChange}
              onAsk={(what) => setAsked({ what, template })}
            />
          ))}
        </ul>
      )}
      {asked?.what === 'rename' ? <RenameTemplateDialog template={asked.template} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={asked?.what === 'delete'}
        title={say.deleteAsk(asked?.template.name ?? '')}
        confirmLabel={say.delete}
        tone="danger"
        isBusy={deleting.isPending}
        onConfirm={() => asked && deleting.mutate(asked.template.id)}
        onCancel={close}
      >
        {say.deleteHelp}
      </ConfirmDialog>
    </Dialog>
  )
}

type TemplateRowProps = {
  template: ProductTemplate
  mayChange: boolean
  onAsk: (what: 'rename' | 'delete') => void
}

function TemplateRow({ template: { id, name, changed_at, changed_by }, mayChange, onAsk }: TemplateRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-2 py-2.5">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-soft">{say.changed(formatDay(new Date(changed_at)), changed_by)}</p>
      </div>
      {mayChange ? (
        <>
          <LinkButton
            to="/products-parent/new"
            search={{ template: id }}
            tone="secondary"
            size="small"
            aria-label={say.beginOf(name)}
          >
            {say.begin}
          </LinkButton>
          <IconButton
            label={say.renameOf(name)}
            icon={<Pencil size={17} aria-hidden="true" />}
            onClick={() => onAsk('rename')}
          />
          <IconButton
            label={say.deleteOf(name)}
            icon={<Trash2 size={17} aria-hidden="true" />}
            onClick={() => onAsk('delete')}
          />
        </>
      ) : null}
    </li>
  )
}
