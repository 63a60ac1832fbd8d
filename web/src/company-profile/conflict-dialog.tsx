import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { nameField } from './field-names.ts'
import { type ProfileState, pickChanged } from './use-profile-form.ts'

/** Somebody saved in between: what both have changed, and the choice whose is kept. Nothing is overwritten without it. */
export function ConflictDialog({ state }: { state: ProfileState }) {
  const { theirs, stored, draft } = state
  const mine = pickChanged(stored.form, draft)
  const both = theirs ? Object.keys(pickChanged(stored.form, theirs.company.form)).filter((field) => field in mine) : []
  return (
    <Dialog
      isOpen={theirs !== undefined}
      title={say.conflictTitle}
      description={theirs?.sentence}
      onClose={state.closeConflict}
      footer={
        <>
          <Button tone="secondary" onClick={state.takeTheirs}>
            {say.takeTheirs}
          </Button>
          <Button onClick={state.saveMine}>{say.saveMine}</Button>
        </>
      }
    >
      {both.length === 0 ? (
        <p>{say.conflictNone}</p>
      ) : (
        <>
          <p>{say.conflictBoth}</p>
          <ul className="mt-2 list-disc pl-5">
            {both.map((field) => (
              <li key={field}>{nameField(field, draft)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
