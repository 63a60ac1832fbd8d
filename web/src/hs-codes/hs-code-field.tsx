import { findHsShapeFault, formatHts, tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import { leastHsSearch } from '@fairquay/contract/hs-codes/find-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FoundField } from '../ui/found-field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useSuggestionList } from '../ui/use-suggestion-list.ts'
import { BrowseDialog } from './browse-dialog.tsx'
import { CodeProposals } from './code-proposals.tsx'
import { hsCodeQuery, hsSearchQuery, hsSuggestionsQuery } from './hs-queries.ts'
import { hsTexts as texts } from './texts.ts'

type HsCodeFieldProps = {
  id?: string
  label: string
  help?: ReactNode
  value: string
  error?: string | undefined
  /** What the goods are called and where they are sorted: while there is no code, some are proposed from it. */
  goods?: { name: string; category?: number | undefined }
  className?: string
  onChange: (value: string) => void
}

const pauseMs = 150
const says = { found: texts.codesFound, failed: texts.lookUpFailed, nothing: texts.nothing }

/** A customs code: typed, found by words, chosen from the tree or from what is proposed. What it says, or what is amiss with it, stands below. */
export function HsCodeField({ id, label, help, value, error, goods, className, onChange }: HsCodeFieldProps) {
  const typed = value.trim()
  const [isBrowsing, setBrowsing] = useState(false)
  const list = useSuggestionList(typed.length >= leastHsSearch)
  const { data, isError, isFetching } = useQuery(hsSearchQuery(useSettled(list.isShown ? typed : '', pauseMs)))
  return (
    <div className={joinClasses('flex flex-col gap-1.5', className)}>
      <FoundField
        id={id}
        label={label}
        help={help}
        value={value}
        error={error}
        maxLength={40}
        inputClassName="tabular"
        {...{ list, isError, isFetching, says }}
        found={data}
        keyOf={({ code }) => code}
        draw={({ code, text, heading }) => (
          <>
            <span className="tabular font-medium">{formatHts(code)}</span> {text}
            <span className="block text-sm text-soft">{heading}</span>
          </>
        )}
        onType={onChange}
        onChoose={({ code }) => onChange(code)}
      />
      {error ? null : <CodeMeaning code={tidyHts(typed) ?? ''} />}
      {typed === '' && goods ? <Proposals {...goods} onTake={onChange} /> : null}
      <Button tone="quiet" size="small" className="self-start" onClick={() => setBrowsing(true)}>
        {texts.browse}
      </Button>
      {isBrowsing ? (
        <BrowseDialog
          words={/^[\d.\s-]*$/.test(typed) ? '' : typed}
          isOpen
          onClose={() => setBrowsing(false)}
          onChoose={onChange}
        />
      ) : null}
    </div>
  )
}

/** What a code says, or what is amiss with it; its place is taken only once there is something to say. */
function CodeMeaning({ code }: { code: string }) {
  const settled = useSettled(code, pauseMs)
  const { data } = useQuery(hsCodeQuery(settled))
  const isAsked = findHsShapeFault(code) !== 'shape' && data?.code === code
  const said = isAsked ? (data?.message ?? data?.path.at(-1)?.text) : undefined
  return (
    <p
      role="status"
      className={joinClasses(
        'text-sm empty:hidden',
        isAsked && data?.verdict === 'error' ? 'text-brick' : isAsked && data?.message ? 'text-amber' : 'text-soft',
      )}
    >
      {said}
    </p>
  )
}

/** Proposed, never filled in by itself. */
function Proposals({
  name,
  category,
  onTake,
}: NonNullable<HsCodeFieldProps['goods']> & { onTake: (code: string) => void }) {
  const settled = useSettled(name.trim(), 600)
  const { data } = useQuery(hsSuggestionsQuery(settled, category, settled !== ''))
  if (settled === '' || !data || data.length === 0) return null
  return (
    <div className="rounded-lg bg-sunken p-3">
      <p className="mb-2 text-sm text-soft">{texts.proposed}</p>
      <CodeProposals proposals={data.slice(0, 3)} label={texts.proposed} onTake={onTake} />
    </div>
  )
}
