import type { PadRow as Row } from '@fairquay/contract/showroom/order-pad.ts'
import { startTransition, useEffect, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { as, columnsOf } from './pad-look.ts'
import type { Quantities } from './pad-quantities.ts'
import { PadRow } from './pad-row.tsx'
import { orderPadTexts } from './texts.ts'

type PadTableProps = {
  rows: readonly Row[]
  quantities: Quantities
  seesPrices: boolean
  onChange: (row: string, quantity: number) => void
}

/** A screenful and more; the others follow at once, without keeping anybody from the first. */
const firstRows = 40

const memberHeadings = [
  orderPadTexts.product,
  orderPadTexts.options,
  orderPadTexts.minimum,
  orderPadTexts.price,
  orderPadTexts.quantity,
  orderPadTexts.total,
]
const rightHeadings = new Set<string>([orderPadTexts.minimum, orderPadTexts.price, orderPadTexts.total])

/** The lines of the order pad. A table by its roles; laid out as grids, so that rows can be left out of the layout and become cards on phones. */
export function PadTable({ rows, quantities, seesPrices, onChange }: PadTableProps) {
  const [most, setMost] = useState(firstRows)
  useEffect(() => startTransition(() => setMost(Number.POSITIVE_INFINITY)), [])
  const headings = seesPrices ? memberHeadings : memberHeadings.slice(0, 2)
  return (
    <table {...as.table} aria-label={orderPadTexts.orderPad} className="block rounded-lg border border-line bg-surface">
      <thead {...as.group} className="sticky top-0 z-10 hidden rounded-t-lg border-b border-line bg-sunken md:block">
        <tr {...as.row} className={joinClasses('grid gap-x-4 px-3 py-2 text-sm text-soft', columnsOf(seesPrices))}>
          {headings.map((heading) => (
            <th
              key={heading}
              {...as.heading}
              scope="col"
              className={joinClasses('font-medium', rightHeadings.has(heading) ? 'text-right' : 'text-left')}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.group} className="block">
        {rows.slice(0, most).map((row, index) => (
          <PadRow
            key={row.key}
            row={row}
            isFirst={rows[index - 1]?.product !== row.product}
            quantity={quantities.get(row.key) ?? 0}
            seesPrices={seesPrices}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  )
}
