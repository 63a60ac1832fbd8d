import type { CartItem } from '@fairquay/contract/cart/items.ts'
import {
  findPack,
  formatHts,
  formatPacks,
  formatSize,
  formatVolume,
  formatWeight,
  loadPacks,
  sumLoads,
} from '@fairquay/contract/trade/load.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { wizardTexts } from './texts.ts'

/** What travels: quantities, packs, gross weight and volume, and their sums. On phones each product is a card. */
export function GoodsTable({ items }: { items: readonly CartItem[] }) {
  const rows = items.map((item) => {
    const pack = findPack(item.product.get_packaging)
    return { item, load: pack ? loadPacks(pack, item.line.quantity) : undefined }
  })
  const totals = sumLoads(rows.flatMap(({ load }) => (load ? [load] : [])))
  return (
    <table className="tabular block w-full text-sm md:table">
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line text-left text-faint">
          <th className="py-2 pr-4 font-medium">{wizardTexts.product}</th>
          <th className="py-2 pr-4 text-right font-medium">{wizardTexts.quantity}</th>
          <th className="py-2 pr-4 font-medium">{wizardTexts.packing}</th>
          <th className="py-2 pr-4 font-medium">{wizardTexts.hts}</th>
          <th className="py-2 pr-4 text-right font-medium">{wizardTexts.grossWeight}</th>
          <th className="py-2 text-right font-medium">{wizardTexts.volume}</th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(({ item, load }) => (
          <tr key={item.key} className="block border-b border-line py-3 md:table-row">
            <td className="block md:table-cell md:py-2 md:pr-4">
              <span className="font-medium">{item.product.name}</span>
              <span className="block text-faint">
                {item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
              </span>
            </td>
            <td className="block md:table-cell md:py-2 md:pr-4 md:text-right">
              {countUnits(item.line.quantity, item.term?.orderMeasure ?? '')}
            </td>
            <td className="block md:table-cell md:py-2 md:pr-4">
              {load ? wizardTexts.packs(load.packs, load.pack.type, load.pack.units) : null}
              {load ? <span className="block text-faint">{formatSize(load.pack)}</span> : null}
            </td>
            <td className="block md:table-cell md:py-2 md:pr-4">
              {item.product.product_data.hts ? (
                <>
                  <span className="md:sr-only">{wizardTexts.hts} </span>
                  {formatHts(item.product.product_data.hts)}
                </>
              ) : null}
            </td>
            <td className="inline-block pr-4 md:table-cell md:py-2 md:text-right">
              {load ? formatWeight(load.grams) : null}
            </td>
            <td className="inline-block md:table-cell md:py-2 md:text-right">
              {load ? formatVolume(load.litres) : null}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="block md:table-footer-group">
        <tr className="block pt-3 font-semibold md:table-row">
          <td className="block md:table-cell md:py-3" colSpan={2}>
            {wizardTexts.total}
          </td>
          <td className="inline-block pr-4 md:table-cell md:py-3" colSpan={2}>
            {formatPacks(totals.packs)}
          </td>
          <td className="inline-block pr-4 md:table-cell md:py-3 md:text-right">{formatWeight(totals.grams)}</td>
          <td className="inline-block md:table-cell md:py-3 md:text-right">{formatVolume(totals.litres)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
