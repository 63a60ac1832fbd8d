import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  stored,
  storedList,
  writeAsciiJson,
  writeJson,
  writeJsonEnd,
  writeJsonStart,
  writeScriptJson,
} from './json-text.ts'

/** What makes trouble wherever texts are put into texts: ends of elements, lines, quotes and replacements. */
const troubles = [
  '</script><script>alert(1)</script>',
  '<!--',
  '\u2028\u2029',
  '"\\',
  '$& $1 $`',
  '\ud83d\ude00',
  '\ud800',
  '\0\n',
]

const json = fc.jsonValue({ depthSize: 'small' })

describe('JSON in JSON', () => {
  test('is what JSON.stringify writes, whatever the value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(writeJson(value)).toBe(JSON.stringify(value))
      }),
    )
    expect(
      writeJson({ at: new Date(0), none: undefined, no: Number.NaN, far: Infinity, list: [undefined, Number.NaN] }),
    ).toBe('{"at":"1970-01-01T00:00:00.000Z","no":null,"far":null,"list":[null,null]}')
    expect(JSON.parse(writeJson({ troubles }))).toEqual({ troubles })
  })

  test('holds stored texts as they stand, wherever they are', () => {
    fc.assert(
      fc.property(json, fc.array(json), (one, many) => {
        const elements = many.map((value) => JSON.stringify(value)).join(',')
        const text = writeJson({ page: { list: storedList(elements), one: [stored(JSON.stringify(one))] }, total: 1 })
        expect(text).toBe(JSON.stringify({ page: { list: many, one: [one] }, total: 1 }))
      }),
    )
    expect(writeJson(storedList(''))).toBe('[]')
  })

  test('takes nothing for a stored text that only looks like one', () => {
    expect(writeJson({ text: '{}', jsonText: '{}' })).toBe('{"text":"{}","jsonText":"{}"}')
  })
})

describe('JSON in a page', () => {
  test.each(troubles)('%j ends neither the element nor a line', (trouble) => {
    const text = writeScriptJson({ [trouble]: trouble })
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ [trouble]: trouble })
  })
})

describe('JSON in two parts', () => {
  test('is one object when both are joined, in ASCII', () => {
    const fields = fc.dictionary(fc.string({ unit: 'binary' }), json, { maxKeys: 4 })
    fc.assert(
      fc.property(fields, fields, (start, end) => {
        const text = writeJsonStart({ start, ...start }) + writeJsonEnd({ end })
        expect(text).toMatch(/^[\0-\x7f]*$/)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ start, ...start, end })))
      }),
    )
    expect(JSON.parse(writeAsciiJson(troubles))).toEqual(troubles)
  })

  test('has no empty part', () => {
    expect(() => writeJsonStart({})).toThrow('needs a field')
    expect(() => writeJsonEnd({ none: undefined })).toThrow('needs a field')
  })
})
