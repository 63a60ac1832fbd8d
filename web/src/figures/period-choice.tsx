import { refusePeriod } from '@fairquay/contract/figures/address.ts'
import { figureMessages } from '@fairquay/contract/figures/messages.ts'
import { periodBefore, periodNames } from '@fairquay/contract/figures/period.ts'
import { DayChoice } from '../ui/day-choice.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { readPeriodOf } from './figure-queries.ts'
import { formatPeriod } from './format-period.ts'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

/** Which days the figures are of, by name or by their ends, and what they are compared with. */
export function PeriodChoice() {
  const { address, change } = useFiguresAddress()
  const period = readPeriodOf(address)
  const fault = refusePeriod(period)
  const isOwn = address.period === 'own'
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <ListChoice
        label={say.period}
        options={periodNames}
        name={(name) => say.periods[name]}
        value={address.period ?? '30'}
        onChange={(name) =>
          change(name === 'own' ? { period: name, ...period } : { period: name, from: undefined, to: undefined })
        }
        className="w-full sm:w-44"
      />
      {isOwn ? (
        <>
          <DayField label={say.from} value={period.from} onChange={(from) => change({ from, to: period.to }, true)} />
          <DayField label={say.to} value={period.to} onChange={(to) => change({ from: period.from, to }, true)} />
        </>
      ) : null}
      {fault ? (
        <p role="alert" className="w-full text-sm text-brick">
          {figureMessages.refusedPeriods[fault]}
        </p>
      ) : (
        <p className="w-full text-sm text-soft md:w-auto md:self-center">
          {say.compared(formatPeriod(period), formatPeriod(periodBefore(period)))}
        </p>
      )}
    </div>
  )
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <div className="flex min-w-0 grow items-center gap-2 sm:grow-0">
      <span aria-hidden="true" className="text-sm text-soft">
        {label}
      </span>
      <DayChoice
        label={label}
        isLabelHidden
        value={value}
        // A period has both its ends: one that is emptied stays as it was.
        onChange={(day) => day && onChange(day)}
        className="min-w-0 grow"
      />
    </div>
  )
}
