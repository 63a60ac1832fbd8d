import { answerMessages, describeObstacle } from '@fairquay/contract/trade/answer-messages.ts'
import { findObstacles, groupAlike } from '@fairquay/contract/trade/compare.ts'
import { Info } from 'lucide-react'
import type { OfferColumn } from './compared-offers.ts'

/** Says of offers whose totals are not compared why not: each kind against the one that covers most. */
export function ComparisonObstacles({ columns }: { columns: readonly OfferColumn[] }) {
  const [first, ...others] = groupAlike<string, OfferColumn>(columns).flatMap(([one]) => one ?? [])
  if (!first || others.length === 0) return null
  return (
    <section aria-labelledby="obstacles" className="mt-5 flex gap-3 rounded-lg border border-line bg-surface p-4">
      <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-quay" />
      <div>
        <h2 id="obstacles" className="text-base">
          {answerMessages.whyNot}
        </h2>
        <ul className="mt-1 text-sm text-soft">
          {others.flatMap((other) =>
            findObstacles(first, other).map((obstacle) => (
              <li key={`${other.id}-${obstacle.reason}`}>
                {describeObstacle(obstacle, first.name, other.name, first.comparison.listParts)}
              </li>
            )),
          )}
        </ul>
      </div>
    </section>
  )
}
