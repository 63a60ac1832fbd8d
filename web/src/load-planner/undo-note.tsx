import { X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { plannerTexts as texts } from './texts.ts'

type UndoNoteProps = { isUndone: boolean; isEmpty: boolean; onSwap: () => void; onClose: () => void }

/** That the cartons were replaced, and the way back; after it the way on. */
export function UndoNote({ isUndone, isEmpty, onSwap, onClose }: UndoNoteProps) {
  return (
    <div className="mb-3 flex items-center gap-1 rounded-md bg-tint py-1 pr-1 pl-4 text-sm">
      <p role="status" className="mr-auto">
        {isUndone ? texts.undone : isEmpty ? texts.cleared : texts.replaced}
      </p>
      <Button size="small" tone="quiet" onClick={onSwap}>
        {isUndone ? texts.redo : texts.undo}
      </Button>
      <IconButton label={texts.forgetBefore} icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}
