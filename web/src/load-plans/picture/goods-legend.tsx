import { type BoxLook, letterOf } from '@fairquay/contract/shipment-plans/box-colours.ts'
import { ChevronDown } from 'lucide-react'
import { GoodsSwatch } from './goods-swatch.tsx'
import { pictureTexts as say } from './texts.ts'

/** Goods of what is shown: `position` is theirs among all goods of the plan, by which their letter goes. */
export type LegendGoods = { id: string; position: number; look: BoxLook; name: string; loaded: number; all: number }

/** So many stand there at once; the rest opens. */
const mostShown = 12

/** Which colour is which goods, and how many of them are loaded. */
export function GoodsLegend({ goods, isLettered }: { goods: readonly LegendGoods[]; isLettered: boolean }) {
  const rest = goods.slice(mostShown)
  return (
    <div className="min-w-0 text-sm">
      <GoodsList goods={goods.slice(0, mostShown)} isLettered={isLettered} />
      {rest.length === 0 ? null : (
        <details className="group mt-1">
          <summary className="flex min-h-8 list-none items-center gap-1 rounded-sm font-medium text-quay hover:text-quay-deep">
            {say.more(rest.length)}
            <ChevronDown size={16} className="transition-transform group-open:rotate-180" />
          </summary>
          <GoodsList goods={rest} isLettered={isLettered} />
        </details>
      )}
    </div>
  )
}

function GoodsList({ goods, isLettered }: { goods: readonly LegendGoods[]; isLettered: boolean }) {
  return (
    <ul aria-label={say.goods} className="divide-y divide-line">
      {goods.map(({ id, position, look, name, loaded, all }) => (
        <li key={id} className="flex items-start gap-2.5 py-2">
          <GoodsSwatch look={look} />
          <span className="min-w-0 flex-1 leading-5 wrap-anywhere">
            {isLettered ? say.marked(letterOf(position), name) : name}
          </span>
          <span className="tabular shrink-0 leading-5 text-soft">{say.counted(loaded, all)}</span>
        </li>
      ))}
    </ul>
  )
}
