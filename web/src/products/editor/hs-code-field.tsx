import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { leastHsSearch } from '@fairquay/contract/products/hs-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { FoundField } from '../../search/found-field.tsx'
import { useSuggestionList } from '../../search/use-suggestion-list.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { hsCodesQuery } from '../product-queries.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

type HsCodeFieldProps = { value: string | null; error: string | undefined; onChange: (value: string | null) => void }

const pauseMs = 150
const says = { found: editorTexts.hsCodesFound, failed: editorTexts.hsFailed, nothing: editorTexts.hsNothingFound }

/** The customs code: typed, or found by the words of the Harmonized System. */
export function HsCodeField({ value, error, onChange }: HsCodeFieldProps) {
  const typed = value?.trim() ?? ''
  const list = useSuggestionList(typed.length >= leastHsSearch)
  const { data, isError, isFetching } = useQuery(hsCodesQuery(useSettled(list.isShown ? typed : '', pauseMs)))
  return (
    <FoundField
      id={fieldId('data.hts')}
      label={partNames['data.hts']}
      help={say.htsHelp}
      value={value ?? ''}
      error={error}
      maxLength={40}
      inputClassName="tabular"
      {...{ list, isError, isFetching, says }}
      found={data}
      keyOf={({ code }) => code}
      draw={({ code, text, heading }) => (
        <>
          <span className="tabular font-medium">{code}</span> {text}
          <span className="block text-sm text-soft">{heading}</span>
        </>
      )}
      onType={(text) => onChange(text || null)}
      onChoose={({ code }) => onChange(code)}
    />
  )
}
