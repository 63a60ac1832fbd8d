import { readAmount } from '@fairquay/contract/cell-text.ts'
import { writeQuoteReview } from '@fairquay/contract/freight/convert.ts'
import { matchCategory } from '@fairquay/contract/imports/category.ts'
import { proposeColumns } from '@fairquay/contract/imports/propose-columns.ts'
import { guessKind } from '@fairquay/contract/imports/propose-format.ts'
import { describe, expect, test } from 'vitest'
import { cleanBody, readText } from '../../src/html.ts'
import { nameOfAll } from '../../src/imports/group-google.ts'
import { readMeasure } from '../../src/imports/read-values.ts'

/** Four times as long takes four times the time, and sixteen times where something is squared; collecting what is thrown away adds to the longer one. */
const mostGrowth = 12

function timeOf(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/**
 * How many times longer the whole text takes than its first quarter; the best of some tries, because a machine stands still now and then, and of many
 * while that is too much: what is squared stays too much however often it is tried.
 */
function measureGrowth(read: (text: string) => void, whole: string): number {
  const quarter = whole.slice(0, whole.length / 4)
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Below a few milliseconds the clock is what is measured.
  const growth = () => (long < 3 ? 1 : long / Math.max(short, 0.05))
  for (let at = 0; at < 5 || (at < 60 && growth() >= mostGrowth); at++) {
    short = Math.min(
      short,
      timeOf(() => read(quarter)),
    )
    long = Math.min(
      long,
      timeOf(() => read(whole)),
    )
  }
  return growth()
}

const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** As long as a description may be. */
const body = 32_768
const parts = ['<a ', '<a', '</a', '<p ', '<br', '<!--', '<a href="', "<a href='", '<a a=b ', '<b></i>', '&#', '<']

describe('a description of a single repeated part takes a time that grows with its length', () => {
  test.each(parts)('cleaned: %s', (part) => {
    expect(measureGrowth(cleanBody, fill(part, body))).toBeLessThan(mostGrowth)
  })
  // What is read as text has been cleaned: tags that are open by the thousand do not come here.
  test.each(parts.filter((part) => part !== '<b></i>'))('read as text: %s', (part) => {
    expect(measureGrowth(readText, fill(part, body))).toBeLessThan(mostGrowth)
  })
})

const choices = [{ id: 1, name: 'Towels', industry: 'Textiles' }]
const report = { refuse: () => {}, warn: () => {} }
const reading = { format: { decimal: '.' } }
const measure = (text: string, field: 'weight' | 'width' = 'weight') =>
  readMeasure({ cells: { [field]: text } } as never, field, 3, reading as never, report as never)
const phone = (text: string) => {
  const person = { company: 'A', first_name: 'B', last_name: 'C', email: 'd@e.test', phone: text }
  writeQuoteReview({ seller_data: person, buyer_data: person, order_data: { products: [] } } as never)
}

describe('a text of a call or a cell takes a time that grows with its length', () => {
  test.each<[string, (text: string) => unknown, string]>([
    ['a number of spaces', (text) => readAmount(text, '.'), `1${fill(' ', 900)}x`],
    ['a number of points', (text) => readAmount(text, '.'), `1${fill('. ', 8_000)}x`],
    ['a measure of letters', (text) => measure(text), `${fill('m', 8_000)}1`],
    ['a measure of spaces', (text) => measure(text), `${fill(' ', 8_000)}1`],
    ['a name of strokes', (text) => nameOfAll([`a ${text}`], []), `${fill('-', 8_000)}x`],
    ['a title of spaces', (text) => matchCategory([{ text, source: 'title' }], choices), `a${fill(' ', 8_000)}x`],
    ['a column of brackets', (text) => proposeColumns('other', [text], []), fill('(', 8_000)],
    ['a column of a shop, of brackets', (text) => proposeColumns('woocommerce', [text], []), `${fill('(', 8_000)}x`],
    ['a column of a shop, of spaces', (text) => proposeColumns('woocommerce', [text], []), `a${fill(' ', 8_000)}x`],
    ['the kind of a file', (text) => guessKind([text], 'text'), `${fill(' (', 8_000)}x`],
  ])('%s', (_name, read, whole) => {
    const short = whole.slice(0, whole.length / 4)
    // What makes it hostile stands at the end.
    const hostile = (text: string) => read(text === short ? `${short}${whole.at(-1)}` : text)
    expect(measureGrowth(hostile, whole)).toBeLessThan(mostGrowth)
  })

  test('a phone number of spaces', () => {
    const whole = `+1${fill(' ', 8_000)}`
    expect(measureGrowth((text) => phone(`${text}x\ny`), whole)).toBeLessThan(mostGrowth)
  })
})

describe('what the texts mean is what it was', () => {
  test.each([
    ['1 234.50 kg', 1234.5],
    ['2.5kg', 2.5],
    ['3 bananas', null],
    ['7', 7],
  ])('the weight %s', (text, value) => {
    expect(measure(text)).toBe(value)
  })

  test.each([
    ['3″', 3],
    ['12 "', 12],
  ])('the width %s', (text, value) => {
    expect(measure(text, 'width')).toBe(value)
  })

  test('the words of an HTML text are parted where its paragraphs are', () => {
    expect(
      readText('<p>Olive oil</p><p title="a > b">in tins</p><table><tr><td>1</td><td>2 &amp; 3</td></tr></table>'),
    ).toBe('Olive oil b">in tins 1 2 & 3')
  })

  test('depth is counted through closed tags only, and a tag that is never ended counts as none', () => {
    expect(cleanBody('<b>'.repeat(51))).toEqual({ fault: 'tooDeep' })
    expect(cleanBody('<b>x</b>'.repeat(51))).toHaveProperty('html')
    expect(cleanBody('<b><br/><hr>x</b>'.repeat(40))).toHaveProperty('html')
    expect(cleanBody(`${'<b>'.repeat(3)}<a `)).toHaveProperty('html')
  })
})
