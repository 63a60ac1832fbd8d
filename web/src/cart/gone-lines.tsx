import { cartPageMessages } from '@fairquay/contract/cart/page-messages.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { PackageX, Trash2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { cartTexts } from './texts.ts'
import type { GoneLine } from './use-cart.ts'

/** What was put into the cart and is not on the market any more: named, never selected. */
export function GoneLines({ lines, onRemove }: { lines: readonly GoneLine[]; onRemove: (keys: string[]) => void }) {
  if (lines.length === 0) return null
  const left = lines.filter(({ isForGood }) => isForGood)
  const help =
    left.length === 0
      ? cartPageMessages.goneHelp
      : left.length === lines.length
        ? cartPageMessages.goneForGoodHelp
        : cartPageMessages.someGoneForGoodHelp
  return (
    <section aria-labelledby="cart-gone" className="mb-5 rounded-lg border border-line bg-sunken">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-3">
        <h2 id="cart-gone" className="text-base">
          {cartPageMessages.goneTitle}
        </h2>
        {lines.length > 1 ? (
          <Button tone="quiet" size="small" onClick={() => onRemove(lines.map(({ key }) => key))}>
            {cartPageMessages.removeGone}
          </Button>
        ) : null}
        <p className="basis-full text-sm text-soft">{help}</p>
      </div>
      <ul className="mt-2">
        {lines.map(({ key, name, company, line, isForGood }) => (
          <li key={key} className="flex items-center gap-3 border-t border-line px-4 py-2">
            <PackageX size={20} aria-hidden="true" className="shrink-0 text-faint" />
            <span className="min-w-0 grow text-soft">
              <span className="line-clamp-2 font-medium">{name}</span>
              <span className="block truncate text-sm">
                {company.name} · {formatNumber(line.quantity)}
              </span>
              {isForGood && left.length < lines.length ? (
                <span className="block text-sm">{cartPageMessages.sellerLeft}</span>
              ) : null}
            </span>
            <IconButton
              label={cartTexts.remove(name)}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onRemove([key])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
