import { defineMessages } from '../locale.ts'
import { choices } from '../trade/transport.ts'

/**
 * Freight containers are marked by ISO 6346: three letters of the owner (registered with the BIC), a category, six digits and a check digit:
 * 'MSKU 907032 3'.
 */

/** U freight container, J equipment that is put on one, Z trailer or chassis. */
const shape = /^[A-Z]{3}[UJZ]\d{7}$/

/** As it is kept: 'msku 907032-3' → 'MSKU9070323'. */
export function readContainerNumber(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '')
}

/** As it stands on the box: 'MSKU9070323' → 'MSKU 907032 3'. */
export function formatContainerNumber(number: string): string {
  return `${number.slice(0, 4)} ${number.slice(4, 10)} ${number.slice(10)}`
}

/** Whether a number has the shape of a container's, whatever its last digit. */
export function hasContainerShape(number: string): boolean {
  return shape.test(number)
}

/** Whether a number is a container's whose check digit is right: one mistyped sign, or two neighbours swapped, is told from the right one. */
export function isContainerNumber(number: string): boolean {
  return hasContainerShape(number) && Number(number[10]) === checkDigitOf(number)
}

/** What the last digit of a number must be. A remainder of ten is written as 0; the standard advises against such numbers, but they are in use. */
export function checkDigitOf(number: string): number {
  let total = 0
  for (let place = 0; place < 10; place++) total += worthOf(number[place] ?? '0') * 2 ** place
  return (total % 11) % 10
}

/** Digits are worth themselves, letters 10 to 38 without the multiples of eleven. */
function worthOf(sign: string): number {
  if (/\d/.test(sign)) return Number(sign)
  const value = sign.charCodeAt(0) - 55
  return value + Math.floor((value - 1) / 10)
}

/** Sizes and types in use, by their code of ISO 6346. */
export const containerTypes = choices(
  defineMessages({
    '22G1': '20′ standard',
    '42G1': '40′ standard',
    '45G1': '40′ high cube',
    L5G1: '45′ high cube',
    '22R1': '20′ reefer',
    '45R1': '40′ reefer high cube',
    '22U1': '20′ open top',
    '42U1': '40′ open top',
    '22P1': '20′ flat rack',
    '42P1': '40′ flat rack',
    '22T1': '20′ tank',
  }),
)
export type ContainerType = (typeof containerTypes)[number]['value']
