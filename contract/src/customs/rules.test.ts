import { describe, expect, test } from 'vitest'
import { countries } from '../countries.ts'
import { customsMessages } from './messages.ts'
import { adviseMarkets, readMarket, refuseCustomsForm, valueBasisOf } from './rules.ts'

describe('the form', () => {
  test.each([
    [
      'nothing chosen',
      '',
      '',
      { exporting_market: customsMessages.exportingMissing, importing_market: customsMessages.importingMissing },
    ],
    ['no importing market', 'PT', '', { importing_market: customsMessages.importingMissing }],
    ['no exporting market', '', 'US', { exporting_market: customsMessages.exportingMissing }],
    ['a market that is none', 'Atlantis', 'US', { exporting_market: customsMessages.exportingMissing }],
    ['both', 'PT', 'US', {}],
    ['both by name', 'Portugal', ' united states ', {}],
    ['one market twice, which is pointed out but not refused', 'PT', 'PT', {}],
  ])('%s', (_, exporting_market, importing_market, refusals) => {
    expect(refuseCustomsForm({ exporting_market, importing_market })).toEqual(refusals)
  })

  test('its refusals are the fixed sentences', () => {
    expect(customsMessages.exportingMissing).toBe('Please select the exporting market')
    expect(customsMessages.importingMissing).toBe('Please select the importing market')
    expect(customsMessages.success).toBe('Your request has been sent successfully!')
  })

  test('every country can be named by its code and by its name', () => {
    for (const { code, name } of countries) {
      expect(readMarket(code)?.code).toBe(code)
      expect(readMarket(name)?.code).toBe(code)
    }
  })
})

describe('what duties are calculated from', () => {
  test.each(['US', 'CA', 'AU', 'NZ', 'ZA', 'BW', 'LS', 'NA', 'SZ', 'HT', 'PR'])(
    'in %s the value on board',
    (market) => {
      expect(valueBasisOf(market)).toBe('FOB')
    },
  )

  test.each(['DE', 'PT', 'GB', 'CN', 'IN', 'JP', 'BR', 'TR'])('in %s with freight and insurance', (market) => {
    expect(valueBasisOf(market)).toBe('CIF')
  })

  test('the dialog says it in a sentence, once the importing market is chosen', () => {
    expect(adviseMarkets({ exporting_market: 'PT', importing_market: '' })).toBeUndefined()
    expect(adviseMarkets({ exporting_market: 'PT', importing_market: 'US' })).toContain('FOB')
    expect(adviseMarkets({ exporting_market: '', importing_market: 'JP' })).toBe(
      'Japan calculates duties from the value of the goods with freight and insurance to its border (CIF).',
    )
    expect(adviseMarkets({ exporting_market: 'JP', importing_market: 'Japan' })).toBe(customsMessages.sameMarket)
    expect(adviseMarkets({ exporting_market: 'PT', importing_market: 'Denmark' })).toBe(customsMessages.sameUnion)
  })
})
