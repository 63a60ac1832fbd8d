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

describe('measures that are easily taken for others', () => {
  const one = (text: string) => readCartons(table(text)).cartons[0]
  const oilMeasures = { length_mm: 400, width_mm: 300, height_mm: 250, gross_kg: 12, quantity: 200 }

  test.each([
    ['the sides of a cell in the order of its title', 'Item|Size (H x W x L) cm|kg|Boxes\nOil|25 x 30 x 40|12|200'],
    ['the same in German', 'Artikel|Maße (H x B x T)|kg|Kartons\nOil|25 x 30 x 40 cm|12|200'],
    ['the order as the title', 'Item|H x W x L|kg|Boxes\nOil|25 x 30 x 40|12|200'],
    ['the order behind the title', 'Item|Carton dimensions L x W x H (cm)|kg|Boxes\nOil|40 x 30 x 25|12|200'],
    ['a unit behind the brackets', 'Item|Size (L x W x H) mm|Weight (gross) kg|Boxes\nOil|400 x 300 x 250|12|200'],
    [
      'the same of small cartons',
      'Item|Size (L x W x H) mm|Weight (gross) kg|Boxes\nOil|400 x 300 x 250|12|200\nPin|60 x 40 x 20|1|9\nNail|60 x 40 x 20|1|9',
    ],
    ['a unit for each side', 'Item|Length (cm)|Width (cm)|Height (mm)|kg|Boxes\nOil|40|30|250|12|200'],
    ['one unit behind the last', 'Item|Length|Width|Height (mm)|kg|Boxes\nOil|400|300|250|12|200'],
    ['the gross weight behind the net one', 'Item|L cm|W cm|H cm|N.W. (kg)|G.W. (kg)|Boxes\nOil|40|30|25|10|12|200'],
    ['the same in words', 'Item|L cm|W cm|H cm|Net weight|Gross weight|Boxes\nOil|40|30|25|10|12|200'],
    ['a weight per carton', 'Item|L cm|W cm|H cm|Total weight|Gross weight per carton|Ctns\nOil|40|30|25|2400|12|200'],
    [
      'the carton beside the item',
      'Item|Item length|Item width|Item height|Carton length (cm)|Carton width (cm)|Carton height (cm)|kg|Ctns\nOil|8|8|20|40|30|25|12|200',
    ],
    ['a number with what it counts', 'Item|L cm|W cm|H cm|kg|Boxes\nOil|40|30|25|12 kg|200 ctns'],
    ['rows that are numbered', '1|Oil|40|30|25|12|200\n2|Tea|40|30|25|3|10'],
  ])('%s', (_, text) => {
    expect(one(text)).toMatchObject(oilMeasures)
  })

  test('feet, in titles and in cells', () => {
    const feet = { length_mm: 609.6, width_mm: 304.8, height_mm: 304.8 }
    expect(one('Item|Length (ft)|Width (ft)|Height (ft)|kg|Boxes\nOil|2|1|1|12|200')).toMatchObject(feet)
    expect(one('Item|Size|kg|Boxes\nOil|2 x 1 x 1 ft|12|200')).toMatchObject(feet)
    expect(one('Item|Length|Width|Height|kg|Boxes\nOil|2 ft|1 ft|1 ft|12|200')).toMatchObject(feet)
  })

  test.each(['10 dozen', '2 pallets', '20 x 10'])('“%s” is no number of cartons', (cell) => {
    expect(readCartons(table(`Item|L|W|H|kg|Boxes\nOil|40|30|25|12|${cell}`))).toMatchObject({
      cartons: [],
      refused: [{ row: 2, reason: cartonMessages.unreadable(cell) }],
    })
  })

  test('rows are not left out in silence', () => {
    const { cartons, refused } = readCartons(
      table(
        'Item|Size|kg|Boxes\nOil|40 x 30 x 25|12|200\nTea|40/30/25|3|10\nRug|not known|9|4\nItem|Size|kg|Boxes\n |cm| | \nAll of it| – | |210',
      ),
    )
    expect(cartons).toHaveLength(1)
    // Titles of the next page, units below them and sums are no cartons.
    expect(refused).toEqual([
      { row: 3, reason: cartonMessages.unreadable('40/30/25') },
      { row: 4, reason: cartonMessages.unreadable('not known') },
    ])
    const { refused: numbers } = readCartons(table('Item|L|W|H|kg|Boxes\nOil|0|30|25|12|-200\nTea|40|30|25|3|-1'))
    expect(numbers).toEqual([
      { row: 2, reason: cartonMessages.wrong.length_mm },
      { row: 3, reason: cartonMessages.wrong.quantity },
    ])
  })
})

const titled = (titles: string, cells: string) =>
  readCartons(table(`Name|Length|Width|Height|Weight|Boxes|${titles}\nOil|40|30|25|12|200|${cells}`))

describe('how cartons are handled', () => {
  const handled = {
    this_side_up: false,
    stackable: true,
    max_stack_layers: 4,
    max_top_load_kg: 60,
    temperature_c: { min: 2, max: 8 },
    dangerous_goods_class: '3',
    stop: 2,
  }
  test.each([
    [
      'our own words',
      'This side up|Stackable|Layers at most|Load on top at most|Temperature|Dangerous goods class|Stop',
      'no|yes|4|60|2–8 °C|3|2',
    ],
    [
      'a form for carriers',
      'Tiltable|Stackable (Y/N)|Max. layers|Max top load (kg)|Temp. range|ADR class|Delivery stop',
      'Y|Y|4|60|+2 to +8|Class 3|Stop 2',
    ],
    [
      'German',
      'Nicht kippen|Stapelbar|Stapelfaktor|Auflast|Kühltemperatur|Gefahrgutklasse|Entladestelle',
      'nein|ja|4|60 kg|2 bis 8|Klasse 3|2',
    ],
    [
      'French',
      'Ne pas renverser|Gerbable|Nombre de couches max|Charge de gerbage|Température de conservation|Classe de danger|Arrêt',
      'non|oui|4|60|2 à 8|3|2',
    ],
    [
      'Spanish',
      'No volcar|Apilable|Capas máximas|Carga superior máxima|Rango de temperatura|Clase de peligro|Parada',
      'no|sí|4|60|de 2 a 8|3|2',
    ],
    [
      'Italian',
      'Non capovolgere|Impilabile|Strati massimi|Carico massimo sovrapponibile|Temperatura di conservazione|Classe di pericolo|Tappa',
      'no|sì|4|60|2/8|3|2',
    ],
    [
      'Dutch',
      'Niet kantelen|Stapelbaar|Max. lagen|Max. bovenlast|Bewaartemperatuur|Gevarenklasse|Losstop',
      'nee|ja|4|60|2 tot 8|3|2',
    ],
    [
      'Polish',
      'Nie przewracać|Można piętrować|Maks. warstw|Maks. obciążenie od góry|Temperatura przechowywania|Klasa ADR|Przystanek',
      'nie|tak|4|60|2 do 8|3|2',
    ],
    ['Chinese', '此面朝上|可堆叠|堆码层数|最大堆载|储存温度|危险品类别|卸货点', '否|是|4|60|2~8℃|3|2'],
  ])('is read in the words of %s', (_, titles, cells) => {
    const { cartons, refused, noted } = titled(titles, cells)
    expect({ refused, noted }).toEqual({ refused: [], noted: [] })
    expect(cartons).toMatchObject([handled])
  })

  test.each([
    ['Not stackable', 'x', { stackable: false }],
    ['Nicht stapelbar', 'nein', { stackable: true }],
    ['Stackability', 'non-stackable', { stackable: false }],
    ['Stackable', 'nicht stapelbar', { stackable: false }],
    ['Kippbar', 'ja', { this_side_up: false }],
    ['Temperature', '-18', { temperature_c: { min: -18, max: -18 } }],
    ['Min. temperature|Max. temperature', '2|8', { temperature_c: { min: 2, max: 8 } }],
    ['Max temp (°C)', '25', { temperature_c: { min: -100, max: 25 } }],
    ['Max top load (lb)', '100', { max_top_load_kg: 45.359 }],
    ['Hazmat|UN no.', '3|UN1263', { dangerous_goods_class: '3', un_number: 'UN1263' }],
    ['UN|Class', '3480|9', { dangerous_goods_class: '9', un_number: 'UN3480' }],
  ])('%s: %s', (titles, cells, handling) => {
    const { cartons, noted } = titled(titles, cells)
    expect(noted).toEqual([])
    expect(cartons).toMatchObject([handling])
  })

  test('a class of dangerous goods says nothing of how decimals are written', () => {
    const { cartons } = readCartons(table('Name|Length|Width|Height|kg|Boxes|ADR\nGas|40,5|30|25|12|1|2.1'))
    expect(cartons).toMatchObject([{ length_mm: 405, dangerous_goods_class: '2.1' }])
  })

  test('is left open where nothing is said', () => {
    const { cartons } = titled('Stackable|Dangerous goods|Temperature|Stop|Klasse', '|no|-||2')
    expect(cartons).toEqual([{ ...oil, name: 'Oil' }])
  })

  test.each([
    ['Stackable', 'maybe', cartonMessages.noFlag('maybe')],
    ['Layers at most', '0', cartonMessages.leftOut('0')],
    ['Stop', 'Rotterdam', cartonMessages.leftOut('Rotterdam')],
    ['Temperature', '40 °F', cartonMessages.noTemperature('40 °F')],
    ['Min. temperature|Max. temperature', '8|2', cartonMessages.temperature],
    ['UN number', '1263', cartonMessages.dangerClassMissing('UN1263')],
  ])('%s of %s is left out with a word, and the row is taken', (titles, cells, reason) => {
    const { cartons, noted } = titled(titles, cells)
    expect(noted).toEqual([{ row: 2, reason }])
    expect(cartons).toEqual([{ ...oil, name: 'Oil' }])
  })

  test.each(['yes', '33', 'flammable'])('no goods of the class “%s” come in as harmless', (cell) => {
    const { cartons, refused } = titled('Dangerous goods class', cell)
    expect(cartons).toEqual([])
    expect(refused).toEqual([{ row: 2, reason: cartonMessages.noDangerClass(cell) }])
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

  test('what stands there and is no number is said as it stands, not called missing', () => {
    const { refused } = readCartons(
      table(`Name|Length cm|Width cm|Height cm|Weight kg|Cartons
        Oil|40.5|30|25|12|200
        Lids|10,5|8|4|0.35|500
        Salt|40.5|30|25|10|some`),
    )
    expect(refused).toEqual([
      { row: 3, reason: '“10,5” cannot be read as a number here.' },
      { row: 4, reason: '“some” cannot be read as a number here.' },
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
