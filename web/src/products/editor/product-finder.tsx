import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FoundField } from '../../ui/found-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { useSuggestionList } from '../../ui/use-suggestion-list.ts'
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
const says = { found: say.productsFound, failed: say.productsFailed, nothing: say.noProductFound }

/** A box that finds own products by name or code, to choose one after the other. */
export function ProductFinder({ id, label, help, without, isFull, onChoose }: ProductFinderProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const list = useSuggestionList(typed !== '')
  const { data, isError, isFetching } = useQuery(productsByNameQuery(useSettled(list.isShown ? typed : '', pauseMs)))
  return (
    <FoundField
      id={id}
      label={label}
      help={help}
      placeholder={say.findProduct}
      value={text}
      disabled={isFull}
      maxLength={100}
      {...{ list, isError, isFetching, says }}
      found={data?.filter((product) => !without.includes(product.id))}
      keyOf={(product) => product.id}
      draw={({ name }) => name}
      onType={setText}
      onChoose={({ id, name, image, state }) => {
        onChoose({ id, name, image, state })
        setText('')
      }}
    />
  )
}
