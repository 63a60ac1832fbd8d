import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { joinClasses } from './join-classes.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import type { useSuggestionList } from './use-suggestion-list.ts'

type FoundFieldProps<Found> = Omit<TextFieldProps, 'onChange' | 'list'> & {
  list: ReturnType<typeof useSuggestionList>
  /** What was found for what is typed; undefined while nothing has been asked. */
  found: readonly Found[] | undefined
  isError: boolean
  isFetching: boolean
  keyOf: (found: Found) => string | number
  draw: (found: Found) => ReactNode
  says: { found: string; failed: string; nothing: string }
  /** Whether what is typed stands without being found: Enter sends it then. */
  isFree?: boolean
  onType: (text: string) => void
  onChoose: (found: Found) => void
}

/** A box that finds things by what is typed into it: arrows and Enter choose, Escape closes the list. */
export function FoundField<Found>({
  list,
  found,
  isError,
  isFetching,
  keyOf,
  draw,
  says,
  isFree = false,
  onType,
  onChoose,
  ...rest
}: FoundFieldProps<Found>) {
  const { isShown, take } = list
  const count = found?.length ?? 0
  useEffect(() => take(count), [take, count])

  function choose(one: Found) {
    onChoose(one)
    list.close()
  }

  function steer(event: KeyboardEvent) {
    const active = isShown ? found?.[list.activeIndex] : undefined
    if (event.key === 'Enter') {
      if (active !== undefined || !isFree) event.preventDefault()
      if (active !== undefined) choose(active)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      // A dialog around it stays, with what was typed.
      event.stopPropagation()
      list.close()
    } else list.steer(event)
  }

  return (
    <div className="relative">
      <TextField
        {...rest}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? list.id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && list.activeIndex >= 0 ? list.idOf(list.activeIndex) : undefined}
        onChange={(event) => {
          onType(event.target.value)
          list.openAnew()
        }}
        onKeyDown={steer}
        onBlur={list.close}
        autoComplete="off"
      />
      {isShown ? (
        <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
          <div
            id={list.id}
            role="listbox"
            aria-label={says.found}
            aria-busy={isFetching}
            className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
          >
            {found?.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
              <div
                key={keyOf(one)}
                id={list.idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.activeIndex}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(one)}
                className={joinClasses(
                  'min-h-11 cursor-pointer rounded-md px-3 py-2 hover:bg-tint',
                  index === list.activeIndex && 'bg-tint',
                )}
              >
                {draw(one)}
              </div>
            ))}
          </div>
          <p role="status" className="px-4 text-soft not-empty:py-4">
            {isError ? says.failed : null}
            {!isError && found && count === 0 ? says.nothing : null}
          </p>
        </div>
      ) : null}
    </div>
  )
}
