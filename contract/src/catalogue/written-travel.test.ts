import { describe, expect, test } from 'vitest'
import { readDangerousGoodsClass, readTemperatures, readUnNumber } from './written-travel.ts'

describe('temperatures in a cell', () => {
  test.each<[string, [number, number]]>([
    ['8', [8, 8]],
    ['-18 °C', [-18, -18]],
    ['−18', [-18, -18]],
    ['2–8 °C', [2, 8]],
    ['2-8', [2, 8]],
    ['+2 °C to +8 °C', [2, 8]],
    ['-25 bis -18°C', [-25, -18]],
    ['-25 - -18', [-25, -18]],
    ['from 2.5 to 7.5 C', [2.5, 7.5]],
  ])('%s', (text, [min, max]) => {
    expect(readTemperatures(text, '.')).toEqual({ min, max })
  })

  test('are read with the decimal comma of the file', () => {
    expect(readTemperatures('2,5–7,5 °C', ',')).toEqual({ min: 2.5, max: 7.5 })
  })

  test.each(['cool', '36–46 °F', '2 8', '', 'x'.repeat(100_000), `${' '.repeat(50_000)}8`.padEnd(100_000, '-')])(
    'are not read out of other texts',
    (text) => {
      expect(readTemperatures(text, '.')).toBeUndefined()
    },
  )
})

test('classes of dangerous goods and UN numbers as files write them', () => {
  const classes = ['3', 'Class 3', 'ADR 2.1', 'Klasse 4,1', 'IMDG class 9', '10', 'none', '3.7']
  expect(classes.map(readDangerousGoodsClass)).toEqual(['3', '3', '2.1', '4.1', '9', undefined, undefined, undefined])
  const numbers = ['1263', 'UN 1263', 'UN-1263', 'un1263', '126', 'UN1263, 3, III']
  expect(numbers.map(readUnNumber)).toEqual(['UN1263', 'UN1263', 'UN1263', 'UN1263', undefined, undefined])
})
