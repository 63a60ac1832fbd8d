import type { ProductDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import type { Product } from './shapes.ts'
import type { Complain } from './term-rules.ts'

/** How goods must travel, whatever they are packed in. */
type Travel = Pick<ProductDraft, 'temperatureMin' | 'temperatureMax' | 'dangerousGoodsClass' | 'unNumber'>

/** Degrees Celsius that can be said. */
export const coldest = -100
export const warmest = 100

const classPattern = /^[1-9](\.[1-6])?$/
const unPattern = /^UN\d{4}$/

/** '3', ' 2,1 ' → '3', '2.1'; null when nothing is left. What is no class stays, to be refused. */
export function tidyDangerousGoodsClass(text: string | null): string | null {
  return text?.trim().replace(',', '.') || null
}

/** '1263', 'un 1263' → 'UN1263'; null when nothing is left. What is no number stays, to be refused. */
export function tidyUnNumber(text: string | null): string | null {
  const plain = text?.trim() ?? ''
  const [, digits] = /^(?:un)?[\s.-]*(\d{4})$/i.exec(plain) ?? []
  return digits === undefined ? plain || null : `UN${digits}`
}

/** What is wrong with how goods are said to travel: both temperatures or none, a class of dangerous goods, a UN number only with a class. */
export function findTravelFaults(draft: Travel, complain: Complain): void {
  const { temperatureMin: min, temperatureMax: max } = draft
  complain('temperatureMin', checkDegrees(min) ?? (min === null && max !== null ? say.temperatureBoth : undefined))
  complain('temperatureMax', checkDegrees(max) ?? (max === null && min !== null ? say.temperatureBoth : undefined))
  complain('temperatureMax', min !== null && max !== null && min > max ? say.temperatureOrder : undefined)
  const dangerous = tidyDangerousGoodsClass(draft.dangerousGoodsClass)
  complain(
    'dangerousGoodsClass',
    dangerous === null || classPattern.test(dangerous) ? undefined : say.dangerousGoodsClass,
  )
  const number = tidyUnNumber(draft.unNumber)
  complain('unNumber', number === null || unPattern.test(number) ? undefined : say.unNumber)
  complain('unNumber', number !== null && dangerous === null ? say.unNumberAlone : undefined)
}

function checkDegrees(degrees: number | null): string | undefined {
  return degrees === null || (degrees >= coldest && degrees <= warmest) ? undefined : say.temperature(coldest, warmest)
}

/** How goods must travel, as plans and requests for freight read it; absent is what nobody has said. Degrees Celsius. */
export type GoodsTravel = {
  temperature?: { min: number; max: number }
  dangerousGoodsClass?: string
  /** As 'UN3480'. */
  unNumber?: string
}

/** What a product of the market says of how it must travel. */
export function readTravel(
  product: Pick<Product, 'temperature_min' | 'temperature_max' | 'dangerous_goods_class'> &
    Partial<Pick<Product, 'un_number'>>,
): GoodsTravel {
  const {
    temperature_min: min,
    temperature_max: max,
    dangerous_goods_class: dangerous,
    un_number: number = null,
  } = product
  return {
    ...(min !== null && max !== null && { temperature: { min, max } }),
    ...(dangerous !== null && { dangerousGoodsClass: dangerous }),
    ...(number !== null && { unNumber: number }),
  }
}
