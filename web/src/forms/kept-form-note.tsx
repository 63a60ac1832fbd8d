import { useState } from 'react'
import { KeptNote } from './kept-note.tsx'

type KeptFormNoteProps = { form: { reset: () => void }; kept: { isBegun: boolean; clear: () => void } }

/**
 * Says of a form in a dialog that it stands as it was left. Once it is opened again, and not while somebody types; behind the fields, for what has the focus first
 * must not undo them.
 */
export function KeptFormNote({ form, kept }: KeptFormNoteProps) {
  const [wasBegun] = useState(kept.isBegun)
  if (!wasBegun || !kept.isBegun) return null
  return (
    <KeptNote
      onStartAnew={() => {
        form.reset()
        kept.clear()
      }}
    />
  )
}
