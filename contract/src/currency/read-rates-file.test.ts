import { expect, test } from 'vitest'
import { ecbSample } from './ecb-sample.ts'
import { rateMessages as say } from './messages.ts'
import { readRatesFile } from './read-rates-file.ts'

const today = '2026-11-22'
const daily = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='2026-11-20'>
    <Cube currency='USD' rate='1.0842'/><Cube currency='JPY' rate='163.45'/><Cube currency='BGN' rate='1.9558'/>
  </Cube></Cube>
</gesmes:Envelope>`
const usd = { currency: 'USD', rate: 1.0842, day: '2026-11-20' }
const jpy = { currency: 'JPY', rate: 163.45, day: '2026-11-20' }

test('the XML file of a day, without currencies that nobody trades in here', () => {
  expect(readRatesFile(daily, today)).toEqual([usd, jpy])
})

test('the XML file of many days', () => {
  const more = daily.replace(
    '</Cube></Cube>',
    `</Cube><Cube time="2026-11-19"><Cube rate="1.0811" currency="USD"/></Cube></Cube>`,
  )
  expect(readRatesFile(more, today)).toEqual([usd, jpy, { currency: 'USD', rate: 1.0811, day: '2026-11-19' }])
})

test('the CSV file of a day', () => {
  expect(readRatesFile('Date, USD, JPY, BGN, \n20 November 2026, 1.0842, 163.45, 1.9558, \n', today)).toEqual([
    usd,
    jpy,
  ])
})

test('the CSV file of the history, where a currency had no rate on some days', () => {
  expect(
    readRatesFile('Date,USD,JPY,CYP,\r\n2026-11-20,1.0842,163.45,N/A,\r\n2026-11-19,1.0811,N/A,0.5,\r\n', today),
  ).toEqual([usd, jpy, { currency: 'USD', rate: 1.0811, day: '2026-11-19' }])
})

test.each<[string, string, string]>([
  ['nothing', '', say.noFile],
  ['a page', '<html><body>Rates</body></html>', say.noFile],
  ['a table of something else', 'sku,price\nA,1', say.noFile],
  ['a head alone', 'Date, USD\n', say.noFile],
  ['other currencies', 'Date, BGN\n2026-11-20, 1.9558\n', say.nothingUsed],
  ['a rate of nothing', 'Date, USD\n2026-11-20, 0\n', say.faultyFile('USD 0 2026-11-20')],
  ['a rate that is a word', 'Date, USD\n2026-11-20, much\n', say.faultyFile('USD NaN 2026-11-20')],
  ['a day that is none', 'Date, USD\nyesterday, 1.08\n', say.faultyFile('yesterday, 1.08')],
  ['a day to come', 'Date, USD\n2026-11-23, 1.08\n', say.faultyFile('USD 1.08 2026-11-23')],
])('%s is refused', (_what, file, refusal) => {
  expect(readRatesFile(file, today)).toBe(refusal)
})

test('the sample is a file of the bank', () => {
  const rates = readRatesFile(ecbSample.file, '2026-11-25')
  expect(rates).toContainEqual({ currency: 'USD', rate: 1.0705, day: ecbSample.day })
  expect(rates).toContainEqual({ currency: 'GBP', rate: 0.84638, day: ecbSample.day })
})
