import { describePacks, packMessages } from '@fairquay/contract/catalogue/pack-words.ts'
import type { Limits } from '@fairquay/contract/catalogue/prices.ts'
import { findFitting } from '@fairquay/contract/catalogue/quantity.ts'
import { Button } from '../ui/button.tsx'

type PackNoteProps = { quantity: number; limits: Limits; onChoose: (quantity: number) => void }

/** Of goods sold in packs: how many packs a line is, or, where it is no number of full ones, the quantities beside it to choose from. */
export function PackNote({ quantity, limits, onChoose }: PackNoteProps) {
  const { step } = limits
  if (!step) return null
  const fitting = findFitting(quantity, limits)
  if (fitting.length === 0)
    return (
      <p className="tabular col-span-full text-sm text-soft empty:hidden md:col-start-3">
        {describePacks(quantity, step)}
      </p>
    )
  return (
    <div className="col-span-full flex flex-wrap gap-2 md:col-start-3">
      {fitting.map((one) => (
        <Button key={one} size="small" tone="secondary" onClick={() => onChoose(one)}>
          {packMessages.orderInstead(one, step)}
        </Button>
      ))}
    </div>
  )
}
