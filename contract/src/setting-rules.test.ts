import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySettings, readSetting, refuseSetting, type SettingName, settingNames } from './setting-rules.ts'
import { defaultSettings } from './settings.ts'

test('every default is a value that may be set', () => {
  for (const name of settingNames) expect(refuseSetting(name, readSetting(defaultSettings, name)), name).toBeUndefined()
})

test.each<[SettingName, string]>([
  ['name', ''],
  ['name', '   '],
  ['name', 'x'.repeat(41)],
  ['name', 'Two\nlines'],
  ['companyNumber', 'x'.repeat(121)],
  ['legalName', 'Two\nlines'],
  ['postalAddress', 'x'.repeat(301)],
  ['country', 'Portugal'],
  ['supportAddress', 'nobody'],
  ['supportAddress', 'a@b'],
  ['supportAddress', 'Ann <ann@b.test>'],
  ['supportAddress', 'a@b.test, c@d.test'],
  ['currency', 'XXX'],
  ['cardFacts', 'true'],
  ['aboutUs', 'javascript:alert(1)'],
  ['aboutUs', ''],
  ['aboutUs', '//evil.test'],
  ['aboutUs', '/about'],
  ['terms', 'https://'],
  ['sourceCode', 'javascript:alert(1)'],
  ['sourceCode', 'source.zip'],
  ['sellerDashboard', '/#/dashboard'],
])('%s cannot be %j', (name, value) => {
  expect(refuseSetting(name, value)).toEqual(expect.any(String))
})

test('what was set stands over the default, the rest stays', () => {
  const settings = applySettings(defaultSettings, { name: ' Harbour ', terms: 'https://a.test/t', sellerDashboard: '' })
  expect(settings).toEqual({
    ...defaultSettings,
    name: 'Harbour',
    links: { ...defaultSettings.links, terms: 'https://a.test/t', sellerDashboard: null },
  })
})

test('a stored value that is not valid changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...settingNames), fc.string(), (name, value) => {
      const settings = applySettings(defaultSettings, { [name]: value })
      if (refuseSetting(name, value)) expect(settings).toEqual(defaultSettings)
      else expect(readSetting(settings, name)).toBe(value.trim())
    }),
  )
})
