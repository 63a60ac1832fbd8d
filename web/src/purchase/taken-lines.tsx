import { formatMoney } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { calculateLines } from '@fairquay/contract/purchase/offer-rules.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useId } from 'react'
import { listAskedLines } from '../trade/asked-lines.ts'
import type { AskedRequest, TakenDraft, TakenFieldsProps } from '../trade/kind-view.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { purchaseTexts } from './texts.ts'

/** Which of the offered lines are taken, and how much of each; what each then costs. */
export function TakenLines({
  request,
  offer,
  draft,
  taken,
  error,
  boxOf,
  onChange,
}: TakenFieldsProps<PurchaseOffer, AskedRequest>) {
  const noteId = useId()
  const priced = calculateLines(offer, taken, listAskedLines(request))
  const set = (position: number, part: Partial<TakenDraft[number]>) =>
    onChange(draft.map((line) => (line.position === position ? { ...line, ...part } : line)))
  return (
    <fieldset className="mt-4" aria-describedby={error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="text-sm font-medium">{answerMessages.takeLines}</legend>
      <ul className="divide-y divide-line">
        {draft.map(({ position, isTaken, quantity }) => {
          const name = request.lines.find((line) => line.position === position)?.product_name ?? ''
          const total = priced.find((line) => line.position === position)?.total
          return (
            <li key={position} className="py-2">
              <Checkbox
                label={name}
                checked={isTaken}
                onChange={(event) => set(position, { isTaken: event.target.checked })}
              />
              {isTaken ? (
                <div className="flex items-start justify-between gap-3 pl-9">
                  <TextField
                    {...boxOf(position)}
                    label={purchaseTexts.quantityOf(name)}
                    isLabelHidden
                    inputMode="numeric"
                    maxLength={9}
                    className="min-w-0 grow"
                    inputClassName="max-w-28"
                    value={quantity}
                    onChange={(event) => set(position, { quantity: event.target.value })}
                  />
                  <span className="tabular py-2.5 text-sm text-soft">
                    {total === undefined ? '–' : formatMoney(total, offer.currency)}
                  </span>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      {error ? (
        <div role="alert">
          <FieldNote id={noteId} error={error} />
        </div>
      ) : null}
    </fieldset>
  )
}
