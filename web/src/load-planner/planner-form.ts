import { tidyUnNumber } from '@fairquay/contract/catalogue/travel.ts'
import { readDangerousGoodsClass } from '@fairquay/contract/catalogue/written-travel.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import { cartonMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import type { PlanInput, PlannedCarton } from '@fairquay/contract/shipment-plans/shapes.ts'
import { mostCartons } from '@fairquay/contract/shipment-plans/shapes.ts'
import { toGrams, toMillimetres } from '@fairquay/contract/units.ts'
import { isPalletFaulty, type TermsForm, usualTerms, writeTerms, writeTermsForm } from '../load-plans/terms-form.ts'

export const lengthUnits = ['mm', 'cm', 'in'] as const
export const weightUnits = ['kg', 'lb'] as const
export type LengthUnit = (typeof lengthUnits)[number]
export type WeightUnit = (typeof weightUnits)[number]

/** Equal cartons as they are typed; null is nothing typed. Lengths and weights are in the units of the form. */
export type CartonForm = {
  name: string
  length: number | null
  width: number | null
  height: number | null
  weight: number | null
  count: number | null
  /** Units in one; with it `count` still counts cartons. */
  unitsPerCarton: number | null
  thisSideUp: boolean
  stackable: boolean
  maxLayers: number | null
  maxTopLoad: number | null
  temperatureMin: number | null
  temperatureMax: number | null
  dangerClass: string
  unNumber: string
  origin: string
  stop: number | null
}

export type PlannerForm = {
  title: string
  lengthUnit: LengthUnit
  weightUnit: WeightUnit
  cartons: readonly CartonForm[]
  terms: TermsForm
}

export const emptyCarton: CartonForm = {
  name: '',
  length: null,
  width: null,
  height: null,
  weight: null,
  count: null,
  unitsPerCarton: null,
  thisSideUp: true,
  stackable: true,
  maxLayers: null,
  maxTopLoad: null,
  temperatureMin: null,
  temperatureMax: null,
  dangerClass: '',
  unNumber: '',
  origin: '',
  stop: null,
}

export const emptyForm: PlannerForm = {
  title: '',
  lengthUnit: 'cm',
  weightUnit: 'kg',
  cartons: [emptyCarton],
  terms: usualTerms,
}

const needed = ['length', 'width', 'height', 'weight', 'count'] as const

/** A row nobody has begun. */
export function isBlank(carton: CartonForm): boolean {
  return needed.every((field) => carton[field] === null)
}

export type ReadPlanner = {
  /** Undefined as long as no carton is complete. */
  input: PlanInput | undefined
  /** What is missing or wrong, by row from 0; rows nobody has begun have nothing wrong. */
  faults: ReadonlyMap<number, string>
  /** What is wrong with all of them together. */
  fault: string | undefined
}

/** What can be planned of what is typed: rows that are not complete are left out and say why. */
export function readPlanner({ cartons, lengthUnit, weightUnit, terms }: PlannerForm): ReadPlanner {
  const faults = new Map<number, string>()
  const read = cartons.flatMap((carton, row): PlannedCarton[] => {
    if (isBlank(carton)) return []
    const fault = findFault(carton, lengthUnit, weightUnit)
    if (fault) faults.set(row, fault)
    return fault ? [] : [readCarton(carton, row, lengthUnit, weightUnit)]
  })
  if (read.length === 0) return { input: undefined, faults, fault: undefined }
  const fault = findCartonFaults(read)?.cartons ?? (isPalletFaulty(terms) ? cartonMessages.palletFaulty : undefined)
  return { input: fault ? undefined : { cartons: read, ...writeTerms(terms) }, faults, fault }
}

const longest = 20_000
const heaviest = 100_000

function findFault(carton: CartonForm, lengthUnit: LengthUnit, weightUnit: WeightUnit): string | undefined {
  const { length, width, height, weight, count } = carton
  const unmeasured =
    findNumberFault('length_mm', length, isAboveNought) ??
    findNumberFault('width_mm', width, isAboveNought) ??
    findNumberFault('height_mm', height, isAboveNought)
  if (unmeasured) return unmeasured
  const millimetres = [length, width, height].map((side) => toMillimetres(side ?? 0, lengthUnit) ?? 0)
  if (Math.max(...millimetres) > longest) return cartonMessages.tooLong('20 m')
  if (Math.min(...millimetres) < 1) return cartonMessages.tooShort
  const unweighed = findNumberFault('gross_kg', weight, isNotNegative)
  if (unweighed) return unweighed
  if ((toGrams(weight ?? 0, weightUnit) ?? 0) / 1000 > heaviest) return cartonMessages.tooHeavy('100 t')
  const uncounted = findNumberFault('quantity', count, isNotNegative)
  if (uncounted) return uncounted
  if ((count ?? 0) > mostCartons) return cartonMessages.tooManyCartons(mostCartons)
  return findHandlingFault(carton)
}

const isAboveNought = (value: number) => value > 0
const isNotNegative = (value: number) => value >= 0

/** Nothing typed is missing; what is typed and no such number is wrong. */
function findNumberFault(
  name: keyof typeof cartonMessages.missing,
  value: number | null,
  isRight: (value: number) => boolean,
): string | undefined {
  if (value === null) return cartonMessages.missing[name]
  return isRight(value) ? undefined : cartonMessages.wrong[name]
}

const most = { layers: 1000, stop: 20, degrees: 100 }

/** What of the handling cannot be planned with: nothing that was typed is passed over in silence, least of all what is dangerous. */
function findHandlingFault(carton: CartonForm): string | undefined {
  const isOff = (value: number | null, least: number, greatest: number) =>
    value !== null && !(value >= least && value <= greatest)
  const { temperatureMin: min, temperatureMax: max, dangerClass } = carton
  if (carton.stackable && isOff(carton.maxLayers, 1, most.layers)) return cartonMessages.layersBetween(most.layers)
  if (carton.stackable && isOff(carton.maxTopLoad, 0, Number.POSITIVE_INFINITY)) return cartonMessages.topLoadWrong
  if ([min, max].some((value) => isOff(value, -most.degrees, most.degrees))) return cartonMessages.temperatureWrong
  if ((min ?? -most.degrees) > (max ?? most.degrees)) return cartonMessages.temperature
  if (dangerClass.trim() !== '' && readDangerousGoodsClass(dangerClass) === undefined)
    return cartonMessages.noDangerClass(dangerClass)
  return isOff(carton.stop, 1, most.stop) ? cartonMessages.stopBetween(most.stop) : undefined
}

function readCarton(form: CartonForm, row: number, lengthUnit: LengthUnit, weightUnit: WeightUnit): PlannedCarton {
  const millimetres = (value: number | null) => Math.round((toMillimetres(value ?? 0, lengthUnit) ?? 0) * 10) / 10
  const kilograms = (value: number) => Math.round(toGrams(value, weightUnit) ?? 0) / 1000
  const { temperatureMin: min, temperatureMax: max } = form
  const isKept = min !== null || max !== null
  const danger = readDangerousGoodsClass(form.dangerClass)
  const whole = (value: number | null, most: number) =>
    value !== null && value >= 1 && value <= most ? Math.round(value) : undefined
  const layers = whole(form.maxLayers, 1000)
  const stop = whole(form.stop, 20)
  const units = whole(form.unitsPerCarton, 1_000_000)
  const number = tidyUnNumber(form.unNumber)
  return {
    id: String(row + 1),
    name: form.name.trim() || cartonMessages.nameless(row + 1),
    length_mm: millimetres(form.length),
    width_mm: millimetres(form.width),
    height_mm: millimetres(form.height),
    gross_kg: kilograms(form.weight ?? 0),
    quantity: Math.ceil(form.count ?? 0),
    ...(units && { units_per_carton: units }),
    ...(!form.thisSideUp && { this_side_up: false }),
    ...(!form.stackable && { stackable: false }),
    ...(layers && { max_stack_layers: layers }),
    ...(form.maxTopLoad !== null && form.maxTopLoad >= 0 && { max_top_load_kg: kilograms(form.maxTopLoad) }),
    ...(isKept && { temperature_c: { min: min ?? -most.degrees, max: max ?? most.degrees } }),
    ...(danger && { dangerous_goods_class: danger }),
    ...(number !== null && /^UN\d{4}$/.test(number) && { un_number: number }),
    ...(form.origin.trim() && { origin: form.origin.trim() }),
    ...(stop && { stop }),
  }
}

/** Planned cartons as they would be typed, in millimetres and kilograms: of a table that was pasted, or of a plan that is changed. */
export function writeCartonForm(carton: PlannedCarton, { lengthUnit, weightUnit }: Units): CartonForm {
  const length = (value: number) => tidy(value / (toMillimetres(1, lengthUnit) ?? 1))
  const weight = (value: number) => tidy((value * 1000) / (toGrams(1, weightUnit) ?? 1000))
  const { temperature_c: kept } = carton
  return {
    name: carton.name ?? '',
    length: length(carton.length_mm),
    width: length(carton.width_mm),
    height: length(carton.height_mm),
    weight: weight(carton.gross_kg),
    count: carton.quantity ?? Math.ceil((carton.units ?? 0) / (carton.units_per_carton ?? 1)),
    unitsPerCarton: carton.units_per_carton ?? null,
    thisSideUp: carton.this_side_up ?? true,
    stackable: carton.stackable ?? true,
    maxLayers: carton.max_stack_layers ?? null,
    maxTopLoad: carton.max_top_load_kg === undefined ? null : weight(carton.max_top_load_kg),
    temperatureMin: kept && kept.min > -100 ? kept.min : null,
    temperatureMax: kept && kept.max < 100 ? kept.max : null,
    dangerClass: carton.dangerous_goods_class ?? '',
    unNumber: carton.un_number ?? '',
    origin: carton.origin ?? '',
    stop: carton.stop ?? null,
  }
}

type Units = Pick<PlannerForm, 'lengthUnit' | 'weightUnit'>

/** What a plan was made from, as it would be typed. */
export function writePlannerForm(title: string, input: PlanInput, units: Units): PlannerForm {
  return {
    lengthUnit: units.lengthUnit,
    weightUnit: units.weightUnit,
    title,
    cartons: input.cartons.map((carton) => writeCartonForm(carton, units)),
    terms: writeTermsForm(input),
  }
}

/** Without the digits that no number has in binary. */
function tidy(value: number): number {
  return Number(value.toPrecision(8))
}

/** The same length or weight in another unit, so that a change of the unit changes no carton. */
export function changeUnits(form: PlannerForm, next: Partial<Units>): PlannerForm {
  const units = { lengthUnit: form.lengthUnit, weightUnit: form.weightUnit, ...next }
  const factor = (toMillimetres(1, form.lengthUnit) ?? 1) / (toMillimetres(1, units.lengthUnit) ?? 1)
  const weigh = (toGrams(1, form.weightUnit) ?? 1) / (toGrams(1, units.weightUnit) ?? 1)
  const times = (value: number | null, by: number) => (value === null ? null : tidy(value * by))
  return {
    ...form,
    ...units,
    cartons: form.cartons.map((carton) => ({
      ...carton,
      length: times(carton.length, factor),
      width: times(carton.width, factor),
      height: times(carton.height, factor),
      weight: times(carton.weight, weigh),
      maxTopLoad: times(carton.maxTopLoad, weigh),
    })),
  }
}
