import { parseArgs } from 'node:util'
import {
  type Delimiter,
  delimiters,
  encodings,
  importKinds,
  lengthUnits,
  weightUnits,
} from '@fairquay/contract/imports/format.ts'
import { type GoodsField, goodsFieldNames, goodsFields } from '@fairquay/contract/imports/goods-fields.ts'
import { wordKinds } from '@fairquay/contract/imports/words.ts'
import { currencies } from '@fairquay/contract/money.ts'
import { findField } from './choose-format.ts'
import type { WordMeaning } from './keep-words.ts'
import type { ImportRequest } from './run-import.ts'

const delimiterWords: Readonly<Record<string, Delimiter>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' }
const decimalWords = { point: '.', comma: ',' } as const

export const usage = `npm run import -- --company <slug> <file> [--apply]
npm run import -- --company <slug> --undo

Imports products for a seller from a file as the app does: Shopify, WooCommerce, a Google product feed, our template, or
any other table; CSV, Excel (.xlsx), JSON or XML. It finds out by itself which of them a file is. Without --apply it says what
would happen and changes nothing.

  --company <slug>        the seller, as in the address of its showroom
  --apply                 do it, all or nothing
  --publish-incomplete    products without a picture or a category go on the market too, instead of becoming drafts
  --undo                  take the last import of this company back
  --verbose               list everything, however long
  --refused <file>        write the refused rows there, with why, to be corrected and imported again (CSV)
  --strict                end with 1 when anything at all was refused
  --discard-open          throw away an import of this company that was begun and not finished

When the file is not read as it should be:

  --format <name>         ${importKinds.join(', ')}
  --column <title=field>  read the column with this title as this field; nothing behind the = leaves it out. Once for each
                          column; --fields lists the fields. It is remembered for files with the same header.
  --word <kind:word=ours> what a word of the file means, once for each: ${wordKinds.join(', ')}.
                          "country:Holland=Netherlands"; nothing behind the = takes it back. Kept for the company.
  --currency <code>       of prices that name none: ${currencies.join(', ')} (asked for where any does)
  --decimal <mark>        ${Object.keys(decimalWords).join(' or ')}
  --encoding <name>       ${encodings.join(', ')}
  --delimiter <name>      ${Object.keys(delimiterWords).join(', ')}
  --sheet <name>          the sheet of a workbook that holds the goods, by its name or as 2 for the second
  --header-row <number>   the row with the titles of the columns, as a spreadsheet counts it; what stands above is not read
  --weight-unit <unit>    of weights that name none: ${weightUnits.join(', ')}
  --length-unit <unit>    of lengths that name none: ${lengthUnits.join(', ')}

Ends with 0 when the file was read, 1 when it or everything in it was refused, 2 when the command is not understood, 130
when it was interrupted. Progress goes to the error output, the report to the output.`

export const fieldList = Object.values(goodsFields)
  .map(({ label, group }, at) => `  ${label.padEnd(28)}${(goodsFieldNames[at] ?? '').padEnd(24)}${group}`)
  .join('\n')

const options = {
  company: { type: 'string' },
  apply: { type: 'boolean', default: false },
  'publish-incomplete': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  refused: { type: 'string' },
  strict: { type: 'boolean', default: false },
  'discard-open': { type: 'boolean', default: false },
  format: { type: 'string' },
  column: { type: 'string', multiple: true },
  word: { type: 'string', multiple: true },
  currency: { type: 'string' },
  decimal: { type: 'string' },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  sheet: { type: 'string' },
  'header-row': { type: 'string' },
  'weight-unit': { type: 'string' },
  'length-unit': { type: 'string' },
  fields: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export type Command =
  | { what: 'help' }
  | { what: 'fields' }
  | { what: 'undo'; company: string }
  | { what: 'import'; request: ImportRequest; isVerbose: boolean; isStrict: boolean }
  /** The sentence that says what is wrong with it. */
  | { what: 'mistake'; sentence: string }

/** What is asked for on the command line. */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (values.help) return { what: 'help' }
    if (values.fields) return { what: 'fields' }
    const { company } = values
    if (!company) return mistake('Say whose products these are: --company <slug>.')
    const [path, ...more] = positionals
    if (values.undo && path !== undefined) return mistake('--undo takes no file: it takes the last import back.')
    if (values.undo) return { what: 'undo', company }
    if (path === undefined) return mistake('Name the file to import.')
    if (more.length > 0) return mistake('Name one file at a time.')
    return readImport(values, company, path)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return mistake(error.message.split('. ')[0] ?? '')
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

function readImport(values: Values, company: string, path: string): Command {
  const encoding = readChoice('--encoding', values.encoding?.toLowerCase(), encodings)
  const delimiter = readChoice('--delimiter', values.delimiter, [...Object.keys(delimiterWords), ...delimiters])
  const decimal = readChoice('--decimal', values.decimal, Object.keys(decimalWords) as (keyof typeof decimalWords)[])
  const kind = readChoice('--format', values.format?.toLowerCase(), importKinds)
  const currency = readChoice('--currency', values.currency?.toUpperCase(), currencies)
  const weightUnit = readChoice('--weight-unit', values['weight-unit']?.toLowerCase(), weightUnits)
  const lengthUnit = readChoice('--length-unit', values['length-unit']?.toLowerCase(), lengthUnits)
  const headerRow = readRow('--header-row', values['header-row'])
  return {
    what: 'import',
    isVerbose: values.verbose ?? false,
    isStrict: values.strict ?? false,
    request: {
      company,
      path,
      isApplied: values.apply ?? false,
      publishIncomplete: values['publish-incomplete'] ?? false,
      isDiscarding: values['discard-open'] ?? false,
      refusedPath: values.refused,
      reading: {
        ...(encoding && { encoding }),
        ...(delimiter && { delimiter: delimiterWords[delimiter] ?? (delimiter as Delimiter) }),
        ...(values.sheet !== undefined && { sheet: values.sheet }),
        ...(headerRow !== undefined && { headerRow }),
      },
      words: (values.word ?? []).map(readWord),
      choice: {
        ...(kind && { kind }),
        ...(currency && { currency }),
        ...(decimal && { decimal: decimalWords[decimal] }),
        ...(weightUnit && { weightUnit }),
        ...(lengthUnit && { lengthUnit }),
        columns: (values.column ?? []).map(readColumn),
      },
    },
  }
}

/** 'Preis (EUR)=Price'; the title may hold the sign itself. */
function readColumn(text: string): { title: string; field: GoodsField | null } {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new Error(`--column takes a title and a field, like "Preis=Price", not "${text}".`)
  const [title, name] = [text.slice(0, at), text.slice(at + 1).trim()]
  if (name === '') return { title, field: null }
  const field = findField(name)
  if (!field) throw new Error(`There is no field "${name}" for --column: --fields lists them.`)
  return { title, field }
}

/** 'country:Holland=Netherlands'; the word may hold both signs. */
function readWord(text: string): WordMeaning {
  const [, kind, word = '', ours = ''] = /^(\w+):(.+)=([^=]*)$/s.exec(text) ?? []
  const known = wordKinds.find((one) => one === kind)
  if (!known)
    throw new Error(
      `--word takes a kind, a word and its meaning, like "country:Holland=Netherlands", not "${text.slice(0, 60)}".`,
    )
  return { kind: known, word: word.trim(), ours: ours.trim() }
}

function readRow(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given)
  throw new Error(`${option} takes the number of a row, like 3, not "${given.slice(0, 60)}".`)
}

function readChoice<Word extends string>(
  option: string,
  given: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (given === undefined) return undefined
  const word = words.find((one) => one === given)
  if (word === undefined)
    throw new Error(
      `${option} must be one of ${words.filter((one) => /\w/.test(one)).join(', ')}, not "${given.slice(0, 60)}".`,
    )
  return word
}

function mistake(sentence: string): Command {
  return { what: 'mistake', sentence }
}
