import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import { type KeyboardEvent, useState } from 'react'
import type { AskedRequest } from '../trade/kind-view.ts'
import { readCurrency } from '../trade/read-currency.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { applyToAll, type ForAll, readPercent } from './change-lines.ts'
import type { LineDraft } from './offer-draft.ts'
import { purchaseTexts } from './texts.ts'

const nothing: ForAll = { percent: '', lead_time_days: '', packing: '' }

type ApplyToAllProps = {
  request: AskedRequest
  lines: readonly LineDraft[]
  change: (step: (lines: readonly LineDraft[]) => LineDraft[]) => void
}

/** What is said of all lines at once: whether they are offered, their prices by so many percent, lead time and packing. */
export function ApplyToAll({ request, lines, change }: ApplyToAllProps) {
  const [typed, setTyped] = useState(nothing)
  const [isTried, setTried] = useState(false)
  const set = (part: Partial<ForAll>) => setTyped((now) => ({ ...now, ...part }))
  const offered = lines.filter(({ included }) => included).length
  const percentFault = typed.percent.trim() !== '' && readPercent(typed.percent) === undefined
  const isEmpty = Object.values(typed).every((text) => text.trim() === '')
  function apply() {
    setTried(true)
    if (percentFault || isEmpty) return
    change((now) => applyToAll(now, typed, readCurrency(request)))
    setTyped(nothing)
    setTried(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // It belongs to a form that Enter would send.
    event.preventDefault()
    apply()
  }
  const box = { autoComplete: 'off', onKeyDown }
  return (
    <fieldset className="grid grid-cols-2 items-end gap-x-3 gap-y-3 border-b border-line p-4 md:flex md:flex-wrap">
      <legend className="sr-only">{purchaseTexts.allLines}</legend>
      <Checkbox
        className="col-span-2 md:mr-4"
        label={purchaseTexts.allLines}
        checked={offered === lines.length}
        isMixed={offered > 0 && offered < lines.length}
        onChange={(event) => {
          const included = event.target.checked
          change((now) => now.map((line) => ({ ...line, included })))
        }}
      />
      <TextField
        {...box}
        label={purchaseTexts.percentOfAll}
        inputMode="text"
        placeholder="−5"
        maxLength={8}
        className="md:w-36"
        error={isTried && percentFault ? purchaseTexts.needsPercent : undefined}
        value={typed.percent}
        onChange={(event) => set({ percent: event.target.value })}
      />
      <TextField
        {...box}
        label={purchaseTexts.leadTimeDays}
        aria-label={purchaseTexts.ofAll(purchaseTexts.leadTimeDays)}
        inputMode="numeric"
        maxLength={4}
        className="md:w-36"
        value={typed.lead_time_days}
        onChange={(event) => set({ lead_time_days: event.target.value })}
      />
      <TextField
        {...box}
        label={answerLabels.packing}
        aria-label={purchaseTexts.ofAll(answerLabels.packing)}
        maxLength={200}
        className="col-span-2 md:w-52"
        value={typed.packing}
        onChange={(event) => set({ packing: event.target.value })}
      />
      <Button tone="secondary" className="col-span-2" onClick={apply}>
        {purchaseTexts.applyToAll}
      </Button>
    </fieldset>
  )
}
