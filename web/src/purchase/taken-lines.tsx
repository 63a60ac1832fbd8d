import { formatMoney } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { calculateLines } from '@fairquay/contract/purchase/offer-rules.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { listAskedLines } from '../trade/asked-lines.ts'
import type { AskedRequest, TakenDraft } from '../trade/kind-view.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { purchaseTexts } from './texts.ts'

type TakenLinesProps = {
  request: AskedRequest
  offer: PurchaseOffer
  draft: TakenDraft
  onChange: (draft: TakenDraft) => void
}

/** Which of the offered lines are taken, and how much of each; what each then costs. */
export function TakenLines({ request, offer, draft, onChange }: TakenLinesProps) {
  const asked = listAskedLines(request)
  const set = (position: number, part: Partial<TakenDraft[number]>) =>
    onChange(draft.map((line) => (line.position === position ? { ...line, ...part } : line)))
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-medium">{answerMessages.takeLines}</legend>
      <ul className="divide-y divide-line">
        {draft.map(({ position, isTaken, quantity }) => {
          const name = request.lines.find((line) => line.position === position)?.product_name ?? ''
          const [calculated] = calculateLines(offer, [{ position, quantity: Number(quantity) || 0 }], asked)
          return (
            <li key={position} className="py-2">
              <Checkbox
                label={name}
                checked={isTaken}
                onChange={(event) => set(position, { isTaken: event.target.checked })}
              />
              {isTaken ? (
                <div className="flex items-center justify-between gap-3 pl-9">
                  <TextField
                    label={purchaseTexts.quantityOf(name)}
                    isLabelHidden
                    inputMode="numeric"
                    maxLength={9}
                    className="w-28"
                    value={quantity}
                    onChange={(event) => set(position, { quantity: event.target.value })}
                  />
                  <span className="tabular text-sm text-soft">
                    {calculated ? formatMoney(calculated.total, offer.currency) : '–'}
                  </span>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
