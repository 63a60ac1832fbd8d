import { defineMessages } from '../locale.ts'
import type { PlannedCarton, UnitName } from './shapes.ts'

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

/** What people call each kind of cartons of a plan, by its id, with what a carrier must know of dangerous ones: 'Cells (UN 3480, class 9)'. The id where it has no name. */
export function nameCartons(cartons: readonly NamedCarton[]): (id: string) => string {
  const names = new Map(cartons.map((carton) => [carton.id, addDanger(carton.name || carton.id, carton)]))
  return (id) => names.get(id) ?? id
}

/** What names a kind of cartons. */
export type NamedCarton = Pick<PlannedCarton, 'id' | 'name' | 'dangerous_goods_class' | 'un_number'>

/** 'Cells' → 'Cells (UN 3480, class 9)', where they are dangerous. */
export function addDanger(name: string, of: Dangerous): string {
  const danger = nameDanger(of)
  return danger ? nameTexts.dangerous(name, danger) : name
}

type Dangerous = Pick<PlannedCarton, 'dangerous_goods_class' | 'un_number'>

/** 'UN 3480, class 9'; undefined of what is not dangerous. */
export function nameDanger({ dangerous_goods_class: named, un_number: number }: Dangerous): string | undefined {
  const parts = [number?.replace(/^UN/, 'UN '), named && nameTexts.dangerClass(named)].filter(Boolean)
  return parts.join(', ') || undefined
}

const nameTexts = defineMessages({
  dangerous: (name: string, danger: string) => `${name} (${danger})`,
  dangerClass: (named: string) => `class ${named}`,
})

/** 'Olive oil, 1 l': what people call the goods of a line. */
export function nameLine(name: string, options: readonly { value: string }[]): string {
  return [name, ...options.map(({ value }) => value)].join(', ').slice(0, 200)
}
