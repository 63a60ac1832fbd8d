import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import type { ImportedProduct, RefusedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { isShorter } from '@fairquay/contract/is-shorter.ts'
import { type Goods, type GoodsReading, type GoodsRow, makeFindings, readGoodsRows } from './goods-rows.ts'
import { groupGoods } from './group-goods.ts'
import { groupGoogle } from './group-google.ts'
import { groupWoo } from './group-woo.ts'
import type { ReadBeside } from './imported-file.ts'
import { readFacts } from './read-facts.ts'
import { readOffers } from './read-offers.ts'
import { readOptionNames } from './read-options.ts'
import { readOwn } from './read-own.ts'
import type { TableRow } from './read-table.ts'
import { countForeignWords, type ForeignWords, translateCells } from './translate-cells.ts'
import type { Meanings } from './words-of-file.ts'

/** Reads everything but Shopify's own table into products, which `take` gets one by one. One refused row keeps its whole product out, the others go on. */
export async function readGoods(
  table: AsyncIterable<TableRow>,
  format: ImportFormat,
  meanings: Meanings,
  take: (product: ImportedProduct) => void,
): Promise<ReadBeside> {
  const read = await readGoodsRows(table, format)
  // What our own template says is meant as it stands.
  const foreign: ForeignWords = format.kind === 'template' ? new Map() : translateCells(read.rows, meanings)
  const { goods, strays } =
    format.kind === 'woocommerce'
      ? groupWoo(read)
      : { goods: format.kind === 'google' ? groupGoogle(read.rows) : groupGoods(read), strays: [] as ImportIssue[] }
  const words = countForeignWords(foreign, goods)
  const refused: RefusedProduct[] = []
  const seen = new Map<string, number>()
  // What is read is not needed any more: a large file is held once, not twice.
  read.rows.length = 0
  for (const one of takeOut(goods)) {
    const product = readOne(one, read.reading, seen)
    if ('issues' in product) refused.push(product)
    else take(product)
  }
  return { refused, strays, unusedColumns: read.unused, words }
}

/** One after another, of which the list forgets each. */
function* takeOut<T>(list: (T | undefined)[]): Generator<T> {
  for (const [at, one] of list.entries()) {
    list[at] = undefined
    if (one !== undefined) yield one
  }
}

function readOne(goods: Goods, reading: GoodsReading, seen: Map<string, number>): ImportedProduct | RefusedProduct {
  const { handle, head, rows } = goods
  const findings = makeFindings(reading)
  const name = head.cells.name ?? ''
  const all = rows.includes(head) ? rows : [head, ...rows]
  const lines = [...new Set(all.map(({ line }) => line))]
  findings.refusals.push(...new Set(all.flatMap(({ refusals }) => refusals)))
  findings.warnings.push(...new Set(all.flatMap(({ notes }) => notes)))
  // A row with missing cells has its values in the wrong columns: whatever else it says would only confuse.
  if (findings.refusals.length > 0) return { handle, name, lines, issues: findings.refusals }
  const id = readId(goods, findings.on(head).refuse)
  checkHead(goods, reading, findings.on)
  if (id === undefined) checkHandle(goods, findings.on(head).refuse, seen)
  const options = readOptionNames(goods, findings)
  const own = readOwn(goods, options, reading, findings)
  const facts = readFacts(goods, reading, findings)
  const offers = readOffers(goods, options, reading, findings, { ...facts.facts, ...own.facts })
  const product: ImportedProduct = {
    handle,
    ...(id !== undefined && { id, ...readMark(goods) }),
    ...(reading.format.kind === 'google' && { isAddress: true as const }),
    ...(reading.format.kind === 'template' && { isExact: true as const }),
    lines,
    name,
    ...facts,
    ...own,
    data: { ...facts.data, ...own.data },
    ...offers,
    warnings: findings.warnings,
  }
  const { refusals } = findings
  return refusals.length > 0 ? { handle, name, lines, issues: refusals.toSorted((a, b) => a.line - b.line) } : product
}

type Refuse = ReturnType<ReturnType<typeof makeFindings>['on']>['refuse']

function readId({ head }: Goods, refuse: Refuse): number | undefined {
  const text = head.cells.id
  if (text === undefined) return undefined
  const id = Number(text.replace(/-[0-9a-z]+$/, ''))
  if (Number.isInteger(id) && id > 0 && id <= 2_147_483_647) return id
  refuse('id', importMessages.idUnreadable(text))
  return undefined
}

/** '27-t3k8f2': when it was made stands behind its number. */
function readMark({ head }: Goods): Pick<ImportedProduct, 'mark'> {
  const mark = /-([0-9a-z]+)$/.exec(head.cells.id ?? '')?.[1]
  return mark === undefined ? {} : { mark }
}

function checkHandle({ handle, head }: Goods, refuse: Refuse, seen: Map<string, number>): void {
  const before = seen.get(handle)
  seen.set(handle, before ?? head.line)
  if (handle === '') refuse('handle', importMessages.noHandle)
  else if (handle.length > 255) refuse('handle', importMessages.tooLong(255))
  else if (before !== undefined) refuse('handle', importMessages.handleTaken(before))
}

/** Without a handle it was the article number that told which product the row belongs to (group-goods.ts). */
function tellOtherName({ cells: { id, handle, sku } }: GoodsRow, line: number): string {
  return id === undefined && handle === undefined && sku !== undefined
    ? importMessages.sameSku(line)
    : importMessages.handleTaken(line)
}

function checkHead(
  { head, rows }: Goods,
  { format, speaksOf }: GoodsReading,
  on: ReturnType<typeof makeFindings>['on'],
): void {
  const { name, id } = head.cells
  const report = on(head)
  if (name === undefined) {
    if (id === undefined) report.refuse('name', importMessages.nameMissing)
    // An empty cell of our own template says that there is nothing: the description, pictures and all else of that row would be gone.
    else if (format.kind === 'template' && speaksOf('name')) report.refuse('name', importMessages.namedRowMissing)
  } else if (isShorter(name, 2)) report.refuse('name', importMessages.tooShort(2))
  else if (name.length > 200) report.refuse('name', importMessages.tooLong(200))
  // Variations of other shops carry names of their own.
  if (format.kind !== 'template' && format.kind !== 'other') return
  for (const row of rows)
    if (row !== head && row.cells.name !== undefined && row.cells.name.toLowerCase() !== name?.toLowerCase())
      on(row).refuse('name', tellOtherName(row, head.line))
}
