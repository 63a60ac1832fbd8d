import { describe, expect, test } from 'vitest'
import { carriers, findTrackingPage, guessCarriers, isTrackingLink, readTrackingNumber } from './carriers.ts'

describe('what a tracking number could be', () => {
  test.each([
    ['1Z 999 AA1 01 2345 6784', ['UPS']],
    // The example of UPU S10, and the same with a wrong check digit.
    ['RR473124829GB', ['Post (S10)']],
    ['RR473124828GB', []],
    ['JJD0003030123456789', ['DHL Parcel']],
    ['1234567890', ['DHL Express']],
    ['123456789012', ['FedEx']],
    ['01234567890123', ['DPD']],
    ['12345678901', ['GLS']],
    ['', []],
    ['Container 7', []],
  ])('%s: %j', (number, names) => {
    expect(guessCarriers(number)).toEqual(names)
  })
})

test('the page of a carrier holds the number, escaped', () => {
  expect(findTrackingPage('ups', '1Z 999')).toBe('https://www.ups.com/track?tracknum=1Z999')
  expect(findTrackingPage('UPS', '1Z&x=1')).toBe('https://www.ups.com/track?tracknum=1Z%26X%3D1')
  expect(findTrackingPage('UPS', ' ')).toBeUndefined()
  expect(findTrackingPage('Karl’s lorry', '1')).toBeUndefined()
})

test('a tracking number is never longer than it was typed', () => {
  expect(readTrackingNumber('1z 99-9ß')).toBe('1Z999ß')
})

test('every page is one of https with one place for the number', () => {
  for (const carrier of carriers)
    if ('page' in carrier) {
      expect(carrier.page).toMatch(/^https:\/\/[^#]+#[^#]*$/)
      expect(isTrackingLink(carrier.page)).toBe(true)
    }
})

test.each([
  ['https://track.example.com/1', true],
  ['http://track.example.com/1', true],
  ['javascript:alert(1)', false],
  ['https://user:secret@example.com/', false],
  ['data:text/html,hello', false],
  ['ftp://example.com/', false],
  ['http://localhost/', false],
  ['track.example.com', false],
  ['https://example.com/\n<b>', false],
])('a link %s may be shown: %s', (link, may) => {
  expect(isTrackingLink(link)).toBe(may)
})
