import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { type IncotermCode, incotermCodes, incoterms } from '@fairquay/contract/trade/incoterms.ts'
import { termForAnyTransport } from '@fairquay/contract/trade/term-advice.ts'
import { type TransportType, transportTypes } from '@fairquay/contract/trade/transport.ts'

/** One way of getting goods to the door, as it is typed; null is nothing typed, NaN something that is no number. */
export type ScenarioForm = {
  /** ISO code; '' until it is known. */
  destination: string
  town: string
  mode: TransportType
  /** Somebody chose the way of transport; else it is that of the best price there is. */
  isModeChosen: boolean
  incoterm: IncotermCode
  place: string
  freight: number | null
  onward: number | null
  originCosts: number | null
  insuranceRate: number | null
  hasProof: boolean
  isTaxRecoverable: boolean
  /** Instead of the quantity of the goods, where there is one kind of them. */
  quantity: number | null
}

/** What cargo insurance usually costs, in percent of what is insured: a first guess that the form shows. */
export const usualInsuranceRate = 0.3

export const usualScenario: ScenarioForm = {
  destination: '',
  town: '',
  mode: 'boat',
  isModeChosen: false,
  incoterm: 'FCA',
  place: '',
  freight: null,
  onward: null,
  originCosts: null,
  insuranceRate: usualInsuranceRate,
  hasProof: false,
  isTaxRecoverable: true,
  quantity: null,
}

/** The goods of a calculation: as it is asked for, with what a screen calls them. */
export type LandedGoods = LandedCostInput['lines'][number] & {
  name: string
  /** What one of them is called: 'Bag'. Of goods that are typed nobody says it. */
  unit?: string
  /** With their packing, where that is known. */
  grossKg?: number
}

/** Another way of transport, and a term that suits it: the rules made for ships give way. */
export function chooseMode(form: ScenarioForm, mode: TransportType): Partial<ScenarioForm> {
  const isMisfit = incoterms[form.incoterm].isForWaterOnly && mode !== 'boat'
  return { mode, isModeChosen: true, ...(isMisfit && { incoterm: termForAnyTransport[form.incoterm] ?? 'FCA' }) }
}

/** The term that was agreed, which no way can change; a term of ships goes by ship. */
export type AgreedTerm = { incoterm: IncotermCode; place: string }

/** A way under the term that was agreed. */
export function underTerm(form: ScenarioForm, agreed: AgreedTerm | undefined): ScenarioForm {
  if (!agreed) return form
  return { ...form, ...agreed, mode: incoterms[agreed.incoterm].isForWaterOnly ? 'boat' : form.mode }
}

/** How goods were agreed to travel with a carrier, decimals of the calculation's currency; null is what is not in that offer. */
export type AgreedFreight = {
  by: string
  destination: string
  town: string
  mode: TransportType
  freight: number | null
  onward: number | null
  insurance: number | null
}

/** A way as it was agreed with a carrier: where to and by what, and what it costs as far as the offer says. */
export function underFreight(form: ScenarioForm, agreed: AgreedFreight | undefined): ScenarioForm {
  if (!agreed) return form
  const { destination, town, mode, freight, onward } = agreed
  return { ...form, destination, town, mode, freight: freight ?? form.freight, onward: onward ?? form.onward }
}

/** What is asked beside the form. `premium` is what insuring costs where that is known; `source` is who said what freight costs. */
type Beside = {
  currency: string
  from?: string | undefined
  premium?: number | null
  source?: string | undefined
}

/** What is asked of the server; nothing while the form cannot be calculated. */
export function writeScenario(
  form: ScenarioForm,
  goods: readonly LandedGoods[],
  { currency, from, premium = null, source }: Beside,
): LandedCostInput | undefined {
  const numbers = [form.freight, form.onward, form.originCosts, form.insuranceRate, form.quantity]
  const isTyped = numbers.every((value) => value === null || (Number.isFinite(value) && value >= 0))
  if (!isTyped || form.destination === '' || goods.length === 0) return undefined
  const [only, ...others] = goods
  const quantity = others.length === 0 && form.quantity !== null ? form.quantity : only?.quantity
  if (quantity === undefined || quantity < 1) return undefined
  return {
    destination: form.destination,
    ...(from && { from }),
    mode: form.mode,
    incoterm: form.incoterm,
    ...(form.place.trim() && { incoterm_place: form.place.trim() }),
    currency: currency as LandedCostInput['currency'],
    lines: goods.map(({ name: _, unit: __, grossKg: ___, ...line }) =>
      others.length === 0 ? ofQuantity(line, quantity) : line,
    ),
    ...(form.originCosts !== null && { origin_costs: form.originCosts }),
    freight: form.freight,
    onward: form.onward,
    ...(source && { freight_source: source }),
    ...(premium === null ? { insurance_rate: form.insuranceRate ?? 0 } : { insurance: premium }),
    proof_of_origin: form.hasProof,
    is_tax_recoverable: form.isTaxRecoverable,
  }
}

/** More or less of the same goods: what they weigh and hold grows with them. */
function ofQuantity(line: LandedCostInput['lines'][number], quantity: number): LandedCostInput['lines'][number] {
  const grown = { ...line, quantity }
  for (const measure of ['net_kg', 'litres', 'square_metres'] as const)
    if (line[measure] !== undefined) grown[measure] = (line[measure] / line.quantity) * quantity
  return grown
}

/** A kept form; null where it is none, or of a time when it said less. */
export function readScenario(stored: unknown): ScenarioForm | null {
  if (typeof stored !== 'object' || stored === null) return null
  const form = { ...usualScenario, ...(stored as Partial<ScenarioForm>) }
  const isRight =
    typeof form.destination === 'string' &&
    typeof form.town === 'string' &&
    typeof form.place === 'string' &&
    typeof form.hasProof === 'boolean' &&
    typeof form.isTaxRecoverable === 'boolean' &&
    typeof form.isModeChosen === 'boolean' &&
    incotermCodes.includes(form.incoterm) &&
    transportTypes.some(({ value }) => value === form.mode) &&
    [form.freight, form.onward, form.originCosts, form.insuranceRate, form.quantity].every(
      (value) => value === null || typeof value === 'number',
    )
  return isRight ? form : null
}
