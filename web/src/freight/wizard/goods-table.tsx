import { formatHts } from '@fairquay/contract/hs-codes/code.ts'
import { formatPacks, formatSize, formatVolume, formatWeight, sumLoads } from '@fairquay/contract/trade/load.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import { wizardTexts } from './texts.ts'
import type { WizardGoods } from './wizard-goods.ts'

/** What travels: quantities, packs, gross weight and volume, and their sums. On phones each product is a card. */
export function GoodsTable({ goods }: { goods: readonly WizardGoods[] }) {
  const totals = sumLoads(goods.flatMap(({ load }) => (load ? [load] : [])))
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
        {goods.map(({ key, name, options, quantity, orderMeasure, hts, load }) => (
          <tr key={key} className="block border-b border-line py-3 md:table-row">
            <td className="block md:table-cell md:py-2 md:pr-4">
              <span className="font-medium">{name}</span>
              <span className="block text-faint">
                {options.map((option) => `${option.name}: ${option.value}`).join(', ')}
              </span>
            </td>
            <td className="block md:table-cell md:py-2 md:pr-4 md:text-right">{countUnits(quantity, orderMeasure)}</td>
            <td className="block md:table-cell md:py-2 md:pr-4">
              {load ? wizardTexts.packs(load.packs, load.pack.type, load.pack.units) : null}
              {load ? <span className="block text-faint">{formatSize(load.pack)}</span> : null}
            </td>
            <td className="block md:table-cell md:py-2 md:pr-4">
              {hts ? (
                <>
                  <span className="md:sr-only">{wizardTexts.hts} </span>
                  {formatHts(hts)}
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
