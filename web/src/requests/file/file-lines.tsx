import { priceMessages } from '@fairquay/contract/catalogue/price-messages.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, formatUnitPrice, readMoney, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { FileLine, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { describeCodes } from '@fairquay/contract/trade/line-codes.ts'
import { formatPacks, formatVolume, formatWeight } from '@fairquay/contract/trade/load.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { listLineTerms } from './line-terms.ts'
import { type PriceColumn, readColumns } from './price-columns.ts'
import { fileTexts } from './texts.ts'

const headLook = 'py-2 font-medium'
const numberHeadLook = 'py-2 pl-4 text-right font-medium'
const cellLook = 'block md:table-cell md:py-3 md:align-top'
const numberLook = 'flex justify-between gap-4 md:table-cell md:py-3 md:pl-4 md:text-right md:align-top'

/** The goods of a deal, once: what each line was asked, offered and agreed for, and what all come to. On a phone each line is a card. */
export function FileLines({ file }: { file: TradeFile }) {
  const { lines } = file
  const columns = readColumns(lines)
  const hasTotal = lines.some(({ total }) => total !== null)
  return (
    <section
      aria-labelledby="file-goods"
      className="rounded-lg border border-line bg-surface px-4 pt-4 md:px-5 md:pt-5"
    >
      <h2 id="file-goods" className="mb-1 text-lg">
        {fileTexts.goods}
      </h2>
      <table aria-labelledby="file-goods" className="tabular block w-full md:table">
        <thead className="hidden md:table-header-group">
          <tr className="border-b border-line text-left text-sm text-faint">
            <th className={headLook}>{fileTexts.product}</th>
            <th className={numberHeadLook}>{fileTexts.quantity}</th>
            {columns.map((column) => (
              <th key={column} className={numberHeadLook}>
                {fileTexts.prices[column]}
              </th>
            ))}
            {hasTotal ? <th className={numberHeadLook}>{fileTexts.total}</th> : null}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the file
            <LineRow key={index} file={file} line={line} columns={columns} hasTotal={hasTotal} />
          ))}
        </tbody>
        {hasTotal ? (
          <tfoot className="block md:table-footer-group">
            <tr className="flex justify-between gap-4 py-4 text-lg font-semibold md:table-row">
              <th scope="row" className="text-left md:py-4" colSpan={columns.length + 2}>
                {fileTexts.total}
              </th>
              <td className="text-right whitespace-nowrap md:py-4">
                {sumLines(lines).map((total) => (
                  <span key={total} className="block">
                    {total}
                  </span>
                ))}
              </td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

type LineRowProps = { file: TradeFile; line: FileLine; columns: readonly PriceColumn[]; hasTotal: boolean }

function LineRow({ file, line, columns, hasTotal }: LineRowProps) {
  const { quantity, order_measure, prices, total } = line
  return (
    <tr className={joinClasses('block border-b border-line py-3 md:table-row', !hasTotal && 'last:border-0')}>
      <td className={cellLook}>
        <LineName file={file} line={line} />
      </td>
      <td className={numberLook}>
        <Label>{fileTexts.quantity}</Label>
        <span className="whitespace-nowrap">{countUnits(quantity, order_measure)}</span>
      </td>
      {columns.map((column) => (
        <td key={column} className={numberLook}>
          <Label>{fileTexts.prices[column]}</Label>
          <span>
            {column === 'asked' ? <OriginalPrice line={line} /> : null}
            {describePrice(line, column)}
          </span>
        </td>
      ))}
      {hasTotal ? (
        <td className={joinClasses(numberLook, 'font-semibold')}>
          <Label>{fileTexts.total}</Label>
          <span className="whitespace-nowrap">
            {prices && total !== null ? formatMoney(readMoney(total, prices.currency), prices.currency) : null}
          </span>
        </td>
      ) : null}
    </tr>
  )
}

/** What a column says, where the columns have no heads. */
function Label({ children }: { children: ReactNode }) {
  return <span className="text-sm text-soft md:hidden">{children}</span>
}

function LineName({ file, line }: { file: TradeFile; line: FileLine }) {
  const { slug, name, picture, options, load } = line
  const facts = [
    ...[...options, ...describeCodes(line)].map((fact) => fileTexts.option(fact.name, fact.value)),
    ...(load
      ? [formatPacks(load.packs), formatWeight(load.weight_kg * 1000), formatVolume(load.volume_m3 * 1000)]
      : []),
  ]
  const terms = listLineTerms(file, line)
  return (
    <span className="flex gap-3 pb-1 md:min-w-56 md:pb-0">
      <Picture
        src={picture?.url}
        alt=""
        width={picture?.width ?? 1}
        height={picture?.height ?? 1}
        className="size-14 shrink-0 rounded-md object-cover"
      />
      <span className="min-w-0">
        {slug ? (
          <Link
            to="/product/$slug"
            params={{ slug }}
            className="inline-block min-h-6 rounded-sm font-medium hover:text-quay hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-medium">
            {name}
            {isInWords(line) ? null : (
              <span className="font-normal text-faint"> ({requestPageMessages.goneProduct})</span>
            )}
          </span>
        )}
        {facts.length > 0 ? <span className="block text-sm text-soft">{facts.join(' · ')}</span> : null}
        {terms.length > 0 ? <span className="block text-sm text-soft">{terms.join(' · ')}</span> : null}
      </span>
    </span>
  )
}

/** Goods that were described and never were a product: their price is what is asked. */
function isInWords({ product_id }: FileLine): boolean {
  return product_id === null
}

/** What the goods cost before the seller's discount, struck. */
function OriginalPrice({ line: { prices } }: { line: FileLine }) {
  if (!prices || prices.original === null) return null
  return (
    <span className="mr-1.5 text-soft">
      <span className="sr-only">{fileTexts.originalPrice} </span>
      <s>{formatUnitPrice(roundUnitPrice(prices.original), prices.currency)}</s>{' '}
    </span>
  )
}

/** '€2.85', '€1.20 / kg' where the price is for a weight, or why there is none. */
function describePrice(line: FileLine, column: PriceColumn): string {
  const { prices, price_unit, unit_weight } = line
  const price = prices?.[column] ?? null
  if (!prices || price === null) {
    if (column === 'agreed') return fileTexts.notTaken
    if (column !== 'asked') return '–'
    return isInWords(line) ? requestPageMessages.priceAsked : priceMessages.onDemand
  }
  const written = formatUnitPrice(roundUnitPrice(price), prices.currency)
  return unit_weight === null
    ? written
    : fileTexts.weightPrice(written, price_unit, formatNumber(unit_weight, { maximumFractionDigits: 20 }))
}

/** What the lines come to, one sum for each currency. */
function sumLines(lines: readonly FileLine[]): string[] {
  const sums = new Map<string, number>()
  for (const { prices, total } of lines)
    if (prices && total !== null)
      sums.set(prices.currency, (sums.get(prices.currency) ?? 0) + readMoney(total, prices.currency))
  return [...sums].map(([currency, minor]) => formatMoney(minor, currency))
}
