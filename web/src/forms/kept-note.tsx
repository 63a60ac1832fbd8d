import { keptNoteTexts } from './kept-note-texts.ts'

/** What stands in the form was typed before and not sent; whoever does not want it begins anew. */
export function KeptNote({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <div className="text-sm text-soft">
      {keptNoteTexts.kept}{' '}
      <button type="button" className="inline-block min-h-6 rounded-sm text-quay hover:underline" onClick={onStartAnew}>
        {keptNoteTexts.startAnew}
      </button>
    </div>
  )
}
