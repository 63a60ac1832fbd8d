import { autocomplete } from '@fairquay/contract/search/endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import { FoundField } from '../ui/found-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { useSuggestionList } from '../ui/use-suggestion-list.ts'

const pauseMs = 150
const says = { found: texts.rivalsFound, failed: texts.rivalsFailed, nothing: texts.noRival }

/** Finds goods of another seller to compare with; `without` are not offered. */
export function RivalFinder({ without, onChoose }: { without: readonly string[]; onChoose: (slug: string) => void }) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const list = useSuggestionList(typed !== '')
  const settled = useSettled(list.isShown ? typed : '', pauseMs)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['landed-rivals', settled],
    queryFn: ({ signal }) => call(autocomplete, { query: { search: settled, target: 'products' }, signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const found = data?.data.data.filter(({ type, slug }) => type === 'product' && !without.includes(slug))
  return (
    <div className="w-full max-w-sm md:ml-auto">
      <FoundField
        label={texts.compareGoods}
        placeholder={texts.findGoods}
        value={text}
        maxLength={100}
        {...{ list, found, isError, isFetching, says }}
        keyOf={({ id }) => id}
        draw={({ name }) => name}
        onType={setText}
        onChoose={({ slug }) => {
          onChoose(slug)
          setText('')
        }}
      />
    </div>
  )
}
