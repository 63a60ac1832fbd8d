import { defineMessages, formatList, formatNumber } from '../locale.ts'
import { describeTransit } from '../trade/terms.ts'
import type { TransitEstimate, TransitLeg } from './shapes.ts'

const texts = defineMessages({
  kilograms: (kg: string) => `${kg} kg CO₂e`,
  tonnes: (tonnes: string) => `${tonnes} t CO₂e`,
  about: (days: string) => `about ${days}`,
  over: (canals: string) => `through the ${canals}`,
  leg: (from: string, to: string, km: string) => `${from} to ${to}, ${km} km`,
})

/** 917.1 → '0.92 t CO₂e', 42 → '42 kg CO₂e'. */
export function formatCo2e(kg: number): string {
  if (kg >= 500) return texts.tonnes(formatNumber(kg / 1000, { maximumSignificantDigits: 2 }))
  return texts.kilograms(formatNumber(kg, { maximumSignificantDigits: 2 }))
}

/** 'about 31 to 43 days · 0.92 t CO₂e'; of it what is known, '' where nothing is. */
export function describeEstimate({ days, hub_days, co2e_kg }: TransitEstimate): string {
  const time = days ?? hub_days
  return [time && texts.about(describeTransit(time)), co2e_kg !== null && formatCo2e(co2e_kg)]
    .filter((part) => part !== null && part !== false)
    .join(' · ')
}

/** 'Shanghai (CNSHA) to Hamburg (DEHAM), 23,193 km, through the Suez Canal' */
export function describeLeg({ from, to, km, by }: TransitLeg): string {
  const way = texts.leg(from, to, formatNumber(km))
  return by.length === 0 ? way : `${way}, ${texts.over(formatList(by))}`
}
