import type { GoodsField } from './goods-fields.ts'

const costs =
  'cost|costs|purchase|purchasing|buying|landed|ek|einkauf\\w*|einstand\\w*|achat|revient|compra|coste|costo|custo|acquisto|inkoop\\w*|zakup\\w*|nakup\\w*|alis|maliyet'
const other =
  'shipping|freight|versand\\w*|fracht|livraison|envio|spedizione|fee|deposit|pfand|discount|rabatt|remise|minimum|old|previous|group|type|list|tier|currency|cents?|pence|minor|calculated|gruppe|code|name'
const dates =
  'date|datum|dates|dia|fecha|data|start|starts|end|ends|begin\\w*|beginnt|endet|debut|fin|from|to|until|valid|gultig\\w*|updated|changed'
const prices = wordsOf(`${costs}|${other}|${dates}`)

/** Words beside which another one means something else: nobody's purchase price is to be seen by buyers. */
const misleading: Partial<Record<GoodsField, RegExp>> = {
  price: prices,
  salePrice: prices,
  listPrice: prices,
  packPrice: prices,
  stock: wordsOf(
    `low|min|minimum|max|maximum|safety|alert|reserved|reserviert\\w*|out|track|manage|managed|threshold|status|policy|faible|geringe|mindest\\w*|melde\\w*|order|ordered|sold|pack|carton|case|box|per|step|multiple|increment|${dates}`,
  ),
  name: wordsOf(
    'file|attribute|option|option\\d|variation|variant|supplier|customer|image|group|type|store|shop|company|category|collection|material|set|brand|vendor',
  ),
  body: wordsOf('meta|seo|short|category|image|tax|variation|variant|color|colour'),
  sku: wordsOf(
    'parent|supplier|lieferant\\w*|related|upsell|cross|fournisseur|proveedor|type|group|hs|country|promo|color|colour|tax|vat',
  ),
  category: wordsOf('tax|shipping|steuer|google'),
  weight: wordsOf('shipping|versand\\w*|gross|brutto|volumetric|dimensional|unit|carton|box|package'),
  width: wordsOf('carton|box|package|pack|karton|unit'),
  height: wordsOf('carton|box|package|pack|karton|unit'),
  depth: wordsOf('carton|box|package|pack|karton|unit|cable'),
  pictures: wordsOf('alt|id|description|position'),
  tags: wordsOf('price|hang'),
}

const sales = /(?<!\p{L})(sale|special|offer|promo\w*|aktion\w*|angebot\w*|rebaj\w*|oferta|scont\w*|solde)/u
const daysOnly = wordsOf(dates)

/** Whether a simplified title is that of the days on which a sale price holds: without them it would hold for ever. */
export function isDateOfSale(plain: string): boolean {
  return sales.test(plain) && daysOnly.test(plain)
}

function wordsOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])|仕入|原価|进价|成本|采购`, 'u')
}

/** Whether a simplified title that has a word for `field` in it means another thing: 'purchase price', 'low stock', 'brand id'. */
export function isOtherThan(field: GoodsField, plain: string): boolean {
  return /(?<![\p{L}])ids?$/u.test(plain) || misleading[field]?.test(plain) === true
}
