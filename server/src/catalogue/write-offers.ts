import type { TermDraft } from '@fairquay/contract/catalogue/draft.ts'
import { variantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Renamed } from '@fairquay/contract/catalogue/renamed.ts'
import { readStocks } from '@fairquay/contract/catalogue/stock-of-lines.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows, takeIds } from '../insert-rows.ts'
import { findOffers, type OfferRows } from './find-parts.ts'
import { findRenamedOf } from './find-renamed.ts'
import type { Piece } from './write-parts.ts'
import { writeStocks } from './write-stocks.ts'
import { writeVariants } from './write-variants.ts'

type OptionRow = { id: number; product_id: number; name: string; position: number }
/** The ids of the values of a combination, which every draft that passed its checks has. */
type ValueIdsOf = (productId: number, chosen: TermDraft['options']) => number[]
type ValueRow = { id: number; option_id: number; value: string; position: number }

/**
 * Writes options, their values, the price lists and what combinations say of themselves. What is there already under the same name keeps its id, because carts and requests refer to it:
 * an option by its name, a value by its text, a line of a price list by its combination and smallest quantity. What only got another name (`findRenamed`) keeps
 * its id too, and so its stock and what orders wait for. What is no longer in the draft goes.
 */
export async function writeOffers(db: Queryable, pieces: readonly Piece[], isNew: boolean): Promise<void> {
  const before = isNew
    ? emptyOffers
    : await findOffers(
        db,
        pieces.map(({ productId }) => productId),
      )
  const renamed = findRenamedOf(pieces, before)
  const options = await writeOptions(db, pieces, before, renamed)
  const values = await writeValues(db, pieces, options, before, renamed)
  const valueIdsOf: ValueIdsOf = (productId, chosen) =>
    Object.entries(chosen).map(([name, value]) => {
      const row = values.get(`${options.get(`${productId} ${name.trim()}`)?.id} ${value.trim()}`)
      if (!row) throw new Error(`A combination names ${name} ${value}, which product ${productId} does not have.`)
      return row.id
    })
  await writeTerms(db, pieces, valueIdsOf, before)
  await writeVariants(db, pieces, (productId, chosen) => variantKey(valueIdsOf(productId, chosen)))
  if (isNew) return
  await deleteGone(db, 'product_options', before.options, options)
  await deleteGone(db, 'option_values', before.values, values)
}

async function deleteGone(
  db: Queryable,
  table: string,
  before: readonly { id: number }[],
  now: ReadonlyMap<string, { id: number }>,
): Promise<void> {
  const kept = new Set([...now.values()].map(({ id }) => id))
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0) await sql`delete from ${sql.table(table)} where id = any(${gone})`.execute(db)
}

const emptyOffers: OfferRows = { options: [], values: [], terms: [] }

async function writeOptions(
  db: Queryable,
  pieces: readonly Piece[],
  before: OfferRows,
  renamed: ReadonlyMap<number, Renamed>,
): Promise<Map<string, OptionRow>> {
  const wanted = pieces.flatMap(({ productId, draft }) =>
    draft.options.map(({ name }, position) => ({ product_id: productId, name: name.trim(), position })),
  )
  const known = new Map(before.options.map((row) => [`${row.product_id} ${row.name}`, row.id]))
  const rows = await withIds(db, 'product_options', wanted, (row) =>
    known.get(`${row.product_id} ${renamed.get(row.product_id)?.option(row.name) ?? row.name}`),
  )
  await insertRows(
    db,
    'product_options',
    { id: 'int', product_id: 'int', name: 'text', position: 'int' },
    rows,
    'on conflict (id) do update set name = excluded.name, position = excluded.position',
  )
  return new Map(rows.map((row) => [`${row.product_id} ${row.name}`, row]))
}

async function writeValues(
  db: Queryable,
  pieces: readonly Piece[],
  options: ReadonlyMap<string, OptionRow>,
  before: OfferRows,
  renamed: ReadonlyMap<number, Renamed>,
): Promise<Map<string, ValueRow>> {
  const wanted = pieces.flatMap(({ productId, draft }) =>
    draft.options.flatMap(({ name, values }) => {
      const option = options.get(`${productId} ${name.trim()}`)
      const oldOf = (value: string) => renamed.get(productId)?.value(name, value) ?? value.trim()
      return option
        ? values.map((value, position) => ({ option_id: option.id, value: value.trim(), old: oldOf(value), position }))
        : []
    }),
  )
  const known = new Map(before.values.map((row) => [`${row.option_id} ${row.value}`, row.id]))
  const rows = await withIds(db, 'option_values', wanted, (row) => known.get(`${row.option_id} ${row.old}`))
  await insertRows(
    db,
    'option_values',
    { id: 'int', option_id: 'int', value: 'text', position: 'int' },
    rows,
    'on conflict (id) do update set value = excluded.value, position = excluded.position',
  )
  return new Map(rows.map((row) => [`${row.option_id} ${row.value}`, row]))
}

async function writeTerms(
  db: Queryable,
  pieces: readonly Piece[],
  valueIdsOf: ValueIdsOf,
  before: OfferRows,
): Promise<void> {
  const known = new Map(before.terms.map((row) => [`${row.product_id} ${row.variant_key} ${row.min_qty}`, row.id]))
  const wanted = pieces.flatMap(({ productId, draft }) =>
    draft.terms.map((term, position) => {
      const valueIds = valueIdsOf(productId, term.options)
      return { ...toTermRow(productId, term), variant_key: variantKey(valueIds), position, valueIds }
    }),
  )
  const rows = await withIds(db, 'sales_terms', wanted, (row) =>
    known.get(`${row.product_id} ${row.variant_key} ${row.min_qty}`),
  )
  // Lines that go are gone before others grow into their quantities: no two may claim the same at any moment.
  const kept = new Set(rows.map(({ id }) => id))
  const gone = before.terms.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0) await sql`delete from sales_terms where id = any(${gone})`.execute(db)
  await insertRows(db, 'sales_terms', termColumns, rows, replaceTerm)
  const stocks = pieces.flatMap(({ productId, draft, isStockRaised }) =>
    [...readStocks(draft.terms).values()].map((stock) => ({
      ...stock,
      productId,
      isRaised: isStockRaised === true,
      variantKey: variantKey(valueIdsOf(productId, stock.options)),
    })),
  )
  await writeStocks(
    db,
    pieces.map(({ productId }) => productId),
    stocks,
  )
  const old = new Set(before.terms.map(({ id }) => id))
  const links = rows
    .filter(({ id }) => !old.has(id))
    .flatMap(({ id, valueIds }) => valueIds.map((value) => ({ sales_term_id: id, option_value_id: value })))
  await insertRows(
    db,
    'sales_term_options',
    { sales_term_id: 'int', option_value_id: 'int' },
    links,
    'on conflict do nothing',
  )
}

function toTermRow(productId: number, term: TermDraft) {
  return {
    product_id: productId,
    type: term.type,
    price: term.price,
    list_price: term.listPrice,
    min_qty: term.minQty,
    max_qty: term.maxQty,
    is_available: term.isAvailable,
    sku: term.sku,
    order_measure: term.orderMeasure.trim(),
    measuring_unit: term.measuringUnit.trim(),
    measuring_unit_type: term.measuringUnitType,
  }
}

const termColumns = {
  id: 'int',
  product_id: 'int',
  type: 'text',
  variant_key: 'text',
  price: 'bigint',
  list_price: 'bigint',
  min_qty: 'int',
  max_qty: 'int',
  is_available: 'boolean',
  sku: 'text',
  order_measure: 'text',
  measuring_unit: 'text',
  measuring_unit_type: 'text',
  position: 'int',
}

const replaceTerm = `on conflict (id) do update set ${Object.keys(termColumns)
  .filter((name) => !['id', 'product_id', 'variant_key', 'min_qty'].includes(name))
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')}`

/** Gives each row the id it has already, or a new one in the order of the rows. */
async function withIds<Row extends object>(
  db: Queryable,
  table: string,
  rows: Row[],
  find: (row: Row) => number | undefined,
): Promise<(Row & { id: number })[]> {
  const found = rows.map(find)
  const fresh = await takeIds(db, table, found.filter((id) => id === undefined).length)
  return rows.map((row, index) => ({ ...row, id: found[index] ?? fresh.shift() ?? 0 }))
}
