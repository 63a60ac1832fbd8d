import { highestTopLoad, mostStackLayers } from '../../catalogue/handling.ts'
import { coldest, warmest } from '../../catalogue/travel.ts'
import { readDangerousGoodsClass, readTemperatures, readUnNumber } from '../../catalogue/written-travel.ts'
import { guessDecimal, readAmount } from '../../cell-text.ts'
import { foldName } from '../../same-name.ts'
import { sheetMessages as say } from './messages.ts'
import { type Put, readWhole } from './read-text.ts'

/** Yes or no; what is left empty is as with every pack. */
export function readYes(text: string): Put<boolean> {
  const word = foldName(text)
  if (['', foldName(say.yes), 'y', 'true', '1'].includes(word)) return { value: true }
  return [foldName(say.no), 'n', 'false', '0'].includes(word) ? { value: false } : { fault: say.yesOrNo }
}

/** How many layers a pack bears, the lowest counted; null: nobody says. */
export function readLayers(text: string): Put<number | null> {
  const isRight = (value: number) => Number.isInteger(value) && value >= 1 && value <= mostStackLayers
  return readWhole(text, say.layers(mostStackLayers), isRight)
}

/** Kilograms that may stand on a pack, with or without their unit; null: nobody says. */
export function readTopLoad(text: string): Put<number | null> {
  if (text === '') return { value: null }
  const value = readAmount(text.replace(/\s*kg\.?$/i, ''), guessDecimal([text]))?.value
  return value !== undefined && value >= 0 && value <= highestTopLoad
    ? { value }
    : { fault: say.topLoad(highestTopLoad) }
}

/** Degrees Celsius between which goods are kept: '2 – 8 °C', or one for both; null: at any. */
export function readRange(text: string): Put<{ min: number; max: number } | null> {
  if (text === '') return { value: null }
  const range = readTemperatures(text, guessDecimal(text.match(/\d+[.,]?\d*/g) ?? []))
  const isRight = range && range.min >= coldest && range.max <= warmest && range.min <= range.max
  return isRight ? { value: range } : { fault: say.temperature(coldest, warmest) }
}

/** A class of dangerous goods; null of what is not dangerous. */
export function readDangerClass(text: string): Put<string | null> {
  if (text === '') return { value: null }
  const value = readDangerousGoodsClass(text)
  return value === undefined ? { fault: say.dangerClass } : { value }
}

/** A UN number; null of none. */
export function readNumberOfUn(text: string): Put<string | null> {
  if (text === '') return { value: null }
  const value = readUnNumber(text)
  return value === undefined ? { fault: say.unNumber } : { value }
}
