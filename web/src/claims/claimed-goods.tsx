import { claimReasons } from '@fairquay/contract/claims/claim-lines.ts'
import type { ClaimableGoods } from '@fairquay/contract/claims/endpoints.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Plus } from 'lucide-react'
import type { FormState } from '../forms/use-form.ts'
import { nameOf } from '../shipments/shipment-contents.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { ClaimValues } from './claim-form.ts'
import { claimTexts } from './texts.ts'

type ClaimedGoodsProps = { good: ClaimableGoods; form: FormState<ClaimValues> }

/** What is claimed of one line: how many for which reason, and a further reason where some are missing and others damaged. */
export function ClaimedGoods({ good, form }: ClaimedGoodsProps) {
  const { lines } = form.values
  const own = lines.flatMap((line, index) => (line.position === good.position ? [{ ...line, index }] : []))
  const name = nameOf(good)
  const last = own.at(-1)
  const unused = claimReasons.find((reason) => !own.some((line) => line.reason === reason))
  const change = (index: number, part: Partial<ClaimValues['lines'][number]>) =>
    form.set({ lines: lines.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  const add = () =>
    last && form.set({ lines: lines.toSpliced(last.index + 1, 0, addLine(good.position, unused ?? 'other')) })
  return (
    <li className="rounded-lg border border-line p-3">
      <p className="mb-2 break-words">
        <span className="font-medium">{name}</span> {/* Beside the name: it counts for all reasons together. */}
        <span className="text-sm text-soft">{claimTexts.openOf(countUnits(good.open, good.order_measure))}</span>
      </p>
      <div className="flex flex-col gap-2">
        {own.map(({ index, quantity, reason }, place) => {
          const field = `lines.${index}.quantity`
          return (
            <div key={index} className="grid grid-cols-2 gap-3">
              <TextField
                id={form.idOf(field)}
                label={claimTexts.quantityOf(name, place)}
                isLabelHidden
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                value={quantity}
                error={form.errors[field]}
                onChange={(event) => change(index, { quantity: event.target.value })}
              />
              <Select
                label={claimTexts.reasonOf(name, place)}
                isLabelHidden
                options={claimReasons.map((value) => ({ value, label: claimMessages.reasons[value] }))}
                value={reason}
                onChange={(event) => change(index, { reason: event.target.value })}
              />
            </div>
          )
        })}
      </div>
      {last && last.quantity.trim() !== '' && unused ? (
        <Button
          tone="quiet"
          size="small"
          className="mt-1"
          icon={<Plus size={16} aria-hidden="true" />}
          aria-label={claimTexts.addReasonFor(name)}
          onClick={add}
        >
          {claimTexts.addReason}
        </Button>
      ) : null}
    </li>
  )
}

const addLine = (position: number, reason: string) => ({ position, quantity: '', reason })
