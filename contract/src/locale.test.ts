import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  defineMessages,
  formatDay,
  formatHour,
  formatList,
  formatMoment,
  formatNumber,
  formatPlural,
  type Translation,
} from './locale.ts'

describe('what a reader of English sees', () => {
  it('is a number with its thousands apart', () => {
    expect(formatNumber(1234567.5)).toBe('1,234,567.5')
    expect(formatNumber(0.125, { style: 'percent', maximumFractionDigits: 1 })).toBe('12.5%')
    expect(formatNumber(29, { style: 'unit', unit: 'percent' })).toBe('29%')
  })

  it.each([
    [0, '0 offers'],
    [1, '1 offer'],
    [2, '2 offers'],
    [1500, '1,500 offers'],
  ])('is the form of the count %i', (count, shown) => {
    expect(formatPlural(count, { one: '# offer', other: '# offers' })).toBe(shown)
  })

  it('is of small numbers what the rules of the language make of them', () => {
    const [numbers, plurals] = [new Intl.NumberFormat('en-US'), new Intl.PluralRules('en-US')]
    for (const count of [...Array(1100).keys(), -1, -2, 0.5, 1.5, 999.9995]) {
      expect(formatNumber(count)).toBe(numbers.format(count))
      expect(formatPlural(count, { one: 'one', other: 'other' })).toBe(plurals.select(count))
    }
  })

  it('is a list with its last word joined', () => {
    expect(formatList(['pick-up', 'delivery'])).toBe('pick-up and delivery')
    expect(formatList(['pick-up', 'delivery', 'insurance'])).toBe('pick-up, delivery, and insurance')
    expect(formatList(['pick-up', 'delivery', 'insurance'], 'narrow')).toBe('pick-up, delivery, insurance')
  })

  it('is the same day everywhere where there is no time', () => {
    expect(formatDay('2027-03-31')).toBe('Mar 31, 2027')
    expect(formatDay('never')).toBe('')
  })

  it('is a moment on a clock of 24 hours, where the reader is', () => {
    expect(formatMoment(new Date(2027, 2, 31, 17, 30, 5))).toBe('Mar 31, 2027, 17:30')
    expect(formatMoment(new Date(2027, 2, 31, 17, 30, 5), 'seconds')).toBe('Mar 31, 2027, 17:30:05')
  })

  it('could be another language: every message of it, with its values', () => {
    const english = defineMessages({ save: 'Save', of: (name: string) => `Price of ${name}` })
    const german = { save: 'Sichern', of: (name: string) => `Preis von ${name}` } satisfies Translation<typeof english>
    // @ts-expect-error: a sentence is missing
    const unfinished: Translation<typeof english> = { save: 'Sichern' }
    expect([german.of('Öl'), Object.keys(unfinished)]).toEqual(['Preis von Öl', ['save']])
  })

  it('is the messages as they stand', () => {
    const english = { save: 'Save', of: (name: string) => `Price of ${name}` }
    expect(defineMessages(english)).toBe(english)
  })
})

it.each([
  [0, '00:00'],
  [8, '08:00'],
  [17, '17:00'],
])('hour %i of the day is %s', (hour, shown) => {
  expect(formatHour(hour)).toBe(shown)
})

describe('the pseudo-language', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('marks and lengthens every message, however deep, and what its functions say', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en-XA' } })
    vi.resetModules()
    const { defineMessages: define } = await import('./locale.ts')
    const messages = define({
      save: 'Save',
      sign: '–',
      steps: ['One', 'Two'],
      of: (name: string) => `Price of ${name}`,
      nested: { gone: 'It is {days} old' },
      count: (given: number) => given * 2,
      same: (name: string) => name,
    })
    expect(messages).toMatchObject({
      save: '⟦Sávé~~⟧',
      sign: '–',
      steps: ['⟦Öné~⟧', '⟦Twó~⟧'],
      nested: { gone: '⟦It~ ís~ {days} óld~⟧' },
    })
    expect(messages.of('X')).toBe('⟦Prícé~~ óf~ X⟧')
    // A message inside another is marked once, and the words around it are not forgotten.
    expect(messages.of(messages.save)).toBe('⟦Prícé~~ óf~ ⟦Sávé~~⟧⟧')
    expect(messages.same(messages.save)).toBe('⟦Sávé~~⟧')
    expect(messages.count(4)).toBe(8)
  })
})
