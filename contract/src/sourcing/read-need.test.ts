import { describe, expect, test } from 'vitest'
import { findDate } from './read-date.ts'
import { readNeed } from './read-need.ts'

const today = '2026-11-22'

describe('what is asked for', () => {
  test.each<[string, number, string | null, string, string | null]>([
    ['2,000 cotton tote bags, printed, by March', 2000, null, 'cotton tote bags, printed', '2027-03-01'],
    ['2.000 cotton tote bags', 2000, null, 'cotton tote bags', null],
    ["2'000 cotton tote bags", 2000, null, 'cotton tote bags', null],
    ['2 000 cotton tote bags', 2000, null, 'cotton tote bags', null],
    ['2000 cotton tote bags', 2000, null, 'cotton tote bags', null],
    ['2k cotton tote bags', 2000, null, 'cotton tote bags', null],
    ['1.5k tote bags', 1500, null, 'tote bags', null],
    ['1,000,000 screws', 1_000_000, null, 'screws', null],
    ['need 300 oak chairs in 6 weeks', 300, null, 'oak chairs', '2027-01-03'],
    ['We are looking for 40 oak tables before 3 Dec', 40, null, 'oak tables', '2026-12-02'],
    ['I need 5 oak tables', 5, null, 'oak tables', null],
    ['about 500 candles please', 500, null, 'candles', null],
    ['500 kg of coffee beans', 500, 'kg', 'coffee beans', null],
    ['500kg coffee beans', 500, 'kg', 'coffee beans', null],
    ['20 kg of saffron by 15 January 2027', 20, 'kg', 'saffron', '2027-01-15'],
    ['2 tons of rice', 2, 't', 'rice', null],
    ['1.5 tons of rice', 1500, 'kg', 'rice', null],
    ['300 litres of olive oil within ten days', 300, 'litres', 'olive oil', '2026-12-02'],
    ['40 boxes of soap', 40, 'boxes', 'soap', null],
    ['500 bottles of wine until end of January', 500, 'bottles', 'wine', '2027-01-31'],
    ['12 dozen eggs', 144, null, 'eggs', null],
    ['3 thousand bolts', 3000, null, 'bolts', null],
    ['250 pairs leather gloves', 250, 'pairs', 'leather gloves', null],
    ['200 x ceramic mugs', 200, null, 'ceramic mugs', null],
    ['ceramic mugs x 200', 200, null, 'ceramic mugs', null],
    ['ceramic mugs x200', 200, null, 'ceramic mugs', null],
    ['ceramic mugs, 2,400 pcs', 2400, 'pieces', 'ceramic mugs', null],
    ['ceramic mugs qty 500', 500, null, 'ceramic mugs', null],
    ['olive oil 500 kg', 500, 'kg', 'olive oil', null],
    ['olive oil, 20 drums', 20, 'drums', 'olive oil', null],
    ['by March: 2,000 cotton tote bags', 2000, null, 'cotton tote bags', '2027-03-01'],
    ['100 chairs, stackable, delivered by next month', 100, null, 'chairs, stackable', '2026-12-22'],
    ['100 pcs toothbrush', 100, 'pieces', 'toothbrush', null],
  ])('%s', (text, quantity, unit, goods, day) => {
    expect(readNeed(text, today)).toMatchObject({ quantity, unit, goods, day })
  })

  test('a date beside a quantity leaves no doubt', () => {
    expect(readNeed('2,000 cotton tote bags by March', today)?.isSure).toBe(true)
    expect(readNeed('2,000 cotton tote bags', today)?.isSure).toBe(false)
  })
})

test.each([
  '',
  'olive oil',
  'tote bags',
  'tote bags by March',
  '500 ml bottles',
  '250 g jars',
  '1000 piece puzzle',
  '60 watt bulbs',
  '12 V batteries',
  '12 volt batteries',
  '100% cotton shirts',
  '3M tapes',
  '7-seater sofas',
  '5 kg coffee',
  '1 kg coffee bags',
  '2 in 1 tools',
  '80 gsm paper',
  '10x15 frames',
  '10 x 15 cm frames',
  'M8 screws',
  'screws M8 20',
  'coffee 1 kg',
  'A4 paper 500',
  '18/10 steel pots',
  '24 carat gold',
  '4 person tents',
  '304 stainless steel',
  '2000',
  '2,000',
  '2.5 bags of rice',
  '"2000 cotton tote bags"',
  'TTW-000123',
  '4006381333931',
  '0 bags of rice',
  '99999999999 bags of rice',
])('%s is a search like any other', (text) => {
  expect(readNeed(text, today)).toBeUndefined()
})

test.each<[string, string | null | undefined]>([
  ['by March', '2027-03-01'],
  ['by march 2028', '2028-03-01'],
  ['in March', '2027-03-31'],
  ['before March', '2027-02-28'],
  ['by end of March', '2027-03-31'],
  ['by the end of Feb 2028', '2028-02-29'],
  ['by mid-December', '2026-12-15'],
  ['by November', '2027-11-01'],
  ['before 3 Dec', '2026-12-02'],
  ['by 3rd of December', '2026-12-03'],
  ['by Dec 3rd', '2026-12-03'],
  ['by Dec. 3, 2026', '2026-12-03'],
  ['by 3 January', '2027-01-03'],
  ['by 2027-01-15', '2027-01-15'],
  ['by 15.1.2027', '2027-01-15'],
  ['no later than 15 January', '2027-01-15'],
  ['in 6 weeks', '2027-01-03'],
  ['within 10 days', '2026-12-02'],
  ['in two months', '2027-01-22'],
  ['in a month', '2026-12-22'],
  ['by next week', '2026-11-29'],
  ['by Friday', '2026-11-27'],
  ['before Friday', '2026-11-26'],
  ['by 30 February', null],
  ['by 3 January 2020', null],
  ['in cotton', undefined],
  ['by hand', undefined],
  ['in marching order', undefined],
  ['by maybe', undefined],
])('%s is %s', (text, day) => {
  expect(findDate(`bags ${text}`, today)?.day).toBe(day)
})
