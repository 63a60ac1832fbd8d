import { exportMessages as say } from '@fairquay/contract/imports/export-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ExportChoices } from './export-choices.tsx'

type ExportDialogProps = { ids: readonly number[]; onClose: () => void }

/** Chosen products as a file. */
export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  return (
    <Dialog isOpen title={say.chosenTitle(ids.length)} onClose={onClose}>
      <ExportChoices wanted={{ ids }} onSaved={onClose} />
    </Dialog>
  )
}
