import type { Endpoint } from '@fairquay/contract/endpoint.ts'

/** What a field of a call can name that is not everybody's. */
export type TakenKind =
  | 'product'
  | 'company'
  | 'branch'
  | 'picture'
  | 'category'
  | 'word'
  | 'request'
  | 'person'
  | 'file'
  | 'document'

/** What a field names, each of which needs a row about a hidden one (hidden-rows.ts), or why no such row is needed. */
export type Taken = readonly TakenKind[] | string

type Schema = {
  type?: string
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
}

/** Fields that name something: all of a path, every number that has the shape of an id, and texts that are called like things. */
export function listNamingFields(endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>): string[] {
  const found = new Set<string>()
  for (const part of ['params', 'query', 'body'] as const)
    walk(endpoint[part] as Schema | undefined, part, (field, schema) => {
      const isId = schema.type === 'integer' && schema.minimum === 1 && schema.maximum === 2_147_483_647
      if (part === 'params' || isId || isCalledLikeAThing(field)) found.add(field)
    })
  return [...found]
}

function walk(schema: Schema | undefined, field: string, see: (field: string, schema: Schema) => void): void {
  if (!schema) return
  const within = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  for (const one of within) walk(one, field, see)
  const named = Object.entries(schema.properties ?? {})
  for (const [name, one] of named) walk(one, `${field}.${name}`, see)
  for (const one of Object.values(schema.patternProperties ?? {})) walk(one, `${field}.*`, see)
  if (within.length + named.length === 0) see(field, schema)
}

const thing =
  'product|company|supplier|seller|buyer|brand|brands|family|families|category|categories|industry|industries|country|countries|tags|user|person|request'
const calledLikeAThing = new RegExp(
  `(^|_)(${thing}|slug|slugs|id|ids|handle|path|search|q|word|words|name_of|picture|image|file)$|(Id|Ids|ID|Slug|Handle|Path)$`,
)

function isCalledLikeAThing(field: string): boolean {
  return calledLikeAThing.test(field.slice(field.lastIndexOf('.') + 1))
}

const owned = 'It belongs to one company or person: its rows of, own and missing, are compared byte by byte.'
const itsOwnGoods = 'It is looked up among the goods named beside it, never by itself.'
const shared = 'A word of the market: whoever writes it gets it, and is not told whether it was there.'
const typed = 'A text that is stored as it was typed and looks up nothing.'
const everybodys = 'A country of the world; there are no others.'
const oneself = 'It is looked for among what is one’s own.'

/** The first that fits a call and its field says what the field names. */
const rules: readonly (readonly [call: RegExp, field: RegExp, taken: Taken])[] = [
  [
    / \/api\/v1\/operator\/| \/api\/v1\/(outbox|people|marketplace-products)\b| \/api\/v1\/companies\/:id\/(approval|suspension|checks)/,
    /./,
    'Only the operator gets here, from whom nothing is hidden.',
  ],

  [/ \/api\/v1\/(legal|acceptances)\//, /^params\.document$/, 'One of two texts that everybody may read.'],
  [/ \/api\/v1\/company-sign-in/, /^params\.domain$/, oneself],
  [/ \/api\/v1\/company-sign-in/, /^body\.client_id$/, typed],

  // What is found by its path and belongs to somebody.
  [
    / \/api\/v1\/(orders|shipments|claims|claim-files|reviews|requests|request-files|purchase-requests|logistic-quotes|sourcing|imports|webhooks|api-tokens|invitations|members|sessions|passkeys|support-access)\/:/,
    /^params\.(id|paper|deliveryId)$/,
    owned,
  ],
  [/ \/api\/v1\/rate-cards\//, /^params\.(id|lane|change)$/, owned],
  [
    / \/api\/v1\/freight-prices/,
    /^params\.lane$/,
    'Whoever buys is shown its price; one that is gone answers like none.',
  ],
  [/ \/api\/v1\/freight-prices/, /^body\.request_id$/, oneself],
  [/ \/api\/v1\/shipment-plans$/, /^body\.cartons\.id$/, typed],
  [/ \/api\/v1\/shipment-plans$/, /^body\.lines\.product_id$/, ['product']],
  [/ \/api\/v1\/landed-cost$/, /^body\.lines\.product_id$/, ['product']],
  [/ \/api\/v1\/landed-cost\/file$/, /^body\.calculations\.input\.lines\.product_id$/, ['product']],
  [
    / \/api\/auth\/login\/passkey$/,
    /^body\.user_handle$/,
    'A random number; whoever does not hold the passkey is refused alike, whatever they name.',
  ],
  [/unsubscribe/, /^params\.token$/, owned],
  [
    / \/api\/v1\/shipment-plans\/:id/,
    /^params\.id$/,
    'A key nobody guesses; whoever was given it may open what it names.',
  ],
  [/ \/api\/v1\/requests\/:id\/threads\/:company\//, /^params\.company$/, ['company']],

  // Goods and companies by name, as guests see them.
  [/ \/api\/v1\/marketplace\/product\/:slug/, /^params\.slug$/, ['product']],
  [/ \/api\/v1\/marketplace\/(company|showroom|shop)\/:slug/, /^params\.slug$/, ['company']],
  [/ \/api\/v1\/marketplace\/companies\/:id/, /^params\.id$/, ['company']],
  [/ \/api\/showroom\/filters/, /^params\.supplierId$/, ['company']],
  [/ \/api\/rest\/company-/, /^query\.company_id$/, ['company']],
  [/ \/api\/rest\/locations/, /^query\.id$/, ['branch']],
  [
    / \/api\/(v1\/products\/all|v1\/filters|v1\/marketplace\/showroom|showroom\/filters)/,
    /^query\.category$/,
    ['category'],
  ],
  [/ \/api\/v1\/(products\/all|filters)/, /^query\.search$/, ['product', 'word']],
  [
    / \/api\/(v1\/products\/all|v1\/filters|v1\/marketplace\/showroom|showroom\/filters)/,
    /^query\.(brand|family)$/,
    ['word'],
  ],
  [/ \/api\/v1\/(products\/all|filters)/, /^query\.supplier$/, ['company']],
  [/ \/api\/v1\/products\/(cards|details)/, /^query\.ids$/, ['product']],
  [/ \/api\/v1\/product-facts/, /^(query\.ids|body\.product_id)$/, ['product']],
  [/ \/api\/v1\/order-values/, /^query\.seller_ids$/, ['company']],
  [/ \/api\/marketplace\/sellers/, /^query\.search$/, ['company']],
  [/ \/api\/marketplace\/sellers/, /^query\.category$/, ['category']],
  [
    / \/api\/v1\/(searches|views)$/,
    /^body\.search$/,
    'Words that are counted; whatever they are, the answer is the same.',
  ],
  [/ \/api\/v1\/hs-codes/, /^query\.search$/, 'Words of a public list; there are no others.'],
  [/ \/api\/v1\/hs-codes/, /^params\.code$/, 'A code of a public list; there are no others.'],
  [
    / \/api\/v1\/hs-codes/,
    /^query\.category$/,
    'Categories are everybody’s; of goods only those on the market are counted.',
  ],
  [/ \/api\/v1\/own-products\/hs-suggestions/, /^query\.ids$/, owned],
  [/ \/api\/v1\/places/, /^query\.search$/, 'Ports and airports of a public list; there are no others.'],
  [/ \/api\/v2\/search/, /^query\.search$/, ['product', 'company', 'word']],
  [/ \/api\/v1\/sourcing-sellers/, /^query\.(search|product_id)$/, ['product']],
  [/./, /\.(country|exportCountries)$/, everybodys],

  [/ \/api\/v1\/(orders|shipments)/, /^query\.search$/, oneself],
  [/ \/api\/v1\/shipments/, /^body\.version$/, 'A number of changes.'],
  [
    /^POST \/api\/v1\/orders\/:id\/reviews$/,
    /^body\.product_id$/,
    'It is looked up among the goods of the order, never by itself.',
  ],
  [/ \/api\/v1\/(orders\/:id\/reviews|reviews\/:id\/actions)$/, /^body\.picture_ids$/, oneself],
  [/ \/api\/v1\/orders\/:id\/claims$/, /^body\.(shipment_id|file_ids)$/, oneself],
  [
    / \/api\/v1\/orders\/:id\//,
    /^(params\.(payment|paper)|body\.(invoice_id|owed_id|shipment_id))$/,
    'It is looked up within the order named beside it.',
  ],

  [
    / \/api\/v1\/money\/:company/,
    /^params\.company$/,
    'A company without an account with the reader’s answers like one that never was.',
  ],

  [/ \/api\/v1\/imports\/:id\/words/, /^body\.words/, typed],
  [/ \/api\/v1\/imports\/:id\/pictures/, /^body\.ids$/, 'It is looked up within the import named beside it.'],

  // What is asked for.
  [
    / \/api\/(v1\/(cart|purchase-requests|logistic-quotes|freight-prices|sourcing)|v2\/pdf|review-to-pdf)/,
    /\.product_id$/,
    ['product'],
  ],
  [/./, /\.pallet_category$/, 'One of a closed list of sizes.'],
  [/./, /\.(option_values|selected_price_id)$/, itsOwnGoods],
  [/ \/api\/v1\/(logistic-quotes|freight-prices)/, /^body\.(quote\.)?seller_data\.supplier_id$/, ['company']],
  [
    /\/freight-requests$/,
    /^body\.seller_data\.supplier_id$/,
    'It is the seller of the deal, or refused: no other is looked up.',
  ],
  [
    / \/api\/v1\/(logistic-quotes|freight-prices)|\/freight-requests$/,
    /^body\.(quote\.)?buyer_data\.user_id$/,
    'The server writes who really asked in its place.',
  ],
  [/ \/api\/v2\/pdf/, /^body\.(seller|buyer)_company_id$/, ['company']],
  [/ \/api\/review-to-pdf/, /^body\.id$/, owned],
  [/ \/api\/(v1\/(logistic-quotes|freight-prices)|review-to-pdf)|\/freight-requests$/, /\.company$/, typed],
  [/ \/api\/v1\/purchase-requests$/, /^body\.asked\.delivery\.(company|person)$/, typed],
  [/^POST \/api\/v1\/sourcing$/, /^body\.sellers$/, ['company']],
  [/ \/api\/v1\/sourcing\/:id\/award/, /^body\.awards\.request_id$/, ['request']],
  [/\/sharing$/, /^body\.with_seller$/, 'Yes or no.'],
  [/ \/api\/v1\/requests\/:id\/assignee/, /^body\.user_id$/, ['person']],
  [/\/messages$/, /^body\.file_ids$/, ['file']],
  [/ \/api\/v1\/purchase-requests$/, /^body\.attachments$/, ['file']],
  [/\/messages$/, /^query\.before$/, 'A place in a conversation the reader has a part in.'],
  [/ \/api\/(v1\/(purchase-requests|logistic-quotes|freight-prices)|v2\/pdf)/, /^body\.file_id$/, oneself],
  [/ \/api\/v1\/(requests|claims)$/, /^query\.search$/, oneself],
  [/ \/api\/v1\/notifications/, /^(query|body)\.(ids|request_id|path)$/, oneself],
  [/ \/api\/v1\/(views|reports)$/, /^body\.id$/, ['product', 'company']],

  // Where goods are loaded or put back: a place of one's own, or refused as one that was removed.
  [
    / \/api\/v1\/(orders|shipments|claims)\//,
    /(^body|\.shipment)\.(loads_from|place_id)$/,
    'A place of one’s own, or refused as one that is gone.',
  ],

  // The seller's desk.
  [/ \/api\/v1\/product-sheet/, /^query\.search$/, oneself],
  [/ \/api\/v1\/product-sheet/, /^body\.changes\.id$/, ['product']],
  [/ \/api\/v1\/product-sheet/, /^body\.changes\.version$/, 'A number of changes.'],
  [/ \/api\/v1\/(feeds|product-templates)/, /^params\.id$/, owned],
  [/ \/api\/v1\/product-templates$/, /^body\.product_id$/, ['product']],
  [/ \/api\/v1\/feeds/, /^body\.user_name$/, typed],
  [/ \/api\/v1\/product-export/, /^query\.ids$/, ['product']],
  [/ \/api\/v1\/own-products/, /^body\.form\.variants\.images$/, 'They are pictures of the form’s own, or refused.'],
  [/ \/api\/v1\/own-products/, /^(params\.id|body\.ids)$/, ['product']],
  [/ \/api\/v1\/own-products\/:id\/plans/, /^params\.plan$/, owned],
  [/ \/api\/v1\/(own-products|figures\/products)/, /^query\.search$/, oneself],
  [/ \/api\/v1\/(stock|prices)$/, /^(query|body\.items)\.product_id$/, ['product']],
  [/ \/api\/v1\/own-products\/:id\/stock-places$/, /^body\.counts\.place_id$/, ['branch']],
  [/ \/api\/v1\/own-products/, /^body\.form\.categories$/, ['category']],
  [/ \/api\/v1\/own-products/, /^body\.form\.images\.imageId$/, ['picture']],
  [/ \/api\/v1\/own-products/, /^body\.form\.documents\.fileId$/, ['document']],
  [/ \/api\/v1\/own-products/, /^body\.form\.links\.productId$/, ['product']],
  [/ \/api\/v1\/product-documents/, /^params\.id$/, ['document']],
  [/ \/api\/v1\/own-products/, /^body\.form\.(brand|family|tags)$|^body\.action\.tags$/, shared],
  [/ \/api\/v1\/own-products\/bulk/, /^body\.action\.tags$/, shared],
  [/ \/api\/v1\/own-(products|company)/, /^body\.version$/, 'A number of changes.'],
  [/ \/api\/v1\/own-company/, /^body\.form\.(logoImageId|gallery\.imageId|certificates\.imageId)$/, ['picture']],
  [/ \/api\/v1\/own-company/, /^body\.form\.industries$/, ['category']],
  [/ \/api\/v1\/own-company/, /^body\.form\.brands$/, shared],
  [/ \/api\/v1\/own-company/, /^body\.form\.branches\.id$/, ['branch']],
  [/ \/api\/v1\/supplier\/banner-upload/, /^body\.path$/, ['picture']],
  [/ \/api\/v1\/supplier\/banner-upload/, /^body\.supplierID$/, ['company']],
]

/** What a field of a call names; undefined for one that nobody has thought about yet. */
export function whatIsTaken(call: string, field: string): Taken | undefined {
  return rules.find(([calls, fields]) => calls.test(call) && fields.test(field))?.[2]
}
