import type { LegName } from '@fairquay/contract/freight/offer.ts'
import { rateMessages } from '@fairquay/contract/rate-cards/messages.ts'
import { refuseLane } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import type { LanePlace, RateLane, SurchargeBasis } from '@fairquay/contract/rate-cards/shapes.ts'
import { rateCardTexts as texts } from './texts.ts'

/** A lane as it is typed; null is nothing typed, NaN something that is no number. */
export type LaneForm = Omit<RateLane, 'price' | 'transit_min' | 'transit_max' | 'steps' | 'surcharges'> & {
  price: number | null
  transit_min: number | null
  transit_max: number | null
  steps: { key: number; from: number | null; price: number | null }[]
  surcharges: {
    key: number
    name: string
    leg: LegName
    basis: SurchargeBasis
    price: number | null
    minimum: number | null
  }[]
}

const nowhere: LanePlace = { country: '', zone: '', port: '' }

export const emptyLane: LaneForm = {
  from: nowhere,
  to: nowhere,
  equipment: null,
  basis: 'per_kg',
  price: null,
  minimum: null,
  steps: [],
  surcharges: [],
  transit_min: null,
  transit_max: null,
  note: '',
}

export function formOfLane(lane: RateLane): LaneForm {
  return {
    ...lane,
    steps: lane.steps.map((step, key) => ({ key, ...step })),
    surcharges: lane.surcharges.map((one, key) => ({ key, ...one })),
  }
}

/** A key that none of the rows has. */
export function nextKey(rows: readonly { key: number }[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1
}

/** The UN/LOCODE of what is typed: 'deham', 'Hamburg (DEHAM)' → 'DEHAM'. What has none stays, to be refused. */
export function readPort(typed: string): string {
  const [, code] = /\(([A-Z]{2}[A-Z2-9]{3})\)$/.exec(typed.trim()) ?? []
  return code ?? typed.trim().toUpperCase()
}

/** What is typed as it is sent; without numbers where none are typed, see `refuseLaneForm`. */
export function writeLaneForm(form: LaneForm): RateLane {
  const place = ({ country, zone, port }: LanePlace) => ({
    country,
    zone: zone.trim(),
    port: readPort(port),
  })
  const number = (value: number | null) => value ?? Number.NaN
  return {
    ...form,
    from: place(form.from),
    to: place(form.to),
    price: number(form.price),
    transit_min: number(form.transit_min),
    transit_max: number(form.transit_max),
    note: form.note.trim(),
    steps: form.steps.map(({ from, price }) => ({ from: number(from), price: number(price) })),
    surcharges: form.surcharges.map(({ key: _, ...one }) => ({
      ...one,
      name: one.name.trim(),
      price: number(one.price),
    })),
  }
}

/** What is wrong with what is typed, by field: first what is missing, then the rules of a lane. */
export function refuseLaneForm(form: LaneForm, currency: string): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const end of ['from', 'to'] as const) {
    if (form[end].country === '') faults[`${end}.country`] = texts.missing
    if (!/^([A-Z]{2}[A-Z2-9]{3})?$/.test(readPort(form[end].port))) faults[`${end}.port`] = rateMessages.port
  }
  const check = (field: string, value: number | null, isNeeded = true) => {
    if (value === null ? isNeeded : !(value >= 0)) faults[field] = texts.number
  }
  check('price', form.price)
  check('minimum', form.minimum, false)
  for (const field of ['transit_min', 'transit_max'] as const)
    if (form[field] === null || !(form[field] >= 0 && form[field] <= 365)) faults[field] = texts.whole
  for (const [at, { from, price }] of form.steps.entries()) {
    if (from === null || !(from > 0)) faults[`steps.${at}.from`] = texts.number
    check(`steps.${at}.price`, price)
  }
  for (const [at, one] of form.surcharges.entries()) {
    if (one.name.trim() === '') faults[`surcharges.${at}.name`] = texts.missing
    check(`surcharges.${at}.price`, one.price)
    check(`surcharges.${at}.minimum`, one.minimum, false)
  }
  if (Object.keys(faults).length > 0) return faults
  const { steps, ...others } = refuseLane(writeLaneForm(form), currency)
  return steps === undefined ? others : { ...others, 'steps.0.from': steps || rateMessages.wrong }
}
