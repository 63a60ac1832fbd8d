import { optionFields } from '@fairquay/contract/imports/goods-fields.ts'
import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { isSameName } from '@fairquay/contract/same-name.ts'
import type { Findings, Goods, GoodsRow } from './goods-rows.ts'

export type Option = { name: string; field: (typeof optionFields)[number] }

/** The names stand in the first row that has one; a column of values without a name is called after its header. */
export function readOptionNames({ head, rows: all, choices = {} }: Goods, findings: Findings): Option[] {
  const options: Option[] = []
  for (const field of optionFields) {
    const name = [head, ...all].find(({ cells }) => cells[field.name] !== undefined)?.cells[field.name]
    const isListed = name !== undefined && Object.hasOwn(choices, name)
    const first = isListed ? head : all.find(({ cells }) => cells[field.value] !== undefined)
    if (!first) continue
    const report = findings.on(first)
    if (name === undefined) report.refuse(field.name, importMessages.optionUnnamed)
    else if (name.length > 60) report.refuse(field.name, importMessages.tooLong(60))
    else if (options.some((option) => isSameName(option.name, name)))
      report.refuse(field.name, importMessages.optionTwice(name))
    else options.push({ name, field })
  }
  return options
}

/** The combination of option values a row is about. */
export function readChoice({ cells }: GoodsRow, options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ name, field }) => {
      const value = cells[field.value]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Values that can be chosen though no line is for them alone: those the product lists, and in a template those of rows that sell nothing. */
export function readChoices(
  { rows: all, choices = {} }: Goods,
  rows: readonly GoodsRow[],
  options: readonly Option[],
): Pick<ImportedProduct, 'choices'> {
  const named = options.flatMap(({ name, field }) => {
    const idle = all.filter((row) => !rows.includes(row)).flatMap(({ cells }) => cells[field.value] ?? [])
    const values = [...(choices[name] ?? []), ...idle]
    return values.length > 0 ? [[name, values] as const] : []
  })
  return named.length > 0 ? { choices: Object.fromEntries(named) } : {}
}
