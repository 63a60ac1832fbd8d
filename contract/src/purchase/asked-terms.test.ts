import { describe, expect, test } from 'vitest'
import { refuseAskedTerms } from './asked-terms.ts'
import { askedTermsMessages as messages } from './messages.ts'

describe('what a buyer says beside the goods', () => {
  test.each<[string, Parameters<typeof refuseAskedTerms>[0], (number | undefined)[], Record<string, string>]>([
    ['nothing', {}, [undefined, undefined], {}],
    ['everything', { message: 'Printed, please', wanted_date: '2027-03-31', place: 'Rotterdam' }, [1.25, 0.000001], {}],
    ['today', { wanted_date: '2026-11-22' }, [], {}],
    ['nothing typed', { wanted_date: '', message: '', place: '' }, [], {}],
    ['yesterday', { wanted_date: '2026-11-21' }, [], { 'asked.wanted_date': messages.dayInPast }],
    ['no day', { wanted_date: 'soon' }, [], { 'asked.wanted_date': messages.dayUnreadable }],
    ['the 31st of April', { wanted_date: '2027-04-31' }, [], { 'asked.wanted_date': messages.dayUnreadable }],
    ['a price of nothing', {}, [2, 0], { 'lines.1.target_price': messages.price }],
    ['a price of seven decimals', {}, [1.2345678], { 'lines.0.target_price': messages.price }],
    ['a price beyond every price', {}, [1_000_000_001], { 'lines.0.target_price': messages.price }],
  ])('%s', (_, asked, prices, details) => {
    const lines = prices.map((price) => (price === undefined ? {} : { target_price: price }))
    expect(refuseAskedTerms(asked, lines, '2026-11-22')).toEqual(details)
  })
})
