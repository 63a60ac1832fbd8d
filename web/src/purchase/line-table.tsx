import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import type { ReactNode } from 'react'
import { TableScroll } from '../ui/table-scroll.tsx'
import {
  GoodsCell,
  LeadTimeCell,
  MinimumCell,
  NextPriceCells,
  PackingCell,
  type PlainCell,
  PriceCell,
  QuantityCell,
  SumCell,
} from './line-cells.tsx'
import { MorePrices } from './more-prices.tsx'
import { moveInColumn } from './move-in-column.ts'
import { purchaseTexts } from './texts.ts'
import { useShownPrice } from './use-shown-price.ts'

const cellLook = 'px-2 py-3 align-top'

/** The lines of an answer as a table: one row each, from box to box by the keyboard. `head` is what is said of all of them. */
export function LineTable({ cells, head }: { cells: readonly PlainCell[]; head: ReactNode }) {
  const currency = cells[0]?.request.currency ?? ''
  const columns = [
    ['w-24', answerLabels.quantity],
    ['w-28', purchaseTexts.unitPriceIn(currency)],
    ['w-48', purchaseTexts.nextPriceColumn],
    ['w-24', purchaseTexts.minimum],
    ['w-24', purchaseTexts.leadTimeDays],
  ] as const
  return (
    <TableScroll label={purchaseTexts.lines}>
      {head}
      <table className="w-full min-w-[56rem] table-fixed text-left text-[0.9375rem]" onKeyDown={moveInColumn}>
        <thead className="border-b border-line text-sm text-soft">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              {purchaseTexts.goods}
            </th>
            {columns.map(([width, name]) => (
              <th key={name} scope="col" className={`${width} px-2 py-2 align-bottom font-medium`}>
                {name}
              </th>
            ))}
            <th scope="col" className="w-28 px-4 py-2 text-right align-bottom font-medium">
              {answerLabels.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <LineRow key={cell.path} cell={{ ...cell, isInTable: true }} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function LineRow({ cell: plain }: { cell: PlainCell }) {
  const cell = { ...plain, ...useShownPrice(plain.line) }
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="px-4 py-3 align-top font-normal">
        <GoodsCell {...cell} />
        {cell.line.included ? (
          <div className="mt-1">
            <PackingCell {...cell} />
            <MorePrices {...cell} />
          </div>
        ) : null}
      </th>
      {cell.line.included ? (
        <>
          <td className={cellLook}>
            <QuantityCell {...cell} />
          </td>
          <td className={cellLook}>
            <PriceCell {...cell} />
          </td>
          <td className={cellLook}>
            <NextPriceCells {...cell} />
          </td>
          <td className={cellLook}>
            <MinimumCell {...cell} />
          </td>
          <td className={cellLook}>
            <LeadTimeCell {...cell} />
          </td>
        </>
      ) : (
        <td colSpan={5} className={`${cellLook} text-soft`}>
          {purchaseTexts.leftOut}
        </td>
      )}
      <td className="px-4 py-5 text-right align-top">
        <SumCell {...cell} />
      </td>
    </tr>
  )
}
