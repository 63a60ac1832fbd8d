import { mostTiers } from '@fairquay/contract/purchase/offer.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '../trade/offer-field.tsx'
import { Button } from '../ui/button.tsx'
import { FieldNote } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { changeTier } from './change-lines.ts'
import { findAsked, type LineCell } from './line-cells.tsx'
import { purchaseTexts } from './texts.ts'

/** The prices of a line that stand in no cell: for fewer than are asked for, and for more than the next price is from. */
export function MorePrices(cell: LineCell) {
  const { line, path, problems, set, shown } = cell
  const [isOpen, setOpen] = useState(false)
  const name = findAsked(cell)?.product_name ?? ''
  const others = line.tiers
    .map((tier, index) => ({ tier, index }))
    .filter(({ index }) => index < shown || index > shown + 1)
  const isFaulty = others.some(({ index }) =>
    Object.keys(problems).some((field) => field.startsWith(`${path}.tiers.${index}.`)),
  )
  const isShown = isOpen || isFaulty
  const canAdd = line.tiers.length > shown + 1 && line.tiers.length < mostTiers
  return (
    <>
      {others.length > 0 ? (
        <Button
          tone="quiet"
          size="small"
          className="mt-1 min-h-11 md:min-h-8"
          aria-expanded={isShown}
          aria-label={purchaseTexts.ofGoods(purchaseTexts.morePrices(others.length), name)}
          onClick={() => setOpen(!isShown)}
        >
          {purchaseTexts.morePrices(others.length)}
        </Button>
      ) : null}
      {isShown && others.length > 0 ? (
        <ul
          aria-label={purchaseTexts.ofGoods(purchaseTexts.morePrices(others.length), name)}
          className="mt-2 grid gap-2"
        >
          {others.map(({ tier, index }) => (
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-2">
              <NumberField
                path={`${path}.tiers.${index}.min_quantity`}
                problems={problems}
                label={purchaseTexts.priceNumber(answerMessages.fromQuantity, index + 1, name)}
                isLabelHidden
                placeholder={answerMessages.fromQuantity}
                inputMode="numeric"
                value={tier.min_quantity}
                onType={(min_quantity) => set({ ...line, tiers: changeTier(line.tiers, index, { min_quantity }) })}
              />
              <NumberField
                path={`${path}.tiers.${index}.price`}
                problems={problems}
                label={purchaseTexts.priceNumber(purchaseTexts.price, index + 1, name)}
                isLabelHidden
                placeholder={purchaseTexts.price}
                value={tier.price}
                onType={(price) => set({ ...line, tiers: changeTier(line.tiers, index, { price }) })}
              />
              <IconButton
                label={purchaseTexts.priceNumber(answerMessages.removeTier, index + 1, name)}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => set({ ...line, tiers: line.tiers.filter((_, at) => at !== index) })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {problems[`${path}.tiers`] ? <FieldNote id={`${path}-tiers`} error={problems[`${path}.tiers`]} /> : null}
      {canAdd && (isShown || others.length === 0) ? (
        <Button
          tone="quiet"
          size="small"
          className="mt-1 min-h-11 md:min-h-8"
          aria-label={purchaseTexts.ofGoods(answerMessages.addTier, name)}
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            setOpen(true)
            set({ ...line, tiers: [...line.tiers, { min_quantity: '', price: '' }] })
          }}
        >
          {answerMessages.addTier}
        </Button>
      ) : null}
    </>
  )
}
