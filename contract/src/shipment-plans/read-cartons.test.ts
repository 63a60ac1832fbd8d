import { describe, expect, test } from 'vitest'
import type { LengthUnit } from './carton-columns.ts'
import { cartonMessages } from './messages.ts'
import { readCartons } from './read-cartons.ts'

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
const oil = { id: '1', name: 'Olive oil', length_mm: 400, width_mm: 300, height_mm: 250, gross_kg: 12, quantity: 200 }

describe('a table of cartons as people keep it', () => {
  test.each([
    ['our own words', 'Name|Length (cm)|Width (cm)|Height (cm)|Gross weight (kg)|Cartons\nOlive oil|40|30|25|12|200'],
    ['a packing list', 'Description|Ctns|L mm|W mm|H mm|G.W.\nOlive oil|200|400|300|250|12 kg'],
    ['German', 'Bezeichnung|Anzahl|Länge|Breite|Höhe|Bruttogewicht\nOlive oil|200|40,0|30,0|25,0|12,0'],
    [
      'French',
      'Désignation|Quantité|Longueur (cm)|Largeur (cm)|Hauteur (cm)|Poids brut (kg)\nOlive oil|200|40|30|25|12',
    ],
    ['Spanish', 'Nombre|Cajas|Largo|Ancho|Alto|Peso bruto\nOlive oil|200|40|30|25|12'],
    ['Chinese', '品名|箱数|长|宽|高|毛重\nOlive oil|200|40|30|25|12'],
    ['all sides in a cell', 'Item|Carton size|Carton weight|Qty\nOlive oil|40 x 30 x 25 cm|12|200'],
    [
      'titles below a heading',
      'Our packing list||||\n||||\nItem|Carton size|Carton weight|Qty\nOlive oil|40×30×25|12|200',
    ],
    ['grams and metres', 'Name|Length (m)|Width (m)|Height (m)|Weight (g)|Boxes\nOlive oil|0.4|0.3|0.25|12000|200'],
    ['no titles', 'Olive oil|40|30|25|12|200'],
    ['no titles, one size', 'Olive oil|400x300x250|12|200'],
  ])('with %s', (_, text) => {
    expect(readCartons(table(text))).toMatchObject({ cartons: [oil], refused: [] })
  })

  test('in inches and pounds', () => {
    const { cartons } = readCartons(table('Name|L (in)|W (in)|H (in)|Weight (lbs)|Boxes\nOil|16|12|10|26.5|3'))
    expect(cartons).toMatchObject([{ length_mm: 406.4, width_mm: 304.8, height_mm: 254, gross_kg: 12.02, quantity: 3 }])
  })

  test('with units instead of cartons', () => {
    const { cartons } = readCartons(
      table('Name|Length|Width|Height|Weight|Units|Units per carton\nOil|40|30|25|12|4,810|24'),
    )
    expect(cartons).toMatchObject([{ units: 4810, units_per_carton: 24 }])
  })

  test('without a number has one of each', () => {
    expect(readCartons(table('Oil|40|30|25|12')).cartons).toMatchObject([{ quantity: 1 }])
  })

  test.each<[LengthUnit, string]>([
    ['mm', 'Oil|400|300|250|12|1'],
    ['cm', 'Oil|40|30|25|12|1'],
    ['m', 'Oil|0.4|0.3|0.25|12|1'],
  ])('whose sizes are %s', (unit, text) => {
    const read = readCartons(table(text))
    expect(read.lengthUnit).toBe(unit)
    expect(read.cartons).toMatchObject([{ length_mm: 400 }])
  })

  test('whose unit somebody has said', () => {
    expect(readCartons(table('Oil|40|30|25|12|1'), { lengthUnit: 'in' }).cartons).toMatchObject([{ length_mm: 1016 }])
  })
})

describe('rows that are no cartons', () => {
  test('say why, with the row they stand in', () => {
    const { cartons, refused } = readCartons(
      table(`Name|Length|Width|Height|Weight|Boxes
        Oil|40|30|25|12|200
        Honey|40|30||9|10
        Salt|40|30|25||10
        Tea|40|30|25|3|
        Sum|||||220`),
    )
    expect(cartons).toHaveLength(1)
    expect(refused).toEqual([
      { row: 3, reason: cartonMessages.missing.height_mm },
      { row: 4, reason: cartonMessages.missing.gross_kg },
      { row: 5, reason: cartonMessages.missing.quantity },
    ])
  })

  test('are not planned in millions', () => {
    expect(readCartons(table('Oil|40|30|25|12|20001')).refused).toEqual([
      { row: 1, reason: cartonMessages.tooManyCartons(20_000) },
    ])
    const many = Array.from({ length: 201 }, () => ['Oil', '40', '30', '25', '12', '1'])
    expect(readCartons(many)).toMatchObject({ cartons: { length: 200 }, refused: [{ row: 201 }] })
  })

  test('a cell as long as a book is no reason to wait', () => {
    const long = '(1,'.repeat(400_000)
    expect(
      readCartons([
        [long, 'Length', 'Width', 'Height', 'kg'],
        [long, '40', '30', '25', '12'],
      ]).cartons,
    ).toHaveLength(1)
  })

  test('nothing gives nothing', () => {
    expect(readCartons([])).toMatchObject({ cartons: [], refused: [] })
    expect(readCartons(table('hello'))).toMatchObject({ cartons: [], refused: [] })
  })
})
