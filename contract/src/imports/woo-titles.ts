import type { GoodsField } from './goods-fields.ts'

/** Columns of WooCommerce's export; units in brackets are cut off before. */
const english: Readonly<Record<string, GoodsField>> = {
  id: 'handle',
  type: 'rowType',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'barcode',
  name: 'name',
  published: 'state',
  'short description': 'shortBody',
  description: 'body',
  'date sale price starts': 'saleDate',
  'date sale price ends': 'saleDate',
  'in stock?': 'availability',
  stock: 'stock',
  'backorders allowed?': 'backorders',
  weight: 'weight',
  length: 'depth',
  width: 'width',
  height: 'height',
  'sale price': 'salePrice',
  'regular price': 'price',
  categories: 'category',
  tags: 'tags',
  images: 'pictures',
  parent: 'parent',
  brands: 'brand',
}

/** The same in the languages of other shops, whose exports have translated titles and the same cells. What is spelt as in English is left out. */
const translated: Readonly<Record<string, GoodsField>> = {
  // German
  typ: 'rowType',
  artikelnummer: 'sku',
  'gtin, upc, ean oder isbn': 'barcode',
  veröffentlicht: 'state',
  kurzbeschreibung: 'shortBody',
  beschreibung: 'body',
  'datum, an dem angebotspreis beginnt': 'saleDate',
  'datum, an dem angebotspreis endet': 'saleDate',
  'vorrätig?': 'availability',
  lager: 'stock',
  lagerbestand: 'stock',
  bestand: 'stock',
  'lieferrückstände erlaubt?': 'backorders',
  'lieferrückstand erlaubt?': 'backorders',
  gewicht: 'weight',
  länge: 'depth',
  breite: 'width',
  höhe: 'height',
  angebotspreis: 'salePrice',
  'regulärer preis': 'price',
  kategorien: 'category',
  schlagwörter: 'tags',
  bilder: 'pictures',
  übergeordnet: 'parent',
  'übergeordnetes produkt': 'parent',
  marken: 'brand',
  // French
  ugs: 'sku',
  'gtin, upc, ean ou isbn': 'barcode',
  nom: 'name',
  publié: 'state',
  'description courte': 'shortBody',
  'date de début de promo': 'saleDate',
  'date de fin de promo': 'saleDate',
  'en stock ?': 'availability',
  'autoriser les commandes de produits en rupture ?': 'backorders',
  poids: 'weight',
  longueur: 'depth',
  largeur: 'width',
  hauteur: 'height',
  'tarif promo': 'salePrice',
  'tarif régulier': 'price',
  catégories: 'category',
  étiquettes: 'tags',
  marques: 'brand',
  // Spanish
  tipo: 'rowType',
  'gtin, upc, ean o isbn': 'barcode',
  nombre: 'name',
  publicado: 'state',
  'descripción corta': 'shortBody',
  descripción: 'body',
  'día en que empieza el precio rebajado': 'saleDate',
  'día en que termina el precio rebajado': 'saleDate',
  '¿existencias?': 'availability',
  '¿en inventario?': 'availability',
  inventario: 'stock',
  '¿permitir reservas de productos agotados?': 'backorders',
  peso: 'weight',
  longitud: 'depth',
  anchura: 'width',
  altura: 'height',
  'precio rebajado': 'salePrice',
  'precio normal': 'price',
  categorías: 'category',
  etiquetas: 'tags',
  imágenes: 'pictures',
  superior: 'parent',
  marcas: 'brand',
}

const fields = new Map(Object.entries({ ...translated, ...english }))

/** 'Attribute 1 value(s)', as each language says it. */
const attributes: readonly (readonly [RegExp, 'Name' | 'Value'])[] = [
  [/^(?:attribute|attribut) ([1-5]) name$/, 'Name'],
  [/^(?:attribute|attribut) ([1-5]) (?:value\(s\)|wert\(e\))$/, 'Value'],
  [/^(?:nom de l['’]attribut|nombre del atributo) ([1-5])$/, 'Name'],
  [/^(?:valeur\(s\) de l['’]attribut|valor\(es\) del atributo) ([1-5])$/, 'Value'],
]

/** The field of a tidied title of WooCommerce's export, in any of the languages that are known. */
export function findWooField(title: string): GoodsField | undefined {
  for (const [pattern, part] of attributes) {
    const number = pattern.exec(title)?.[1]
    if (number) return `option${number as '1'}${part}`
  }
  return fields.get(title.replace(/(?<!\s)\s*\([^()]*\)$/, '')) ?? fields.get(title)
}

/** Whether tidied titles are those of WooCommerce's export. Few others say what kind of row each is, and translations beside it say which export it is. */
export function isWooHeader(titles: readonly string[]): boolean {
  const found = new Set(titles.map(findWooField))
  if (!found.has('price') || !found.has('name')) return false
  return (
    titles.includes('regular price') ||
    ['rowType', 'parent', 'availability'].every((one) => found.has(one as GoodsField))
  )
}
