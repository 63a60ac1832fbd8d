import type { Advice } from '@fairquay/contract/freight/advice.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { TriangleAlert } from 'lucide-react'

type AdviceNoteProps = {
  advice: readonly Advice[]
  field: Advice['field']
  /** Takes the term that mends it. */
  onMend?: (incoterm: IncotermCode) => void
}

/** What is pointed out beside a field; nobody is kept from going on. */
export function AdviceNote({ advice, field, onMend }: AdviceNoteProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {advice
        .filter((one) => one.field === field)
        .map(({ sentence, mend }) => (
          <p key={sentence} className="mt-1.5 flex items-start gap-2 text-sm text-amber">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              {sentence}{' '}
              {mend && onMend ? (
                <button
                  type="button"
                  className="min-h-6 rounded-sm font-medium text-quay underline"
                  onClick={() => onMend(mend.incoterm)}
                >
                  {mend.title}
                </button>
              ) : null}
            </span>
          </p>
        ))}
    </div>
  )
}
