import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

export type Tab<Value extends string> = { value: Value; label: ReactNode; isDisabled?: boolean }

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for those who listen. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The chosen tab's content. */
  children: ReactNode
  /** Beside the tabs, at the end of their line. */
  end?: ReactNode
  className?: string
}

/** Tabs over one panel: arrows, Home and End move and choose. Which tab is chosen belongs to the page, so that it can live in the address. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  end,
  className,
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function steer(event: KeyboardEvent) {
    const open = tabs.filter((tab) => !tab.isDisabled)
    const at = open.findIndex((tab) => tab.value === value)
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % open.length,
      ArrowLeft: (at - 1 + open.length) % open.length,
      Home: 0,
      End: open.length - 1,
    }
    const next = open[moves[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus()
  }

  return (
    <div className={className}>
      <div className="@container flex flex-wrap items-end justify-between gap-x-4 border-b border-line">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={steer}
          className="relative -mb-px flex max-w-full overflow-x-auto"
        >
          {tabs.map((tab) => {
            const isChosen = tab.value === value
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-${tab.value}`}
                data-value={tab.value}
                aria-selected={isChosen}
                aria-controls={isChosen ? `${id}-panel` : undefined}
                tabIndex={isChosen ? 0 : -1}
                disabled={tab.isDisabled}
                onClick={() => onChange(tab.value)}
                className={joinClasses(
                  'min-h-11 border-b-2 px-2 leading-tight font-medium transition-colors focus-visible:-outline-offset-2 disabled:opacity-45 @md:shrink-0 @md:px-4 @md:whitespace-nowrap',
                  isChosen ? 'border-quay text-quay' : 'border-transparent text-soft hover:text-ink',
                )}
              >
                {tab.label}
              </button>
            )
          })}
        </div>
        {end}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </div>
  )
}
