import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { type ImportDetail, undoImport } from '@fairquay/contract/imports/endpoints.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { LatePictures } from './late-pictures.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { useImportStep } from './use-import-step.ts'

/** What came of an import: the counts, each product, the refused rows to take along, and the way back. */
export function ImportResult({ order }: { order: ImportDetail }) {
  const { id, state, file_name, counts, undone, can_undo, fault } = order
  const queries = useQueryClient()
  const user = useUser()
  const mayEdit = !!user?.company && isRoleEnough(user.company.role, 'editor')
  const drafts = (counts?.drafts?.all ?? 0) + (counts?.drafts_by_file ?? 0)
  // Any page that was looked at meanwhile may show what it was before.
  useEffect(() => void queries.invalidateQueries({ type: 'inactive', refetchType: 'none' }), [queries])
  return (
    <>
      <div role="status">
        <h2 className="text-xl break-words">
          {state === 'undone' ? say.undoneTitle(file_name) : say.appliedTitle(file_name)}
        </h2>
      </div>
      {fault ? (
        <p role="alert" className="mt-2 text-brick">
          {fault}
        </p>
      ) : null}
      {undone ? <Undone undone={undone} /> : null}
      {state === 'applied' && drafts > 0 ? (
        <p className="mt-2 text-sm text-soft">
          {say.draftsMade(drafts)}{' '}
          <Link to="/products-parent" search={{ state: 'draft' }} className="text-quay underline underline-offset-4">
            {say.completeDrafts}
          </Link>
        </p>
      ) : null}
      {state === 'applied' ? <LatePictures order={order} mayEdit={mayEdit} /> : null}
      <div className="mt-4">
        <OutcomeList order={order}>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/products-parent">{say.toProducts}</LinkButton>
            <LinkButton to="/imports" search={{}} tone="secondary">
              {say.another}
            </LinkButton>
            {can_undo ? <UndoButton id={id} /> : null}
          </div>
        </OutcomeList>
      </div>
    </>
  )
}

function Undone({ undone: { reverted, kept, examples } }: { undone: NonNullable<ImportDetail['undone']> }) {
  return (
    <div className="mt-2 text-soft">
      <p>{say.reverted(reverted)}</p>
      {kept > 0 ? (
        <>
          <p className="mt-2">{say.kept(kept)}</p>
          <ul className="mt-1 list-disc pl-5">
            {examples.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
              <li key={at}>
                <span className="font-medium text-ink">{name}</span>: {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function UndoButton({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  const undoing = useImportStep(() => call(undoImport, { params: { id } }))
  return (
    <>
      <Button tone="secondary" icon={<Undo2 size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {say.undo}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say.undoAsk}
        confirmLabel={say.undo}
        tone="danger"
        isBusy={undoing.isPending}
        onConfirm={() =>
          undoing.mutate(undefined, {
            onError: (error) => showToast('error', error.message),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      >
        {say.undoHelp}
      </ConfirmDialog>
    </>
  )
}
