import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import type { takeTariffFile } from '@fairquay/contract/tariffs/endpoints.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { rowLook, rowsLook } from '../admin/desk-frame.tsx'
import { Button } from '../ui/button.tsx'
import { nameRate, RateInWords, RateSubject } from './rate-facts.tsx'
import { tariffTexts as texts } from './texts.ts'

type Trial = AnswerOf<typeof takeTariffFile>
type TrialResultProps = { trial: Trial; isTaking: boolean; onTake: () => void; children: ReactNode }

const counted = ['added', 'replaced', 'ended', 'unchanged', 'refused'] as const

/** What the file would do: counts, what cannot be taken, what was left out, some of its rates; and the button that takes it. */
export function TrialResult({ trial, isTaking, onTake, children }: TrialResultProps) {
  const { counts, format, faults, left_out, examples } = trial
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const doesSomething = counts.added + counts.replaced + counts.ended > 0
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {texts.trial}
      </h2>
      <p className="mt-1 text-soft">{texts.formats[format]}</p>
      <dl className="mt-4 grid max-w-4xl grid-cols-2 gap-2 sm:grid-cols-5">
        {counted.map((name) => (
          <div key={name} className="flex flex-col-reverse rounded-lg border border-line bg-surface px-4 py-2.5">
            <dt className="text-sm text-soft">{texts.counts[name]}</dt>
            <dd className="tabular text-xl font-semibold">{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-col items-start gap-3">
        {doesSomething ? (
          <Button isBusy={isTaking} onClick={onTake}>
            {texts.takeIt}
          </Button>
        ) : (
          <p role="status">{texts.nothingNew}</p>
        )}
        {children}
      </div>
      <Faults faults={faults} all={counts.refused} />
      <LeftOut all={left_out} />
      {examples.length > 0 ? (
        <>
          <h3 className="mt-6 mb-2 text-base font-medium">{texts.examples}</h3>
          <ul aria-label={texts.examples} className={`${rowsLook} max-w-4xl`}>
            {examples.map((row) => (
              <li
                key={`${nameRate(row)} ${row.programme ?? ''} ${row.valid_from}`}
                className={`${rowLook} grid gap-x-4 gap-y-2 sm:grid-cols-2`}
              >
                <RateSubject row={row} />
                <RateInWords row={row} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function Faults({ faults, all }: { faults: Trial['faults']; all: number }) {
  if (faults.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-base font-medium">{texts.faults}</h3>
      <p className="mb-2 text-sm text-soft">
        {texts.faultsHelp} {all > faults.length ? texts.firstFaults(faults.length, all) : null}
      </p>
      <ul
        aria-label={texts.faults}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that it can be scrolled without a mouse
        tabIndex={0}
        className="max-h-96 max-w-4xl overflow-y-auto rounded-lg border border-line bg-surface"
      >
        {faults.map(({ row, column, text, reason }) => (
          <li
            key={`${row} ${column}`}
            className="grid gap-x-4 gap-y-0.5 border-t border-line px-4 py-2 text-sm first:border-t-0 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <span className="tabular text-soft">{texts.faultAt(row, column)}</span>
            <span className="min-w-0 break-words">
              {text === '' ? null : <q className="mr-2 font-medium">{text}</q>}
              <span className="text-brick">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function LeftOut({ all }: { all: Trial['left_out'] }) {
  if (all.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-1 text-base font-medium">{texts.leftOut}</h3>
      <ul aria-label={texts.leftOut} className="text-sm text-soft">
        {all.map(({ what, count }) => (
          <li key={what}>{texts.leftOutCount(what, count)}</li>
        ))}
      </ul>
    </>
  )
}
