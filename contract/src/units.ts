import { nanogramsOf } from './weights.ts'

/** Lengths, weights, volumes and temperatures as sellers write them, in the measures that forwarders calculate with. */

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }

/** A length in millimetres; undefined when the unit is not known. */
export function toMillimetres(value: number, unit: string): number | undefined {
  const factor = millimetres[unit]
  return factor === undefined ? undefined : value * factor
}

/** A weight in grams; undefined when the unit is not known. */
export function toGrams(value: number, unit: string): number | undefined {
  const factor = nanogramsOf(unit)
  return factor === undefined ? undefined : value * (Number(factor) / 1e9)
}

const cubicMetres: Readonly<Record<string, number>> = { m3: 1, l: 1e-3, cm3: 1e-6, ft3: 0.3048 ** 3 }

/** A volume in cubic metres; undefined when the unit is not known. */
export function toCubicMetres(value: number, unit: string): number | undefined {
  const factor = cubicMetres[unit]
  return factor === undefined ? undefined : value * factor
}

/** Degrees Fahrenheit to degrees Celsius, one decimal. */
export function toCelsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) / 9) * 50) / 10
}
