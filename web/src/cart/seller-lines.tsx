import { type CartCompany, type CartItem, isSelectable } from '@fairquay/contract/cart/items.ts'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { ValueNote } from '../order-value/value-note.tsx'
import { CartRow } from './cart-row.tsx'
import { SelectionBox } from './selection-box.tsx'
import { cartTexts } from './texts.ts'
import { useSellerValues } from './use-seller-values.ts'

type SellerLinesProps = {
  company: CartCompany
  items: readonly CartItem[]
  selected: ReadonlySet<string>
  onToggle: (keys: readonly string[]) => void
  onRemove: (key: string) => void
}

/** The lines of one seller, with a box for all of them. */
export function SellerLines({ company, items, selected, onToggle, onRemove }: SellerLinesProps) {
  const values = useSellerValues(items.filter(({ key }) => selected.has(key)))
  return (
    <section aria-label={company.name} className="mb-5 rounded-lg border border-line bg-surface">
      <div className="flex items-center gap-2 px-3 py-2 sm:px-4">
        <SelectionBox
          label={cartTexts.selectAllOf(company.name)}
          isLabelHidden
          keys={items.filter(isSelectable).map(({ key }) => key)}
          selected={selected}
          onToggle={onToggle}
        />
        <Store size={16} aria-hidden="true" className="shrink-0 text-faint" />
        <Link
          to="/showroom/$slug"
          params={{ slug: company.slug }}
          className="min-w-0 truncate rounded-sm py-1 font-semibold hover:text-quay hover:underline"
        >
          {company.name}
        </Link>
      </div>
      <ul>
        {items.map((item) => (
          <CartRow
            key={item.key}
            item={item}
            isSelected={selected.has(item.key)}
            onSelect={() => onToggle([item.key])}
            onRemove={() => onRemove(item.key)}
          />
        ))}
      </ul>
      {values.map((reached) => (
        <ValueNote
          key={reached.currency}
          reached={reached}
          className="border-t border-line px-3 py-2.5 text-sm sm:px-4"
        />
      ))}
    </section>
  )
}
