import { defaultSettings, type Settings } from '@fairquay/contract/settings.ts'
import { describe, expect, test } from 'vitest'
import { writeHouseTexts } from './house-texts.ts'
import { writeLegalTexts, writeUnwritten } from './legal-texts.ts'

const given: Settings = {
  ...defaultSettings,
  companyNumber: 'Danish company number 12345678',
  supportAddress: 'desk@market.test',
}
const write = (settings: Settings) => ({ ...writeHouseTexts(settings), ...writeLegalTexts(settings) })

describe('where the operator has not said who they are', () => {
  const texts = write(defaultSettings)

  test('no page names an address or a number', () => {
    expect(JSON.stringify(texts)).not.toMatch(/@|\.invalid|\d{6}/)
    expect(JSON.stringify(texts.contacts)).toContain('has not given an address')
    expect(JSON.stringify([texts.contacts, texts['about-us']])).not.toContain('The company')
  })

  test.each(['privacy', 'terms'])('the page %s is no more than a beginning, and says so to the operator', (page) => {
    expect(texts[page]?.kind).toContain('Not filled in yet')
    const shown = writeUnwritten(defaultSettings)[page]
    expect(shown?.lead).toContain('has not filled in this page yet')
    expect(shown?.sections).toEqual([])
  })
})

test('what the operator has said stands on contacts and legal pages, and nothing about a beginning', () => {
  const texts = write(given)
  for (const page of ['contacts', 'privacy', 'terms']) {
    if (page !== 'terms') expect(JSON.stringify(texts[page])).toContain(given.supportAddress)
    expect(JSON.stringify(texts[page])).toContain(given.companyNumber)
    expect(texts[page]?.kind).toBeUndefined()
  }
})
