import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { cartTexts } from './texts.ts'

/** Tells what was taken out, and takes it back. */
export function RemovalNotice({ count, onUndo }: { count: number; onUndo: () => void }) {
  return (
    <div role="status">
      {count > 0 ? (
        <p className="mb-4 flex items-center justify-between gap-3 rounded-md bg-tint py-1.5 pr-1.5 pl-4 text-sm">
          {cartPageMessages.removed(count)}
          <button
            type="button"
            onClick={onUndo}
            className="min-h-9 rounded-md px-3 font-medium text-quay hover:underline"
          >
            {cartTexts.undo}
          </button>
        </p>
      ) : null}
    </div>
  )
}
