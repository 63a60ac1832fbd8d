import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import type { PackLoads } from '@fairquay/planner/shipment/pack-loads.ts'
import { memo } from 'react'
import { packTexts as texts } from './texts.ts'

type PackUnitsProps = { loads: PackLoads; unitsEach: number }

/** How much of a carton fills each container and the trailer, on pallets and without. Nothing where it goes into none. */
export const PackUnits = memo(function PackUnits({ loads: { units }, unitsEach }: PackUnitsProps) {
  if (units.length === 0) return null
  const types = [...new Set(units.map(({ type }) => type))]
  const ways = (['pallets', 'loose'] as const).filter((way) => units.some(({ by }) => by === way))
  return (
    <table className="tabular w-full text-sm lg:basis-1/2">
      <caption className="sr-only">{texts.fullUnits}</caption>
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="pr-2 pb-1 font-normal">
            {texts.into}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="pr-2 pb-1 font-normal last:pr-0">
              {texts.by[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal first-letter:uppercase">
              {unitTitles[type]}
            </th>
            {ways.map((way) => {
              const full = units.find((unit) => unit.type === type && unit.by === way)
              return (
                <td key={way} className="py-1.5 pr-2 last:pr-0">
                  {full ? (
                    <>
                      <span className="block font-medium">{texts.cartons(full.cartons)}</span>
                      <span className="block text-xs text-soft">
                        {texts.unitsOn(full.cartons * unitsEach, full.pallets)}
                      </span>
                    </>
                  ) : (
                    <span className="text-soft">{texts.none}</span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
