import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { leastHsSearch } from '@fairquay/contract/products/hs-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect } from 'react'
import { useSuggestionList } from '../../search/use-suggestion-list.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { hsCodesQuery } from '../product-queries.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

type HsCodeFieldProps = { value: string | null; error: string | undefined; onChange: (value: string | null) => void }

const pauseMs = 150

/** The customs code: typed, or found by the words of the Harmonized System. */
export function HsCodeField({ value, error, onChange }: HsCodeFieldProps) {
  const typed = value?.trim() ?? ''
  const list = useSuggestionList(typed.length >= leastHsSearch)
  const { isShown, take } = list
  const settled = useSettled(isShown ? typed : '', pauseMs)
  const { data, isError, isFetching } = useQuery(hsCodesQuery(settled))
  const found = data ?? []
  useEffect(() => take(data?.length ?? 0), [take, data])

  function choose(code: string) {
    onChange(code)
    list.close()
  }

  function steer(event: KeyboardEvent) {
    const active = isShown ? found[list.activeIndex] : undefined
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active.code)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      list.close()
    } else list.steer(event)
  }

  return (
    <div className="relative">
      <TextField
        id={fieldId('data.hts')}
        label={partNames['data.hts']}
        help={say.htsHelp}
        value={value ?? ''}
        error={error}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? list.id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && list.activeIndex >= 0 ? list.idOf(list.activeIndex) : undefined}
        onChange={(event) => {
          onChange(event.target.value || null)
          list.openAnew()
        }}
        onKeyDown={steer}
        onBlur={list.close}
        maxLength={40}
        autoComplete="off"
        inputClassName="tabular"
      />
      {isShown ? (
        <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
          <div
            id={list.id}
            role="listbox"
            aria-label={editorTexts.hsCodesFound}
            aria-busy={isFetching}
            className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
          >
            {found.map(({ code, text, heading }, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
              <div
                key={code}
                id={list.idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.activeIndex}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(code)}
                className={joinClasses(
                  'min-h-11 cursor-pointer rounded-md px-3 py-2 hover:bg-tint',
                  index === list.activeIndex && 'bg-tint',
                )}
              >
                <span className="tabular font-medium">{code}</span> {text}
                <span className="block text-sm text-soft">{heading}</span>
              </div>
            ))}
          </div>
          <p role="status" className="px-4 text-soft not-empty:py-4">
            {isError ? editorTexts.hsFailed : null}
            {!isError && data && found.length === 0 ? editorTexts.hsNothingFound : null}
          </p>
        </div>
      ) : null}
    </div>
  )
}
