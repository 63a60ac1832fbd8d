import { describe, expect, test } from 'vitest'
import { isKnownTitle, proposeColumns } from './propose-columns.ts'

const propose = (header: string, ...rows: string[]) =>
  proposeColumns(
    'other',
    header.split(';'),
    rows.map((row) => row.split(';')),
  )

describe('lists of other systems and languages have their columns proposed:', () => {
  test.each([
    // JTL-Wawi: the net price is meant, never what the goods cost the seller.
    [
      'Artikelnummer;Artikelname;Brutto-VK;Netto-VK;UVP;EK Netto (für GLD);Lagerbestand gesamt',
      '00123;Becher;11,89;9,99;14,90;4,10;1.250,00',
      ['sku', 'name', null, 'price', 'listPrice', null, 'stock'],
    ],
    ['Art.-Nr.;Bezeichnung;EK-Preis;VK netto €;MwSt %', '1;Nut;2,10;4,95;19', ['sku', 'name', null, 'price', null]],
    // A line sheet of the United States
    [
      'Item #;Product Name;Wholesale;MSRP;MOQ;Wt (lb);UPC;Made in',
      'A-1;Soy Candle;$7.50;$15;6;0.9;850012345675;USA',
      ['sku', 'name', 'price', 'listPrice', 'minQty', 'weight', 'barcode', 'country'],
    ],
    ['Style #;Title;Wholesale Price;Wholesale', '77;Scarf;9;8', ['sku', 'name', 'price', null]],
    // SAP
    [
      'Material;Materialkurztext;Basismengeneinheit;Preis;Preiseinheit;Währung;Bruttogewicht',
      '0000104711;Lager;ST;1.245,00;100;EUR;0,12',
      ['sku', 'name', 'orderMeasure', 'price', 'pricePer', 'currency', 'packWeight'],
    ],
    [
      'Référence;Désignation;Prix TTC;Prix unitaire HT;Quantité en stock;Poids (g);Code douanier',
      'R-1;Savon;4,20;3,50;12;100;34011100',
      ['sku', 'name', null, 'price', 'stock', 'weight', 'hts'],
    ],
    [
      'Código;Descripción;Precio sin IVA;PVP recomendado;Existencias;Ancho;Alto;Fondo',
      'A-1;Taza azul;4,50;9,95;100;8;9;12',
      ['sku', 'name', 'price', 'listPrice', 'stock', 'width', 'height', 'depth'],
    ],
    [
      'Kod produktu;Nazwa;Cena netto;Cena brutto;Waluta;Stan magazynowy;Waga [kg];Zdjęcie',
      'P;Kubek;12,50;15,38;EUR;1;0,35;https://a.test/k.jpg',
      ['sku', 'name', 'price', null, 'currency', 'stock', 'weight', 'pictures'],
    ],
    [
      'Ürün Kodu;Ürün Adı;Birim Fiyatı;Para Birimi;Stok Miktarı;Ağırlık (kg)',
      'T;Bardak;89,90;USD;3;0,8',
      ['sku', 'name', 'price', 'currency', 'stock', 'weight'],
    ],
    [
      '商品コード;商品名;販売価格;在庫数;メーカー;カテゴリ;原産国',
      'J;急須;8800;12;岩鋳;台所;日本',
      ['sku', 'name', 'price', 'stock', 'brand', 'category', 'country'],
    ],
    [
      '货号;产品名称;单价(USD);库存;起订量;装箱数;毛重',
      'Z;杯;3.20;10;500;50;17',
      ['sku', 'name', 'price', 'stock', 'minQty', 'packUnits', 'packWeight'],
    ],
    [
      'Artikelnummer;Bezeichnung;Preis;Lagertemperatur von;Lagertemperatur bis;Gefahrgutklasse;UN-Nummer;Karton stapelbar;Max. Stapellagen',
      'L1;Lack;9,90;5;25;3;1263;ja;4',
      [
        'sku',
        'name',
        'price',
        'temperatureMin',
        'temperatureMax',
        'dangerousGoodsClass',
        'unNumber',
        'packStackable',
        'packMaxLayers',
      ],
    ],
    [
      'Product name;Price;Storage temperature (°C);Hazard class;UN no.;This side up;Max top load (kg)',
      'Paint;9.90;5–25;3;UN1263;yes;120',
      ['name', 'price', 'temperatureMin', 'dangerousGoodsClass', 'unNumber', 'packThisSideUp', 'packMaxTopLoad'],
    ],
    [
      'Référence;Désignation;Prix HT;Température minimale;Température maximale;Classe ADR;Numéro ONU',
      'P;Peinture;9,90;5;25;3;1263',
      ['sku', 'name', 'price', 'temperatureMin', 'temperatureMax', 'dangerousGoodsClass', 'unNumber'],
    ],
    [
      '货号;产品名称;单价;危险品类别;联合国编号;储存温度',
      'Z;漆;3.20;3;1263;5',
      ['sku', 'name', 'price', 'dangerousGoodsClass', 'unNumber', 'temperatureMin'],
    ],
    // Faire
    [
      'Product Name (English);Product Token;Case Size;Minimum Order Quantity;USD Unit Wholesale Price;USD Unit Retail Price;Item Dimensions Unit;Item Width',
      'Candle;p_1;6;6;9.50;19.00;in;3',
      ['name', 'handle', 'orderStep', 'minQty', 'price', 'listPrice', 'lengthUnit', 'width'],
    ],
    // BigCommerce
    [
      'Product ID;Product Name;Product Type;Price;Cost Price;Track Inventory;Current Stock Level;Low Stock Level;Product Image ID - 1;Product Image URL - 1',
      '77;Towel;P;49.00;20.00;by product;45;0;1;https://a.test/a.jpg',
      [null, 'name', null, 'price', null, null, 'stock', null, null, 'pictures'],
    ],
    // Magento
    [
      'product_type;categories;name;price;special_price;special_price_from_date;qty;out_of_stock_qty;is_in_stock',
      'simple;Gear;Bag;34.0;29.0;2026-01-01;100;0;1',
      [null, 'category', 'name', 'price', 'salePrice', 'saleDate', 'stock', null, 'availability'],
    ],
    [
      'feed_product_type;item_sku;item_name;external_product_id;standard_price;main_image_url',
      'kitchen;K;Whisk;4006381333931;12.99;https://a.test/w.jpg',
      ['category', 'sku', 'name', 'barcode', 'price', 'pictures'],
    ],
    [
      'Name;Image1;Image2;Image 3;Price',
      'A;https://a/1;https://a/2;;1',
      ['name', 'pictures', 'pictures', 'pictures', 'price'],
    ],
    ['SKU;Name;EUR net;RRP EUR', 'A;B;12.5;25', ['sku', 'name', 'price', 'listPrice']],
    ['Artikel;Farbe;Größe;Preis', 'Hemd;rot;S;9,90', ['name', 'color', 'size', 'price']],
    // Sizes in one cell, and columns called like them that hold something else.
    [
      'Item;Wholesale;Dims;Ctn size (LxWxH)',
      'Mug;4.20;3 x 3 x 4 in;40x30x25cm',
      ['name', 'price', 'dimensions', 'packDimensions'],
    ],
    ['Artikel;Preis;Maße (BxHxT)', 'Regal;99,00;80 × 180 × 35 cm', ['name', 'price', 'dimensions']],
    ['Item;Wholesale;Dimensions', 'Shirt;4.20;see drawing', ['name', 'price', null]],
    ['Name;Price;Product size', 'Shirt;4.20;XL', ['name', 'price', null]],
  ])('%s', (header, row, columns) => {
    expect(propose(header, row)).toEqual(columns)
  })
})

describe('a title is not what it says where the cells say otherwise:', () => {
  test.each([
    [
      "another system's IDs, which are numbers like ours",
      'Product ID;Name;Price',
      ['7;A;1', '8;B;2'],
      [null, 'name', 'price'],
    ],
    ['its IDs that hold rows together', 'Product ID;Name;Price', ['7;A;1', '7;A;2'], ['handle', 'name', 'price']],
    ['IDs of an export of ours', 'Product ID;Name;Price', ['7-t3k8f2;A;1'], ['id', 'name', 'price']],
    ['IDs that are barcodes', 'Product ID;Name;Price', ['4006381333931;A;1'], ['barcode', 'name', 'price']],
    ['words below Stock', 'Name;Price;Stock', ['A;1;in stock'], ['name', 'price', 'availability']],
    ['a count below Available', 'Name;Price;Available', ['A;1;120'], ['name', 'price', 'stock']],
    ['a kind of row', 'type;name;price;categories', ['simple;A;1;Home'], [null, 'name', 'price', 'category']],
    ['eight digits that are no barcode', 'Name;Price;Datum', ['A;1;20260131'], ['name', 'price', null]],
    ['a long description', 'SKU;Description;Price', ['A;<p>Long</p>;1'], ['sku', 'body', 'price']],
    ['amounts in cents', 'sku;title;price_cents', ['A;B;1250'], ['sku', 'name', null]],
    [
      'a unit in the title of the weight',
      'Name;Price;Weight (g);Weight unit',
      ['A;1;567;lb'],
      ['name', 'price', 'weight', null],
    ],
    [
      'grams beside a weight with its unit',
      'Name;Weight (g);Weight;Weight unit',
      ['A;567;1.25;lb'],
      ['name', null, 'weight', 'weightUnit'],
    ],
  ])('%s', (_, header, rows, columns) => {
    expect(propose(header, ...rows)).toEqual(columns)
  })
})

test.each([
  'Cost price',
  'Cost per item',
  'Purchase price',
  'EK-Preis',
  'Einkaufspreis netto',
  "Prix d'achat",
  'Precio de compra',
  'Prezzo di acquisto',
  'Cena zakupu',
  'Shipping price',
  'Price group',
  'Old price',
  'Price valid from',
])('%s is never proposed as the price', (title) => {
  expect(propose(`Name;${title}`, 'A;12.50')).toEqual(['name', null])
})

test.each(['Größe', 'GRÖSSE', 'Stan magazynowy', 'カテゴリ', 'Prix unitaire HT', 'item_sku'])(
  '%s is known as a title wherever a table begins',
  (title) => {
    expect(isKnownTitle(title)).toBe(true)
  },
)

test.each(['Hammer 300 g', 'blue', '2026', ''])('%j is none', (text) => {
  expect(isKnownTitle(text)).toBe(false)
})
