import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findHsShapeFault, formatHts, isHsChapter, tidyHts } from './code.ts'
import { hsMessages } from './messages.ts'
import { describeHsVerdict, judgeHsCode } from './verdict.ts'

const known = new Set(['15', '1509', '150920', '04', '0409', '040900'])
const judge = (code: string) => judgeHsCode(code, (beginning) => known.has(beginning))

describe('a customs code', () => {
  test.each([
    [' 1509.20 ', '150920', '1509.20'],
    ['1509 20-00 90', '1509200090', '1509.20.00.90'],
    ['0409.00.00', '04090000', '0409.00.00'],
    ['1509.2000.901', '15092000901', '1509.20.00.90.1'],
  ])('%j is kept as %s and written as %s', (typed, kept, written) => {
    expect(tidyHts(typed)).toBe(kept)
    expect(formatHts(kept)).toBe(written)
  })

  test.each([
    ['150920', undefined],
    ['1509200090123', undefined],
    ['15092', 'shape'],
    ['15092000901234', 'shape'],
    ['15O920', 'shape'],
    ['001234', 'chapter'],
    ['771234', 'chapter'],
    ['981234', 'chapter'],
    ['990388', 'chapter'],
    ['970110', undefined],
  ])('%s: %s', (code, fault) => expect(findHsShapeFault(code)).toBe(fault))

  test.each([
    ['150920', 'right', null, '150920'],
    ['1509200090', 'right', null, '150920'],
    ['150999', 'warning', 'subheading', '1509'],
    ['15099900', 'warning', 'subheading', '1509'],
    ['1509200', 'warning', 'odd-length', '150920'],
    ['159920', 'error', 'heading', '15'],
    ['161234', 'error', 'heading', null],
    ['771234', 'error', 'chapter', null],
    ['1509', 'error', 'shape', '1509'],
    ['oil', 'error', 'shape', null],
  ] as const)('%s is %s, for its %s', (code, verdict, reason, longest) =>
    expect(judge(code)).toEqual({ verdict, reason, known: longest }),
  )

  test('the verdict in words names what is amiss', () => {
    const say = (code: string) => describeHsVerdict(code, judge(code))
    expect(say('150920')).toBeUndefined()
    expect(say('150999')).toBe(hsMessages.subheading('1509', '1509.99', '2022'))
    expect(say('159920')).toBe(hsMessages.heading('1599', '2022'))
    expect(say('771234')).toBe(hsMessages.chapter('77'))
    expect(say('1509')).toBe(hsMessages.shape)
    expect(say('1509200')).toBe(hsMessages.oddLength)
  })

  test('only what a country adds never changes the verdict, and dots never do', () => {
    const digits = fc.stringMatching(/^\d{6}$/)
    fc.assert(
      fc.property(digits, fc.stringMatching(/^\d{2}(\d{2})?$/), (code, national) => {
        expect(judge(code + national)).toEqual(judge(code))
        expect(tidyHts(formatHts(code + national))).toBe(code + national)
        expect(judge(code).reason === 'chapter').toBe(!isHsChapter(code.slice(0, 2)))
      }),
    )
  })
})
