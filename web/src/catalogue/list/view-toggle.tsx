import type { Layout } from '@fairquay/contract/catalogue/view.ts'
import { LayoutGrid, List } from 'lucide-react'
import { joinClasses } from '../../ui/join-classes.ts'
import { listTexts } from './texts.ts'

const choices = [
  { layout: 'grid', label: listTexts.gridView, Icon: LayoutGrid },
  { layout: 'list', label: listTexts.listView, Icon: List },
] as const

/** Cards side by side or one below the other. */
export function ViewToggle({ value, onChange }: { value: Layout; onChange: (layout: Layout) => void }) {
  return (
    <fieldset
      aria-label={listTexts.view}
      className="inline-flex shrink-0 overflow-hidden rounded-md border border-edge bg-surface"
    >
      {choices.map(({ layout, label, Icon }) => (
        <button
          key={layout}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={value === layout}
          onClick={() => onChange(layout)}
          className={joinClasses(
            'grid size-11 place-items-center transition-colors focus-visible:-outline-offset-2 md:h-[38px] md:w-10',
            value === layout ? 'bg-tint text-quay' : 'text-faint hover:text-ink',
          )}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  )
}
