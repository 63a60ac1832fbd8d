import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { bytes, closed, id, moment, nullable, text } from '../fields.ts'
import { attachmentTypes } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { productForm } from './form.ts'
import { planKinds } from './plan-endpoints.ts'

const oneOf = <const V extends string>(...values: V[]) => Type.Enum(values)

export const productState = oneOf('draft', 'published', 'hidden')
/** What a product can lack. */
export const missingPart = oneOf('pictures', 'category', 'description', 'packaging', 'hts')
export type MissingPart = Type.Static<typeof missingPart>
export const productOrder = oneOf('changed', 'changed-oldest', 'name', 'name-last', 'worst')
export type ProductOrder = Type.Static<typeof productOrder>
export const stockState = oneOf('in-stock', 'on-demand', 'out-of-stock')
/** By what the table is narrowed: `in-stock` is counted or not, `not-counted` and `low` are parts of it that a seller looks for. */
export const stockFilter = oneOf('in-stock', 'not-counted', 'on-demand', 'out-of-stock', 'low')

/** The stock of one combination. `on_hand` is what lies in the warehouse, `reserved` what orders wait for, `available` the rest; not counted, only the second is known. */
export const stockLevel = Type.Object({
  options: Type.Record(Type.String(), Type.String()),
  tracking: oneOf('counted', 'not_counted'),
  on_hand: nullable(Type.Integer()),
  reserved: Type.Integer(),
  available: nullable(Type.Integer()),
  low_at: nullable(Type.Integer()),
})

const listQuery = Type.Object({
  ...pageQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(productState),
  stock: Type.Optional(stockFilter),
  missing: Type.Optional(missingPart),
  sort: Type.Optional(productOrder),
  /** Those changed at or after that moment, the longest unchanged first, whatever `sort` says. */
  changed_since: Type.Optional(moment),
})

/**
 * A row of the table. `price` is the lowest of one unit, in the currency; `stock` what can be had of all combinations that are counted, each once, and
 * `reserved` what orders wait for. `is_counted` is false where some of what is for sale is not counted.
 */
export const deskProduct = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  company: Type.Object({ id: Type.Integer(), name: Type.String() }),
  state: productState,
  image: nullable(Type.String()),
  price: nullable(Type.Number()),
  currency: Type.String(),
  stock: Type.Integer(),
  reserved: Type.Integer(),
  is_counted: Type.Boolean(),
  /** Some of it has come down to the threshold its seller chose. */
  is_low: Type.Boolean(),
  availability: stockState,
  missing: Type.Array(missingPart),
  /** How well it is described, 0 to 100; null for a moment after an upgrade. */
  quality: nullable(Type.Integer()),
  /** Why an operator hid it. */
  hidden_reason: nullable(Type.String()),
  /** What of its plans happens next, and when (`at`): one that is `running` ends then, another begins. */
  planned: nullable(Type.Object({ kind: Type.Enum(planKinds), state: oneOf('waiting', 'running'), at: Type.String() })),
  version: Type.Integer(),
  changed_at: Type.String(),
  changed_by: nullable(Type.String()),
})
export type DeskProduct = Type.Static<typeof deskProduct>

/** A file of a company that can stand as a document with its products. */
export const documentFile = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  bytes: Type.Integer(),
  type: oneOf('pdf', 'picture'),
})
export type DocumentFile = Type.Static<typeof documentFile>

export const linkedProduct = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  image: nullable(Type.String()),
  state: oneOf('draft', 'published', 'hidden', 'deleted'),
})
export type LinkedProduct = Type.Static<typeof linkedProduct>

const codeElsewhere = Type.Object({
  kind: oneOf('sku', 'barcode'),
  code: Type.String(),
  product_id: Type.Integer(),
  name: Type.String(),
})
export type CodeElsewhere = Type.Static<typeof codeElsewhere>

const counts = Type.Object({
  all: Type.Integer(),
  draft: Type.Integer(),
  published: Type.Integer(),
  hidden: Type.Integer(),
})
const list = Type.Object({ data: Type.Array(deskProduct), counts, pagination })

/** The products of one's own company, last changed first. `counts` are of all of them, whatever is asked for. */
export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/v1/own-products',
  scope: 'products:read',
  access: 'seller',
  summary: 'The products of one’s own company',
  query: listQuery,
  answer: list,
})

/** A product to be edited; another company's answers like a missing one. `version` goes back with the change. */
export const getOwnProduct = endpoint({
  method: 'GET',
  path: '/api/v1/own-products/:id',
  scope: 'products:read',
  access: 'seller',
  summary: 'One of one’s own products, as it is edited',
  params: Type.Object({ id }),
  answer: Type.Object({
    id: Type.Integer(),
    slug: Type.String(),
    version: Type.Integer(),
    changed_at: Type.String(),
    changed_by: nullable(Type.String()),
    hidden_reason: nullable(Type.String()),
    form: productForm,
    /** The stock of each combination that is sold from stock; `available` is what can still be had, null where nobody counts. */
    stock: Type.Array(stockLevel),
    /** The files of its documents. */
    files: Type.Array(documentFile),
    /** What its links lead to. */
    linked: Type.Array(linkedProduct),
    /** Article numbers and barcodes of it that another product of the company has too, with one of these; at most 200. */
    codes_elsewhere: Type.Array(codeElsewhere),
    images: Type.Array(
      Type.Object({
        id: Type.Integer(),
        preview: Type.String(),
        medium: Type.String(),
        original: Type.String(),
        /** Of the original, pixels. */
        width: Type.Integer(),
        height: Type.Integer(),
      }),
    ),
  }),
})

/** A product may have thousands of price lines. */
const bodyLimit = 1024 * 1024
const written = Type.Object({ id: Type.Integer(), slug: Type.String(), version: Type.Integer() })

/** Stores a new product. 400 with the fields named ('terms.3.price'). */
export const createOwnProduct = endpoint({
  method: 'POST',
  path: '/api/v1/own-products',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Store a new product',
  body: closed({ form: productForm }),
  bodyLimit,
  answer: written,
  status: 201,
  idempotent: true,
})

/** Stores a copy of a product as a draft: with everything but article numbers, barcodes and stock (copy.ts). */
export const copyOwnProduct = endpoint({
  method: 'POST',
  path: '/api/v1/own-products/:id/copies',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Copy one of one’s own products, as a draft without article numbers, barcodes and stock',
  params: Type.Object({ id }),
  answer: written,
  status: 201,
  idempotent: true,
})

/**
 * Makes a product what the form says. 409 when somebody changed it since `version` was read: nothing is overwritten, and `details` holds `version`,
 * `changed_by` and `changed_at` of what is stored now.
 */
export const changeOwnProduct = endpoint({
  method: 'PUT',
  path: '/api/v1/own-products/:id',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Change one of one’s own products',
  params: Type.Object({ id }),
  body: closed({ version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), form: productForm }),
  bodyLimit,
  answer: written,
})

const ids = Type.Array(id, { minItems: 1, maxItems: 200, uniqueItems: true })
const tags = Type.Array(text(40, 2), { minItems: 1, maxItems: 30 })
const action = Type.Union([
  closed({ type: Type.Literal('state'), state: productState }),
  closed({ type: Type.Literal('price'), percent: Type.Number({ minimum: -90, maximum: 900 }) }),
  closed({ type: Type.Literal('stock'), quantity: nullable(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })) }),
  closed({ type: Type.Literal('addTags'), tags }),
  closed({ type: Type.Literal('removeTags'), tags }),
])

/** Does the same to many products. Those it would make unsound stay as they are and are named with the reason; ids of others are not found. */
export const changeManyProducts = endpoint({
  method: 'POST',
  path: '/api/v1/own-products/bulk',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Change many of one’s own products at once',
  body: closed({ ids, action }),
  answer: Type.Object({
    changed: Type.Array(Type.Integer()),
    refused: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), reason: Type.String() })),
  }),
  idempotent: true,
})

/** Takes products off the market and out of the lists; for 30 days they can be brought back. */
export const deleteProducts = endpoint({
  method: 'POST',
  path: '/api/v1/own-products/deletions',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Delete products',
  body: closed({ ids }),
  answer: Type.Object({ deleted: Type.Array(Type.Integer()) }),
  idempotent: true,
})

/** Brings deleted products back as they were. */
export const restoreProducts = endpoint({
  method: 'POST',
  path: '/api/v1/own-products/restorations',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Bring deleted products back',
  body: closed({ ids }),
  answer: Type.Object({ restored: Type.Array(Type.Integer()) }),
  idempotent: true,
})

/** Stores a PNG, JPEG or PDF of at most 10 MB as the multipart field `file`, for `documents` of products. What no product shows is removed after some days. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/v1/product-documents',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Upload a data sheet, certificate or manual as the multipart field `file`',
  bodySeconds: 120,
  upload: { 'multipart/form-data': closed({ file: bytes }) },
  refuses: ['too_many'],
  answer: Type.Object({ data: documentFile }),
})

/** Of a product on the market for everybody; else for its company and operators. */
export const getDocument = endpoint({
  method: 'GET',
  path: '/api/v1/product-documents/:id',
  access: 'anyone',
  scope: 'products:read',
  summary: 'The content of a document of a product',
  params: Type.Object({ id }),
  file: attachmentTypes,
})

const named = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }))

/** What the editor offers to choose from. Brands and families by name: at most 500 each, the rest is found by typing it. */
export const getProductChoices = endpoint({
  method: 'GET',
  path: '/api/v1/product-choices',
  scope: 'products:read',
  access: 'seller',
  summary: 'Categories, brands, families, attributes and tags to choose from',
  answer: Type.Object({
    categories: Type.Array(Type.Object({ name: Type.String(), choices: named })),
    brands: Type.Array(Type.String()),
    families: Type.Array(Type.String()),
    attributes: Type.Array(Type.String()),
    tags: Type.Array(Type.String()),
  }),
})

/** Everybody's products, last changed first. */
export const listMarketplaceProducts = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace-products',
  access: 'admin',
  summary: 'The products of all sellers',
  query: listQuery,
  answer: list,
})

/** Hides a product with a reason its seller is mailed, or lifts that; lifting leaves it hidden for the seller to publish. */
export const moderateProduct = endpoint({
  method: 'PUT',
  path: '/api/v1/marketplace-products/:id/moderation',
  access: 'admin',
  summary: 'Hide a product from the market, or lift that',
  params: Type.Object({ id }),
  body: closed({ hidden: Type.Boolean(), reason: Type.Optional(text(1000)) }),
  answer: Type.Object({ success: Type.Boolean() }),
})
