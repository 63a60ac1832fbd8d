import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSuggestionList } from '../../search/use-suggestion-list.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { productsByNameQuery } from '../product-queries.ts'
import type { KnownProduct } from './product-start.ts'
import { editorTexts as say } from './texts.ts'

type ProductFinderProps = {
  id: string
  label: string
  help: string
  /** These are not offered. */
  without: readonly number[]
  isFull: boolean
  onChoose: (product: KnownProduct) => void
}

const pauseMs = 150

/** A box that finds own products by name or code, to choose one after the other. */
export function ProductFinder({ id, label, help, without, isFull, onChoose }: ProductFinderProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const list = useSuggestionList(typed !== '')
  const { isShown, take } = list
  const { data, isError, isFetching } = useQuery(productsByNameQuery(useSettled(isShown ? typed : '', pauseMs)))
  const found = (data ?? []).filter((product) => !without.includes(product.id))
  const count = found.length
  useEffect(() => take(count), [take, count])

  function choose({ id, name, image, state }: KnownProduct) {
    onChoose({ id, name, image, state })
    setText('')
    list.close()
  }

  function steer(event: KeyboardEvent) {
    const active = isShown ? found[list.activeIndex] : undefined
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      list.close()
    } else list.steer(event)
  }

  return (
    <div className="relative">
      <TextField
        id={id}
        label={label}
        help={help}
        placeholder={say.findProduct}
        value={text}
        disabled={isFull}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? list.id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && list.activeIndex >= 0 ? list.idOf(list.activeIndex) : undefined}
        onChange={(event) => {
          setText(event.target.value)
          list.openAnew()
        }}
        onKeyDown={steer}
        onBlur={list.close}
        maxLength={100}
        autoComplete="off"
      />
      {isShown ? (
        <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
          <div
            id={list.id}
            role="listbox"
            aria-label={say.productsFound}
            aria-busy={isFetching}
            className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
          >
            {found.map((product, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
              <div
                key={product.id}
                id={list.idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.activeIndex}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(product)}
                className={joinClasses(
                  'flex min-h-11 cursor-pointer items-center rounded-md px-3 py-2 hover:bg-tint',
                  index === list.activeIndex && 'bg-tint',
                )}
              >
                {product.name}
              </div>
            ))}
          </div>
          <p role="status" className="px-4 text-soft not-empty:py-4">
            {isError ? say.productsFailed : null}
            {!isError && data && count === 0 ? say.noProductFound : null}
          </p>
        </div>
      ) : null}
    </div>
  )
}
