import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import {
  findAsked,
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
import { useShownPrice } from './use-shown-price.ts'

/** The lines of an answer as cards, where the screen is too narrow for the table. */
export function LineCards({ cells }: { cells: readonly PlainCell[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {cells.map((cell) => (
        <LineCard key={cell.path} cell={cell} />
      ))}
    </ul>
  )
}

function LineCard({ cell: plain }: { cell: PlainCell }) {
  const cell = { ...plain, ...useShownPrice(plain.line) }
  return (
    <li className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <section aria-label={findAsked(cell)?.product_name}>
        <GoodsCell {...cell} />
        {cell.line.included ? (
          <>
            <div className="mt-3 grid grid-cols-2 items-start gap-x-3 gap-y-4">
              <QuantityCell {...cell} />
              <PriceCell {...cell} />
              <div className="col-span-2">
                <NextPriceCells {...cell} />
              </div>
              <MinimumCell {...cell} />
              <LeadTimeCell {...cell} />
              <div className="col-span-2">
                <PackingCell {...cell} />
              </div>
            </div>
            <MorePrices {...cell} />
            <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3">
              <span className="text-soft">{answerLabels.total}</span>
              <SumCell {...cell} />
            </p>
          </>
        ) : null}
      </section>
    </li>
  )
}
