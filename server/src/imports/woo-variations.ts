import { splitList } from '@fairquay/contract/cell-text.ts'
import { type GoodsField, optionFields } from '@fairquay/contract/imports/goods-fields.ts'
import { foldName, isSameName } from '@fairquay/contract/same-name.ts'
import type { Goods, GoodsRow } from './goods-rows.ts'

type OptionField = (typeof optionFields)[number]
type Attribute = { field: OptionField; name: string; values: string[] }

/** A product without the attributes that nobody chooses by as columns of options: they describe it. */
export function describeHead(row: GoodsRow, described: readonly Attribute[] = attributesOf(row)): GoodsRow {
  const attributes = described
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `${name.replace(/[\\:|]/g, ' ')}: ${values.join(', ').replaceAll('|', '/')}`)
  const cells = { ...row.cells }
  for (const { field } of described) {
    delete cells[field.name]
    delete cells[field.value]
  }
  return { ...row, cells: attributes.length === 0 ? cells : { ...cells, attributes: attributes.join(' | ') } }
}

/**
 * Makes the variations of a product what it is sold as. What one of them names is chosen by, what none of them names describes the product. A variation that names an attribute and
 * leaves its value empty holds for any value of it: then all that the product lists can be chosen.
 */
export function joinVariations(
  head: GoodsRow,
  variations: readonly GoodsRow[],
): Pick<Goods, 'head' | 'rows' | 'choices'> {
  const named = variations.map((row) => new Map(attributesOf(row).map((one) => [foldName(one.name), one.values])))
  const attributes = attributesOf(head)
  const isChosen = ({ name }: Attribute) => named.some((values) => values.has(foldName(name)))
  const chosen = attributes.filter(isChosen)
  const choices: Record<string, readonly string[]> = {}
  for (const { name, values } of chosen)
    if (values.length > 0 && named.some((own) => (own.get(foldName(name)) ?? []).length === 0)) choices[name] = values
  return {
    head: describeHead(
      head,
      attributes.filter((one) => !isChosen(one)),
    ),
    rows: variations.map((row, at) => toVariation(row, head, chosen, named[at] ?? new Map())),
    choices,
  }
}

/** A variation has its own attributes, in the order of its parent's and as that spells them; what it does not say of weight and measures is its parent's. */
function toVariation(
  row: GoodsRow,
  head: GoodsRow,
  chosen: readonly Attribute[],
  own: ReadonlyMap<string, readonly string[]>,
): GoodsRow {
  const { cells } = describeHead(row)
  delete cells.attributes
  for (const { field, name, values } of chosen) {
    cells[field.name] = name
    const value = own.get(foldName(name))?.join(', ')
    if (value) cells[field.value] = values.find((one) => isSameName(one, value)) ?? value
  }
  for (const field of ['weight', 'width', 'height', 'depth'] as const)
    if (cells[field] === undefined && head.cells[field] !== undefined) cells[field] = head.cells[field]
  return { ...row, cells }
}

/** The attributes a row names, with their values; those without any are among them. */
function attributesOf({ cells }: { cells: Partial<Record<GoodsField, string>> }): Attribute[] {
  return optionFields.flatMap((field) => {
    const name = cells[field.name]
    return name === undefined ? [] : [{ field, name, values: splitList(cells[field.value] ?? '', ',') }]
  })
}
