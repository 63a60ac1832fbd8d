import { defineMessages } from '../locale.ts'
import type { UnitName } from './shapes.ts'

/** What people call a container, trailer or air cargo unit. */
export const unitTitles: Readonly<Record<UnitName, string>> = defineMessages({
  '20DC': '20′ container',
  '40DC': '40′ container',
  '40HC': '40′ high-cube container',
  '45HC': '45′ high-cube container',
  '20RF': '20′ refrigerated container',
  '40RF': '40′ refrigerated container',
  trailer: 'trailer of 13.6 m',
  mega_trailer: 'mega trailer',
  reefer_trailer: 'refrigerated trailer',
  PMC: 'PMC air cargo pallet',
})

/** What people call each kind of cartons of a plan, by its id; the id where it has no name. */
export function nameCartons(cartons: readonly { id: string; name?: string }[]): (id: string) => string {
  const names = new Map(cartons.map(({ id, name }) => [id, name || id]))
  return (id) => names.get(id) ?? id
}

/** 'Olive oil, 1 l': what people call the goods of a line. */
export function nameLine(name: string, options: readonly { value: string }[]): string {
  return [name, ...options.map(({ value }) => value)].join(', ').slice(0, 200)
}
