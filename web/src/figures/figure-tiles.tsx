import { chartedFigures } from '@fairquay/contract/figures/address.ts'
import type { FigureName } from '@fairquay/contract/figures/figure-names.ts'
import { figureTitles } from '@fairquay/contract/figures/messages.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { ChangeText } from './change-text.tsx'
import { figuresTexts as say } from './texts.ts'

type Figure = { name: FigureName; sum: number; before: number | null }

type FigureTilesProps = { figures: readonly Figure[]; chosen: FigureName; onChoose: (name: FigureName) => void }

/** What there was of each, beside the period before; the one that is pressed is drawn below. */
export function FigureTiles({ figures, chosen, onChoose }: FigureTilesProps) {
  return (
    <ul aria-label={say.chosenFigure} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {chartedFigures.map((name) => {
        const { sum = 0, before = null } = figures.find((figure) => figure.name === name) ?? {}
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className={joinClasses(
                'flex size-full flex-col items-start rounded-lg border p-4 text-left transition-colors hover:bg-tint',
                name === chosen ? 'border-quay bg-tint' : 'border-line bg-surface',
              )}
            >
              <span className="text-sm text-soft">{figureTitles[name]}</span>
              <span className="tabular text-2xl font-semibold">{formatNumber(sum)}</span>
              <ChangeText now={sum} before={before} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
