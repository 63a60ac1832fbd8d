import { type Rating, starChoices } from '@fairquay/contract/catalogue/rating.ts'
import { writeAverage } from '@fairquay/contract/catalogue/write-average.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { ratingTexts } from './rating-texts.ts'
import { StarRow } from './star-row.tsx'
import { reviewTexts } from './texts.ts'

type RatingSummaryProps = {
  rating: Rating
  /** The stars the list is narrowed to. */
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** The average, and how many gave five stars, four … one; each a way to those reviews. */
export function RatingSummary({ rating: { average, count, stars }, chosen, onChoose }: RatingSummaryProps) {
  return (
    <div>
      <p className="flex items-center gap-3">
        <span className="tabular text-4xl font-semibold">{writeAverage(average ?? 0)}</span>
        <span>
          <StarRow stars={average ?? 0} size={18} />
          <span className="block text-sm text-soft">{ratingTexts.counted(count)}</span>
        </span>
      </p>
      <ul aria-label={reviewTexts.distribution} className="mt-3">
        {starChoices.toReversed().map((given) => {
          const some = stars[given - 1] ?? 0
          return (
            <li key={given}>
              <button
                type="button"
                disabled={some === 0}
                aria-pressed={given === chosen}
                onClick={() => onChoose(given === chosen ? undefined : given)}
                className={joinClasses(
                  'tabular grid min-h-8 w-full max-w-80 grid-cols-[3.25rem_1fr_2.5rem] items-center gap-2 rounded-sm px-1 text-left text-sm max-md:min-h-11',
                  some > 0 && 'hover:bg-tint hover:text-quay',
                  given === chosen && 'bg-tint font-medium text-quay',
                )}
              >
                <span className="sr-only">{reviewTexts.onlyOf(given, some)}</span>
                <span aria-hidden="true">{reviewTexts.starsOf[given - 1]}</span>
                <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-sunken">
                  <span className="rounded-full bg-amber" style={{ flexGrow: some }} />
                  <span style={{ flexGrow: count - some }} />
                </span>
                <span aria-hidden="true" className="text-right text-soft">
                  {formatNumber(some)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
