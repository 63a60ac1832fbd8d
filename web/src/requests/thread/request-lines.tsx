import { priceMessages } from '@fairquay/contract/catalogue/price-messages.ts'
import { readMoney, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Link } from '@tanstack/react-router'
import { PriceText, UnitPriceText } from '../../ui/price-text.tsx'
import { threadTexts } from './texts.ts'

type Line = RequestDetail['lines'][number]

/** The goods as they were when the request was sent, with their total. */
export function RequestLines({ request }: { request: RequestDetail }) {
  const { lines, currency, total_price } = request
  const total = readMoney(total_price ?? 0, currency)
  return (
    <section aria-labelledby="request-goods" className="rounded-lg border border-line bg-surface">
      <h2 id="request-goods" className="px-4 pt-4 pb-3 text-lg md:px-5">
        {threadTexts.goods}
      </h2>
      <ul>
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the request
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line px-4 py-3 md:px-5"
          >
            <LineName line={line} />
            <span className="row-span-2 self-center text-right font-semibold">
              {line.total_price ? (
                <PriceText minor={readMoney(line.total_price, currency)} currency={currency} />
              ) : line.total_price === null ? null : (
                <span className="text-sm font-normal text-soft">
                  {isInWords(line) ? requestPageMessages.priceAsked : priceMessages.onDemand}
                </span>
              )}
            </span>
            <span className="tabular text-sm text-soft">
              {countUnits(line.quantity, line.order_measure)}
              {line.price_value ? <UnitPrice line={line} price={line.price_value} currency={currency} /> : null}
              {line.target_price === null ? null : (
                <span className="block">
                  {requestPageMessages.targetPrice}:{' '}
                  <UnitPriceText price={roundUnitPrice(line.target_price)} currency={currency} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {total > 0 ? (
        <p className="flex justify-between gap-4 border-t border-line px-4 py-4 text-lg font-semibold md:px-5">
          {threadTexts.total} <PriceText minor={total} currency={currency} />
        </p>
      ) : null}
    </section>
  )
}

/** Goods that were described and never were a product: what several sellers are asked for (their price is what is asked). */
function isInWords({ product_id, price_value }: Line): boolean {
  return product_id === null && price_value === 0
}

function LineName({ line }: { line: Line }) {
  return (
    <span className="min-w-0">
      {line.product_slug ? (
        <Link
          to="/product/$slug"
          params={{ slug: line.product_slug }}
          className="inline-block min-h-6 rounded-sm font-medium hover:text-quay hover:underline"
        >
          {line.product_name}
        </Link>
      ) : (
        <span className="font-medium">
          {line.product_name}
          {isInWords(line) ? null : (
            <span className="font-normal text-faint"> ({requestPageMessages.goneProduct})</span>
          )}
        </span>
      )}
      {line.options.length > 0 ? (
        <span className="block text-sm text-soft">
          {line.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
        </span>
      ) : null}
    </span>
  )
}

function UnitPrice({ line, price, currency }: { line: Line; price: number; currency: string }) {
  const { original_price_value, measuring_unit, weight_value } = line
  const weight = weight_value === null ? null : threadTexts.weightAtPrice(weight_value, measuring_unit)
  return (
    <>
      {' · '}
      {weight ? `${weight.before} ` : null}
      <UnitPriceText price={roundUnitPrice(price)} currency={currency} />
      {weight ? ` ${weight.after}` : null}
      {original_price_value !== null && original_price_value > price ? (
        <s className="ml-2 text-faint">
          <span className="sr-only">{threadTexts.formerPrice.before} </span>
          <UnitPriceText price={roundUnitPrice(original_price_value)} currency={currency} />
          <span className="sr-only empty:hidden">{threadTexts.formerPrice.after}</span>
        </s>
      ) : null}
    </>
  )
}
