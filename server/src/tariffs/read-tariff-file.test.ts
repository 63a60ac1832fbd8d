import { tariffMessages as texts } from '@fairquay/contract/tariffs/messages.ts'
import { expect, test } from 'vitest'
import { readTariffFile } from './read-tariff-file.ts'

const terms: Parameters<typeof readTariffFile>[1] = {} as never

test.each([
  ['one row without an end', 'x'.repeat(2_000_000), texts.badCsv],
  ['a cell that is never closed', `code,duty\n"${'1,2\n'.repeat(50_000)}`, texts.badCsv],
  ['a table of something else', 'name,price\nLamp,10\n', texts.noFile],
  ['no JSON', '[{', texts.badJson],
])('%s is no tariff, and is refused in words', (_what, file, sentence) => {
  expect(() => readTariffFile(file, terms)).toThrow(sentence)
})
