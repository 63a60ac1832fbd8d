import { createReadStream } from 'node:fs'
import { type Encoding, mostColumns } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import sax from 'sax'
import { Failure } from '../failure.ts'
import { mostRows, type TableRow } from './read-table.ts'

const refuse = (sentence: string) => new Failure('refused', undefined, sentence)
const mostDepth = 30
const longestField = 1_000_000

/**
 * Reads a product feed (RSS or Atom) as a table: one row an item, one column for each name of an element right below it, the header first. Elements that
 * hold others (`g:shipping`) are no columns: the price in them is not the price of the goods. No entities but XML's own, no DOCTYPE.
 */
export async function* readFeed(path: string, encoding: Encoding): AsyncGenerator<TableRow> {
  const names = new Map<string, number>()
  for await (const { fields } of readItems(path, encoding))
    for (const name of fields.keys()) if (!names.has(name)) names.set(name, names.size)
  if (names.size === 0) throw refuse(importMessages.noItems)
  if (names.size > mostColumns) throw refuse(importMessages.tooManyColumns(mostColumns))
  yield { line: 1, cells: [...names.keys()] }
  for await (const { line, fields } of readItems(path, encoding))
    yield { line, cells: [...names.keys()].map((name) => fields.get(name) ?? '') }
}

type Item = { line: number; fields: Map<string, string> }

async function* readItems(path: string, encoding: Encoding): AsyncGenerator<Item> {
  const items: Item[] = []
  let item: Item | undefined
  let [depth, itemDepth, count, text] = [0, 0, 0, '']
  let hasChildren = false
  const parser = sax.parser(true, { position: true })
  parser.ondoctype = () => {
    throw refuse(importMessages.xmlEntities)
  }
  parser.onerror = () => {
    throw refuse(importMessages.brokenXml((parser.line ?? 0) + 1))
  }
  parser.onopentag = ({ name }) => {
    depth++
    if (depth > mostDepth) throw refuse(importMessages.xmlTooDeep)
    if (!item && (name === 'item' || name === 'entry')) {
      item = { line: (parser.line ?? 0) + 1, fields: new Map() }
      itemDepth = depth
    } else if (item && depth === itemDepth + 1) {
      text = ''
      hasChildren = false
    } else if (item) hasChildren = true
  }
  const take = (part: string) => {
    if (item && depth === itemDepth + 1) text += part
    if (text.length > longestField) throw refuse(importMessages.brokenXml((parser.line ?? 0) + 1))
  }
  parser.ontext = take
  parser.oncdata = take
  parser.onclosetag = (name) => {
    if (item && depth === itemDepth + 1 && !hasChildren) {
      text = text.replaceAll('\0', '').toWellFormed()
      const before = item.fields.get(name)
      // The pictures of an item are elements of one name.
      item.fields.set(name, before ? `${before}\n${text.trim()}` : text.trim())
    } else if (item && depth === itemDepth) {
      if (++count > mostRows) throw refuse(importMessages.tooManyRows(mostRows))
      items.push(item)
      item = undefined
    }
    depth--
  }
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    parser.write(decode(decoder, chunk))
    yield* items.splice(0)
  }
  parser.close()
  yield* items.splice(0)
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw refuse(importMessages.notText)
  }
}
