import { landedPartNames } from '@fairquay/contract/landed-cost/part-names.ts'
import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'

type PartBarProps = { parts: AnsweredLandedCost['parts']; currency: string }

/** Light and dark of one colour in turn, so that neighbours stay apart without their colours being told apart. */
const looks = [
  'bg-quay',
  'bg-quay/55',
  'bg-quay/80',
  'bg-quay/35',
  'bg-quay/70',
  'bg-quay/45',
  'bg-quay/90',
  'bg-quay/60',
]

/** How large each part is; the table below it says the same in figures. */
export function PartBar({ parts, currency }: PartBarProps) {
  return (
    <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ part, amount }, at) => (
        <span
          key={part}
          title={`${landedPartNames[part]}: ${formatMoney(readMoney(amount, currency), currency)}`}
          className={looks[at % looks.length]}
          style={{ flexGrow: Math.max(amount, 0), minWidth: 2 }}
        />
      ))}
    </div>
  )
}
