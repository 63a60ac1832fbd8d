import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, formatUnitPrice, readMoney, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { OrderDetail, OrderLine } from '@fairquay/contract/orders/shapes.ts'
import { leftToReceive } from '@fairquay/contract/orders/states.ts'
import { describeCodes } from '@fairquay/contract/trade/line-codes.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OrderPriceLine } from '../freight-prices/order-price-line.tsx'
import { OrderAtDoor } from '../landed-page/order-at-door.tsx'
import { orderTexts } from '../orders/texts.ts'
import { OrderLoad } from './order-load.tsx'

const numberHeadLook = 'py-2 pl-4 text-right font-medium'
const numberLook = 'flex justify-between gap-4 md:table-cell md:py-3 md:pl-4 md:text-right md:align-top'

/** The goods of an order as they were agreed, and how far each line has come. On a phone each line is a card. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const { lines, total, currency } = order
  return (
    <section
      aria-labelledby="order-goods"
      className="rounded-lg border border-line bg-surface px-4 pt-4 md:px-5 md:pt-5"
    >
      <h2 id="order-goods" className="mb-1 text-lg">
        {orderTexts.goods}
      </h2>
      <table aria-labelledby="order-goods" className="tabular block w-full md:table">
        <thead className="hidden md:table-header-group">
          <tr className="border-b border-line text-left text-sm text-faint">
            <th className="py-2 font-medium">{orderTexts.product}</th>
            <th className={numberHeadLook}>{orderTexts.quantity}</th>
            <th className={numberHeadLook}>{orderTexts.price}</th>
            <th className={numberHeadLook}>{orderTexts.total}</th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {lines.map((line) => (
            <LineRow key={line.position} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot className="block md:table-footer-group">
          <tr className="flex justify-between gap-4 py-4 text-lg font-semibold md:table-row">
            <th scope="row" className="text-left md:py-4" colSpan={3}>
              {orderTexts.total}
            </th>
            <td className="text-right whitespace-nowrap md:py-4">
              {formatMoney(readMoney(total, currency), currency)}
            </td>
          </tr>
        </tfoot>
      </table>
      {order.status === 'cancelled' ? null : <OrderLoad orderId={order.id} />}
      <OrderAtDoor order={order} />
      <OrderPriceLine order={order} />
    </section>
  )
}

function LineRow({ line, currency }: { line: OrderLine; currency: string }) {
  return (
    <tr className="block border-b border-line py-3 md:table-row">
      <td className="block md:table-cell md:min-w-56 md:py-3 md:align-top">
        <LineName line={line} />
        <LineProgress line={line} />
      </td>
      <td className={numberLook}>
        <Label>{orderTexts.quantity}</Label>
        <span className="whitespace-nowrap">{countUnits(line.quantity, line.order_measure)}</span>
      </td>
      <td className={numberLook}>
        <Label>{orderTexts.price}</Label>
        <span>{describePrice(line, currency)}</span>
      </td>
      <td className={`${numberLook} font-semibold`}>
        <Label>{orderTexts.total}</Label>
        <span className="whitespace-nowrap">{formatMoney(readMoney(line.total, currency), currency)}</span>
      </td>
    </tr>
  )
}

/** What a column says, where the columns have no heads. */
function Label({ children }: { children: ReactNode }) {
  return <span className="text-sm text-soft md:hidden">{children}</span>
}

function LineName({ line }: { line: OrderLine }) {
  const facts = [...line.options, ...describeCodes(line)].map((fact) => orderTexts.option(fact.name, fact.value))
  return (
    <>
      {line.product_slug ? (
        <Link
          to="/product/$slug"
          params={{ slug: line.product_slug }}
          className="inline-block min-h-6 rounded-sm font-medium hover:text-quay hover:underline"
        >
          {line.name}
        </Link>
      ) : (
        <span className="font-medium">{line.name}</span>
      )}
      {facts.length > 0 ? <span className="block text-sm text-soft">{facts.join(' · ')}</span> : null}
    </>
  )
}

/** '60 of 100 shipped · 58 received · 2 missing', over a bar; nothing while nothing has happened. */
function LineProgress({ line }: { line: OrderLine }) {
  const { quantity, shipped, received, damaged, short, cancelled } = line
  if (shipped + cancelled === 0) return null
  const say = orderTexts
  const parts = [
    say.shippedOf(shipped, quantity - cancelled),
    received > 0 && say.received(received),
    damaged > 0 && say.damaged(damaged),
    short > 0 && say.short(short),
    cancelled > 0 && say.cancelled(cancelled),
  ].filter((part) => part !== false)
  return (
    <span className="mt-1.5 block max-w-80 pb-2 md:pb-0">
      <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="bg-quay" style={{ flexGrow: received }} />
        <span className="bg-brick" style={{ flexGrow: damaged + short }} />
        <span className="bg-quay/40" style={{ flexGrow: leftToReceive(line) }} />
        <span style={{ flexGrow: quantity - shipped }} />
      </span>
      <span className="mt-1 block text-sm">{parts.join(' · ')}</span>
    </span>
  )
}

/** '€2.85', or '€1.20 / kg, 25 kg each' where the price is for a weight. */
function describePrice({ unit_price, price_unit, unit_weight }: OrderLine, currency: string): string {
  const price = formatUnitPrice(roundUnitPrice(unit_price), currency)
  return unit_weight === null
    ? price
    : orderTexts.weightPrice(price, price_unit, formatNumber(unit_weight, { maximumFractionDigits: 20 }))
}
