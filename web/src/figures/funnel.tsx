import type { FigureName } from '@fairquay/contract/figures/figure-names.ts'
import { figureTitles } from '@fairquay/contract/figures/messages.ts'
import { funnelOf } from '@fairquay/contract/figures/steps.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { figuresTexts as say } from './texts.ts'

/** How many of each step went on to the next. */
export function Funnel({ figures }: { figures: readonly { name: FigureName; sum: number }[] }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="font-semibold">{say.funnel}</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {funnelOf(figures).map(({ name, sum, width, share }) => (
          <li key={name}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span>{figureTitles[name]}</span>
              <span className="tabular">
                {share === null ? null : <span className="mr-3 text-soft">{say.shares[name](share)}</span>}
                <strong>{formatNumber(sum)}</strong>
              </span>
            </p>
            <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-quay"
                style={{ width: sum === 0 ? 0 : `max(0.5rem, 100% * ${width})` }}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-faint">{say.funnelHelp}</p>
    </section>
  )
}
