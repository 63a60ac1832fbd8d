import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportedProduct, RefusedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeXlsx } from '../../test/make-workbook.ts'
import { inspectFile } from './inspect-file.ts'
import { readFile } from './read-file.ts'

/** Small files as other systems and people write them, read as they are proposed to be. */

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-lists-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Read = { products: ImportedProduct[]; refused: RefusedProduct[] }

async function read(content: string | Buffer): Promise<Read> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  const { format } = await inspectFile(path)
  const { products, refused } = await readFile(path, { ...format, currency: format.currency ?? 'EUR' })
  return { products: [...products], refused }
}

const lines = (...rows: string[]) => rows.join('\n')
const pricesOf = ({ products }: Read) =>
  products.map(({ name, variants, terms }) => [name, (terms ?? variants)[0]?.price ?? variants[0]?.price ?? null])
const reasonsOf = ({ refused }: Read) => refused.flatMap(({ issues }) => issues.map(({ reason }) => reason))

test('a price for a hundred pieces is read for one', async () => {
  const file = await read(
    lines(
      'Material;Materialkurztext;Preis;Preiseinheit;Währung',
      '104711;Lager A;1.245,00;100;EUR',
      '104712;Lager B;3,50;1;EUR',
    ),
  )
  expect(pricesOf(file)).toEqual([
    ['Lager A', readUnitPrice(12.45)],
    ['Lager B', readUnitPrice(3.5)],
  ])
})

test('two names under one article number are told as that', async () => {
  const file = await read(
    lines('Artikelnummer;Name;Preis (EUR)', 'A-1;Becher;1,50', 'A-2;Teller;12,50', 'A-1;Kanne;3,00'),
  )
  expect(pricesOf(file)).toEqual([['Teller', readUnitPrice(12.5)]])
  const issues = file.refused.flatMap((one) => one.issues.map(({ line, reason }) => [line, reason]))
  expect(issues).toContainEqual([4, importMessages.sameSku(2)])
})

test('a price that is to be asked for is none; what is no price is said', async () => {
  const file = await read(
    lines('Art.Nr.;Bezeichnung;Preis EUR', '1;Säge;auf Anfrage', '2;Hammer;ab 12,50', '3;Zange;1.234,56'),
  )
  expect(pricesOf(file)).toEqual([
    ['Säge', null],
    ['Zange', readUnitPrice(1234.56)],
  ])
  expect(file.products[0]?.warnings.map(({ reason }) => reason)).toEqual([importMessages.askedFor])
  expect(reasonsOf(file)).toEqual([importMessages.priceUnreadable('ab 12,50')])
})

test('an amount in a currency that is not traded in is never one of another', async () => {
  expect(reasonsOf(await read(lines('Nazwa;Cena', 'Kubek;12,50 zł')))).toEqual([importMessages.otherCurrency('PLN')])
})

test('sizes in one cell are parted, of goods and of their cartons, in the order the title tells', async () => {
  const file = await read(
    lines(
      'Item #;Item;Wholesale;Dims;Case pack;Ctn size (WxDxH, cm);Ctn weight kg',
      'M-1;Mug;4.20;3 x 3.5 x 4 in;24;40x30x25;9.6',
      'P-1;Poster;2.10;30 x 40;50;62x12x12;4',
      'B-1;Bowl;6.10;6 x 6 x 2.5 in;12;40x30x25;8',
    ),
  )
  const [mug, poster] = file.products
  expect(mug?.data).toMatchObject({ depth: 3, width: 3.5, height: 4, dimensionMeasure: 'in' })
  expect(mug?.facts?.packaging).toMatchObject([
    { width: 40, depth: 30, height: 25, dimensionUnit: 'cm', unitsPerPack: 24, weightValue: 9.6 },
  ])
  expect(poster?.data).not.toHaveProperty('width')
  expect(poster?.warnings).toMatchObject([{ column: 'Dims', reason: importMessages.measureUnreadable('30 x 40') }])
})

test('remarks and sums below the goods are none, and refuse none', async () => {
  const file = await read(
    lines('No.,Item no.,Product name,Price', '1,A-1,Lamp,3.20', '2,A-2,Torch,1.15', ',,Total,4.35', 'Remarks: FOB,,,'),
  )
  expect(pricesOf(file).map(([name]) => name)).toEqual(['Lamp', 'Torch'])
  expect(reasonsOf(file)).toEqual([importMessages.isTotal])
})

test("titles for programs below those for people are the table's", async () => {
  const file = await read(
    lines(
      'Product Type\tSeller SKU\tProduct Name\tStandard Price\tQuantity',
      'feed_product_type\titem_sku\titem_name\tstandard_price\tquantity',
      'kitchen\tK-1\tWhisk\t12.99\t100',
    ),
  )
  expect([pricesOf(file), file.refused]).toEqual([[['Whisk', readUnitPrice(12.99)]], []])
})

test('a workbook with numbers as texts and as numbers is read with the comma of its texts', async () => {
  const file = await read(
    await makeXlsx([
      {
        name: 'Preise',
        rows: [
          ['Artikelnummer', 'Bezeichnung', 'Preis EUR', 'Gewicht (kg)', 'Bestand'],
          ['00123', 'Becher', '1.234,50', 1.125, '1.200'],
          ['00124', 'Teller', '1.200', 0.35, 3],
          ['00125', 'Krug', 12.9, 1, 4],
          ['00126', 'Drittel', 3.96666666666667, 1, 4],
        ],
      },
    ]),
  )
  expect(reasonsOf(file)).toEqual([])
  expect(
    file.products.map(({ variants: [one], data }) => [one?.sku, one?.price, data?.weightValue, one?.stock]),
  ).toEqual([
    ['00123', readUnitPrice(1234.5), 1.125, 1200],
    ['00124', readUnitPrice(1200), 0.35, 3],
    ['00125', readUnitPrice(12.9), 1, 4],
    ['00126', readUnitPrice(3.966667), 1, 4],
  ])
})

test.each([
  [
    'German',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Vorrätig?,Lager,"Gewicht (kg)",Angebotspreis,"Regulärer Preis",Kategorien,Bilder,"Übergeordnetes Produkt","Attribut 1 Name","Attribut 1 Wert(e)"',
  ],
  [
    'French',
    'ID,Type,UGS,Nom,Publié,"Description courte","Date de début de promo","Date de fin de promo","En stock ?",Stock,"Poids (kg)","Tarif promo","Tarif régulier",Catégories,Images,Parent,"Nom de l’attribut 1","Valeur(s) de l’attribut 1 "',
  ],
  [
    'Spanish',
    'ID,Tipo,SKU,Nombre,Publicado,"Descripción corta","Día en que empieza el precio rebajado","Día en que termina el precio rebajado",¿Existencias?,Inventario,"Peso (kg)","Precio rebajado","Precio normal",Categorías,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1"',
  ],
])('the export of a shop of WooCommerce in %s has its variations and no sale for ever', async (_language, header) => {
  const file = await read(
    lines(
      header,
      '7,variable,HEMD,Hemd,1,Weit,,,1,,,,,Kleidung,,,Farbe,"Rot, Blau"',
      '8,variation,HEMD-R,Hemd - Rot,1,,2020-01-01,2020-02-01,1,5,0.2,15,20,,,HEMD,Farbe,Rot',
      '9,variation,HEMD-B,Hemd - Blau,1,,,,0,0,0.2,,22,,,id:7,Farbe,Blau',
    ),
  )
  expect(reasonsOf(file)).toEqual([])
  expect(
    file.products.map(({ name, variants }) => [name, variants.map(({ sku, price, stock }) => [sku, price, stock])]),
  ).toEqual([
    [
      'Hemd',
      [
        ['HEMD-R', readUnitPrice(20), 5],
        ['HEMD-B', readUnitPrice(22), 0],
      ],
    ],
  ])
})
