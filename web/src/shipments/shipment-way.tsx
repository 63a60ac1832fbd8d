import { formatDay } from '@fairquay/contract/locale.ts'
import { expectedOn } from '@fairquay/contract/shipments/lateness.ts'
import {
  latestOf,
  type Milestone,
  milestones,
  milestonesOf,
  milestoneWords,
} from '@fairquay/contract/shipments/milestones.ts'
import type { Shipment } from '@fairquay/contract/shipments/shapes.ts'
import { Check } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import { shipmentTexts } from './texts.ts'

type Way = Pick<Shipment, 'mode' | 'is_cleared' | 'stations' | 'from' | 'to' | 'status'>

/** The line from where the goods come from to where they go, with the stations between: along the page where there is room, down it on a phone. */
export function ShipmentWay(shipment: Way) {
  const { mode, stations, from, to } = shipment
  const latest = latestOf(stations)
  return (
    <div className="@container">
      <p className="flex justify-between gap-4 text-sm text-soft">
        <span>
          <span className="sr-only">{shipmentTexts.from} </span>
          {from ? `${from.city}, ${from.country}` : ''}
        </span>
        <span className="text-right">
          <span className="sr-only">{shipmentTexts.to} </span>
          {to ? `${to.city}, ${to.country}` : ''}
        </span>
      </p>
      <ol aria-label={shipmentTexts.way} className="mt-3 flex flex-col @2xl:flex-row">
        {stationsShown(shipment).map((milestone, place, all) => {
          const station = stations.find((one) => one.milestone === milestone)
          const isReached =
            latest !== undefined && milestones.indexOf(milestone) <= milestones.indexOf(latest.milestone)
          return (
            <li
              key={milestone}
              className="relative flex gap-3 pb-4 last:pb-0 @2xl:min-w-0 @2xl:flex-1 @2xl:flex-col @2xl:gap-2 @2xl:pb-0"
            >
              {place < all.length - 1 ? (
                <Line isReached={latest !== undefined && milestone !== latest.milestone && isReached} />
              ) : null}
              <Dot isReached={isReached} isLatest={latest?.milestone === milestone} />
              <div className="min-w-0 text-sm @2xl:pr-3">
                <p className={joinClasses('leading-snug break-words', isReached ? 'font-medium' : 'text-soft')}>
                  {milestoneWords(milestone, mode)}
                  {isReached ? <span className="sr-only"> {shipmentTexts.reached}</span> : null}
                </p>
                {station ? <StationDays station={station} isPassed={isReached} /> : null}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Those anybody has said something about, the first and the last, and while it is open those that can still come. */
function stationsShown({ mode, is_cleared, stations, status }: Way): Milestone[] {
  const known = new Set(stations.map(({ milestone }) => milestone))
  const isOver = status === 'received' || status === 'cancelled'
  return milestonesOf(mode, is_cleared).filter(
    (one) => known.has(one) || one === 'delivered' || (!isOver && one !== 'transshipped' && one !== 'out_for_delivery'),
  )
}

type StationDaysProps = { station: Shipment['stations'][number]; isPassed: boolean }

/** When it happened or is expected, and the plan where that is another day. Of a station that was passed without a word only the plan is known. */
function StationDays({ station, isPassed }: StationDaysProps) {
  const { planned_on, happened_on, place, note } = station
  const now = happened_on ?? (isPassed ? null : expectedOn(station))
  const isMoved = planned_on !== null && now !== planned_on
  return (
    <>
      {now ? (
        <p className={joinClasses('tabular', isMoved && now > planned_on ? 'text-amber' : 'text-soft')}>
          {happened_on ? formatDay(happened_on) : shipmentTexts.expectedOn(formatDay(now))}
        </p>
      ) : null}
      {isMoved ? <p className="tabular text-soft">{shipmentTexts.planned(formatDay(planned_on))}</p> : null}
      {place ? <p className="break-words text-soft">{place}</p> : null}
      {note ? <p className="break-words text-soft">“{note}”</p> : null}
    </>
  )
}

function Line({ isReached }: { isReached: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'absolute top-5 bottom-0 left-[0.5625rem] w-0.5 @2xl:top-[0.5625rem] @2xl:right-0 @2xl:bottom-auto @2xl:left-5 @2xl:h-0.5 @2xl:w-auto',
        isReached ? 'bg-quay' : 'bg-line',
      )}
    />
  )
}

function Dot({ isReached, isLatest }: { isReached: boolean; isLatest: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'relative grid size-5 shrink-0 place-items-center rounded-full border-2',
        isReached ? 'border-quay bg-quay text-on-quay' : 'border-edge bg-surface',
        isLatest && 'ring-4 ring-tint',
      )}
    >
      {isReached ? <Check size={12} strokeWidth={3} /> : null}
    </span>
  )
}
