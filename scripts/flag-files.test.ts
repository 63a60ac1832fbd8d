import { countries } from '@fairquay/contract/countries.ts'
import { expect, test } from 'vitest'
import { findFlags } from '../web/build/flag-files.ts'

test('every country has a flag', async () => {
  const flags = await findFlags()
  expect(countries.map(({ code }) => code.toLowerCase()).filter((code) => !flags.has(code))).toEqual([])
})
