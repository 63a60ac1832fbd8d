import { findHsCodes } from '@fairquay/contract/hs-codes/find-codes.ts'
import { expect, test } from 'vitest'
import { loadHsEntries } from './load-system.ts'
import { hsTradeWords } from './trade-words.ts'

test.each([
  ['laptop', '847130'],
  ['notebook computer', '847130'],
  ['mobile phone', '851713'],
  ['sneakers', '640411'],
  ['fridge', '841810'],
  ['cotton tote bag', '420222'],
  ['backpack', '420291'],
  ['usb cable', '854442'],
  ['jeans', '620342'],
  ['solar panel', '854143'],
  ['wooden chair', '940161'],
  ['hoodie', '611011'],
  ['toothpaste', '330610'],
  ['power bank', '850760'],
  ['ceramic mug', '691200'],
  ['bath towels', '630260'],
  ['dog lead', '420100'],
  ['yoga mat', '950691'],
  ['stroller', '871500'],
  ['kitchen knife', '821192'],
  // Their own words go on finding what they found.
  ['toothbrush', '960321'],
  ['headphones', '851830'],
  ['olive oil', '150920'],
])('%s begins with %s', (search, code) => {
  expect(findHsCodes(loadHsEntries(), search)[0]?.code).toBe(code)
})

test('every beginning of a code is one of the system', () => {
  const entries = loadHsEntries()
  for (const beginning of Object.keys(hsTradeWords))
    expect(
      entries.some(({ code }) => code.startsWith(beginning)),
      beginning,
    ).toBe(true)
})
