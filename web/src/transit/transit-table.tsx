import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { describeTransit } from '@fairquay/contract/trade/terms.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'
import { describeLeg, formatCo2e } from '@fairquay/contract/transit/describe.ts'
import type { TransitAnswer, TransitEstimate } from '@fairquay/contract/transit/shapes.ts'
import { Plane, Ship, TrainFront, Truck } from 'lucide-react'
import { Disclosure } from '../ui/disclosure.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { transitTexts as texts } from './texts.ts'

const icons = { air: Plane, boat: Ship, rail: TrainFront, truck: Truck }

/** Time and CO₂e of each way of transport, the chosen one marked, and how they are reckoned. */
export function TransitTable({ answer, chosen }: { answer: TransitAnswer; chosen?: TransportType | '' }) {
  return (
    <>
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {texts.mode}
            </th>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {texts.time}
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right font-medium max-sm:hidden">
              {texts.distance}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {texts.co2e}
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.estimates.map((estimate) => (
            <Way key={estimate.mode} estimate={estimate} isChosen={estimate.mode === chosen} />
          ))}
        </tbody>
      </table>
      <Disclosure summary={<span className="text-sm">{texts.how}</span>} className="border-0">
        <Reckoning answer={answer} />
      </Disclosure>
    </>
  )
}

function Way({ estimate, isChosen }: { estimate: TransitEstimate; isChosen: boolean }) {
  const { mode, days, hub_days, km, co2e_kg, gaps } = estimate
  const Icon = icons[mode]
  const time = days ?? hub_days
  return (
    <tr className={joinClasses('border-b border-line', isChosen && 'font-semibold')}>
      <th scope="row" className={joinClasses('py-1.5 pr-3 text-left', isChosen ? 'font-semibold' : 'font-normal')}>
        <span className="flex items-center gap-2">
          <Icon size={17} aria-hidden="true" className="shrink-0 text-quay" />
          {texts.by[mode]}
          {isChosen ? <span className="sr-only">({texts.chosen})</span> : null}
        </span>
      </th>
      {time ? (
        <>
          <td className="py-1.5 pr-3">
            {describeTransit(time)}
            {days ? null : <span className="block text-xs font-normal text-soft">{texts.fromHub[mode]}</span>}
          </td>
          <td className="py-1.5 pr-3 text-right whitespace-nowrap max-sm:hidden">
            {km === null ? texts.unknown : texts.kilometres(formatNumber(km))}
          </td>
          <td className="py-1.5 text-right whitespace-nowrap">
            {co2e_kg === null ? texts.unknown : formatCo2e(co2e_kg)}
          </td>
        </>
      ) : (
        <td colSpan={3} className="py-1.5 font-normal text-soft">
          {gaps.at(-1)?.message}
        </td>
      )}
    </tr>
  )
}

/** The legs, what is not known, and where each figure is from. */
function Reckoning({ answer }: { answer: TransitAnswer }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      {answer.estimates
        .filter(({ legs }) => legs.length > 0)
        .map(({ mode, legs, gaps }) => (
          <div key={mode}>
            <p className="font-medium">{texts.by[mode]}</p>
            <ul className="list-disc pl-5 text-soft">
              {legs.map((leg) => (
                <li key={`${leg.mode} ${leg.from}`}>
                  {legs.length > 1 ? `${texts.by[leg.mode]}: ` : ''}
                  {describeLeg(leg)}
                </li>
              ))}
              {gaps.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          </div>
        ))}
      <p className="text-soft">{texts.note}</p>
      <ul className="text-faint">
        {answer.sources.map(({ source, valid_from }) => (
          <li key={`${source} ${valid_from}`}>{`${source}, ${formatDay(valid_from)}`}</li>
        ))}
      </ul>
    </div>
  )
}
