import { formatHts } from '../hs-codes/code.ts'
import { countUnits } from '../unit-words.ts'
import type { DealLine } from './deal.ts'
import { money, unitPrice } from './facts.ts'
import { codeLabels } from './line-codes.ts'
import { formatPacks, formatSize, formatVolume, formatWeight, sumLoads } from './load.ts'
import { figureColumn, joinParts, nameColumn, type PaperSection, writeNumber } from './paper-parts.ts'
import { paperTexts as texts } from './paper-texts.ts'

/** How the goods travel, with the sums of packs, weight and volume. */
export function packedGoods(lines: readonly DealLine[]): PaperSection {
  const load = sumLoads(lines.flatMap((line) => (line.load ? [line.load] : [])))
  return {
    title: texts.goods,
    columns: [
      figureColumn(''),
      nameColumn(texts.goods),
      figureColumn(texts.quantity),
      nameColumn(texts.packing, false),
      figureColumn(texts.packs),
      figureColumn(texts.grossWeight),
      figureColumn(texts.volume),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      {
        name: line.name,
        details: detailsOf(line, [
          line.hts ? `${texts.hts} ${formatHts(line.hts)}` : '',
          line.load?.isLastPackPartial ? texts.lastPackPartial : '',
        ]),
      },
      quantityOf(line),
      line.load
        ? {
            name: texts.packOf(line.load.type, writeNumber(line.load.units)),
            details: `${formatSize({ ...line.load, grams: line.load.grams_each })}, ${formatWeight(line.load.grams_each)}`,
          }
        : line.packing || texts.notDescribed,
      line.load ? writeNumber(line.load.packs) : '',
      line.load ? formatWeight(line.load.grams) : '',
      line.load ? formatVolume(line.load.litres) : '',
    ]),
    totals: [
      {
        label: texts.total,
        values: [formatPacks(load.packs), formatWeight(load.grams), formatVolume(load.litres)],
        strong: true,
      },
    ],
  }
}

/** What the goods cost, or are worth; money is decimal. */
export function pricedGoods(lines: readonly DealLine[], currency: string, total: number): PaperSection {
  return {
    title: texts.goods,
    columns: [
      figureColumn(''),
      nameColumn(texts.goods),
      figureColumn(texts.quantity),
      figureColumn(texts.unitPrice),
      figureColumn(texts.total),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      {
        name: line.name,
        details: detailsOf(line, [line.packing, line.hts ? `${texts.hts} ${formatHts(line.hts)}` : '']),
      },
      quantityOf(line),
      line.unit_weight === null
        ? unitPrice(line.unit_price, currency)
        : texts.weightAt(writeNumber(line.unit_weight), unitPrice(line.unit_price, currency), line.price_unit),
      money(line.total, currency),
    ]),
    totals: [{ label: texts.total, values: [money(total, currency)], strong: true }],
  }
}

/** Options, codes, origin and what else belongs under the name of goods. */
function detailsOf(line: DealLine, more: readonly string[]): string {
  return joinParts(
    [
      ...line.options.map(({ name, value }) => `${name}: ${value}`),
      line.sku ? `${codeLabels.sku} ${line.sku}` : '',
      line.barcode ? `${codeLabels.barcode} ${line.barcode}` : '',
      line.origin ? `${texts.origin} ${line.origin}` : '',
      ...more,
    ],
    ' · ',
  )
}

/** '12,345 bottles' */
function quantityOf({ quantity, order_measure }: DealLine): string {
  return countUnits(quantity, order_measure)
}
