import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiTexts } from './texts.ts'

/** Something chosen that can be taken away again. `name` is the words of the chip, for the remove button. */
export function Chip({ children, name, onRemove }: { children?: ReactNode; name: string; onRemove?: () => void }) {
  return (
    <span className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-line bg-surface pl-3 text-sm text-ink last:pr-0">
      <span className={onRemove ? 'truncate' : 'truncate pr-3'}>{children ?? name}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={uiTexts.remove(name)}
          onClick={onRemove}
          className="grid size-8 shrink-0 place-items-center rounded-full text-faint transition-colors hover:text-brick"
        >
          <X size={14} aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}
