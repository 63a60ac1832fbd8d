import { createReadStream } from 'node:fs'
import { flattenProduct, type JsonObject } from '@fairquay/contract/imports/flatten-json.ts'
import { type Encoding, mostColumns } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { JSONParser, TokenType } from '@streamparser/json'
import { Failure } from '../failure.ts'
import { mostRows, type TableRow } from './read-table.ts'

const refuse = (sentence: string) => new Failure('refused', undefined, sentence)
const mostDepth = 30

/**
 * Reads products written as JSON as a table, the header first: a list of objects, one below a key (`{"products": [...]}`) or below two, or one object a line. Where several keys hold lists, the
 * products are those of the longest. One product is one row, or one for each of its variants; rows are counted as a table's are, the header being the first.
 */
export async function* readJson(path: string, encoding: Encoding): AsyncGenerator<TableRow> {
  const lists = new Map<string, { count: number; titles: Set<string> }>()
  for await (const { list, product } of readProducts(path, encoding)) {
    const one = lists.get(list) ?? { count: 0, titles: new Set<string>() }
    lists.set(list, one)
    one.count++
    for (const row of flattenProduct(product)) for (const title of row.keys()) one.titles.add(title)
    if (one.titles.size > mostColumns) throw refuse(importMessages.tooManyColumns(mostColumns))
  }
  const [chosen] = [...lists].sort(([, a], [, b]) => b.count - a.count)
  if (!chosen) throw refuse(importMessages.noProductsInJson)
  const [name, { titles }] = chosen
  let line = 1
  yield { line, cells: [...titles] }
  for await (const { list, product } of readProducts(path, encoding)) {
    if (list !== name) continue
    for (const row of flattenProduct(product)) {
      if (++line > mostRows) throw refuse(importMessages.tooManyRows(mostRows))
      yield { line, cells: [...titles].map((title) => row.get(title) ?? '') }
    }
  }
}

/** An object of a list, and under which key that stands. */
type Listed = { list: string; product: JsonObject }

async function* readProducts(path: string, encoding: Encoding): AsyncGenerator<Listed> {
  const found: Listed[] = []
  let parser: JSONParser | undefined
  const decoder = new TextDecoder(encoding, { fatal: true })
  let read = 0
  const parse = (work: () => void) => {
    try {
      work()
    } catch (error) {
      throw error instanceof Failure ? error : refuse(importMessages.brokenJson(read))
    }
  }
  const take = (listed: Listed) => {
    read++
    found.push(listed)
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decode(decoder, chunk)
    parser ??= openParser(text, take)
    parse(() => parser?.write(text))
    yield* found.splice(0)
  }
  if (parser && !parser.isEnded) parse(() => parser?.end())
  yield* found.splice(0)
}

/** A parser that hands over the objects of lists as they are read, for a text that begins like this. */
function openParser(begin: string, take: (listed: Listed) => void): JSONParser {
  const isList = begin.trimStart().startsWith('[')
  const isLines = !isList && isObjectALine(begin)
  const parser = new JSONParser({
    paths: [isList ? '$.*' : isLines ? '$' : '$.*.*'],
    keepStack: false,
    ...(isLines && { separator: '' }),
  })
  const takeAll = (list: string, values: readonly unknown[]) => {
    for (const value of values) if (isObject(value)) take({ list, product: value })
  }
  parser.onValue = ({ value, key, parent, stack }) => {
    const above = String(stack.at(-1)?.key ?? '')
    if (isList || isLines || Array.isArray(parent)) takeAll(above, [value])
    else if (Array.isArray(value)) takeAll(`${above}.${String(key)}`, value)
  }
  let depth = 0
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth > mostDepth) throw refuse(importMessages.jsonTooDeep)
  }
  return parser
}

/** Whether the first line is an object by itself, and another begins below. */
function isObjectALine(begin: string): boolean {
  const [first = '', second = ''] = begin.trimStart().split(/\r?\n/, 2)
  if (!second.startsWith('{')) return false
  try {
    return isObject(JSON.parse(first))
  } catch {
    return false
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw refuse(importMessages.notText)
  }
}
