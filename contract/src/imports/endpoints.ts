import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { bytes, closed, id, moment, nullable, text } from '../fields.ts'
import { csvType, tableTypes, xmlType } from '../file-types.ts'
import { currencies } from '../money.ts'
import { pageQuery, pagination } from '../paging.ts'
import { exportFormats, mostExported } from './export-formats.ts'
import { importFormat, reading, tableSample } from './format-schema.ts'
import { importActions } from './report.ts'
import { importStates, largestFile, partSize } from './rules.ts'

const counts = Type.Object({
  create: Type.Integer(),
  change: Type.Integer(),
  skip: Type.Integer(),
  refuse: Type.Integer(),
  /** Pictures to be fetched, or that could not be. */
  pictures: Type.Integer(),
  warnings: Type.Integer(),
  /** Products that are kept back as drafts, and how many of them lack which part; absent in reports from before. */
  drafts: Type.Optional(Type.Object({ all: Type.Integer(), pictures: Type.Integer(), category: Type.Integer() })),
  /** New products that are drafts because the file says so, or does not say that they are published; absent in reports from before. */
  drafts_by_file: Type.Optional(Type.Integer()),
})
export type ImportFigures = Type.Static<typeof counts>

/** What the server is at, and how far: 'read', 'compare', 'pictures', 'write'. `total` 0: not known yet. */
const progress = Type.Object({ phase: Type.String(), done: Type.Integer(), total: Type.Integer() })
export type ImportProgress = Type.Static<typeof progress>

const summary = {
  id: Type.Integer(),
  file_name: Type.String(),
  size: Type.Integer(),
  received: Type.Integer(),
  state: Type.Enum(importStates),
  created_at: Type.String(),
  changed_at: Type.String(),
  created_by: nullable(Type.String()),
  counts: nullable(counts),
  /** Why the last step did not succeed. */
  fault: nullable(Type.String()),
  can_undo: Type.Boolean(),
  has_refused_rows: Type.Boolean(),
}

export const importSummary = Type.Object(summary)
export type ImportSummary = Type.Static<typeof importSummary>

export const importDetail = Type.Object({
  ...summary,
  format: nullable(importFormat),
  sample: nullable(tableSample),
  /** What the company's own prices are usually in: suggested where a file's prices name no currency, never taken by itself. */
  suggested_currency: Type.String(),
  /** The columns are those somebody of this company chose for the last file with this header. */
  is_remembered: Type.Boolean(),
  unused_columns: Type.Array(Type.String()),
  progress: nullable(progress),
  /** After an undo: how many products were brought back, and those that were left and why. */
  undone: nullable(
    Type.Object({
      reverted: Type.Integer(),
      kept: Type.Integer(),
      examples: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() })),
    }),
  ),
})
export type ImportDetail = Type.Static<typeof importDetail>

const params = Type.Object({ id })
const issue = Type.Object({ line: Type.Integer(), column: Type.String(), reason: Type.String() })

export const importRow = Type.Object({
  action: Type.Enum(importActions),
  handle: Type.String(),
  name: Type.String(),
  lines: Type.String(),
  summary: Type.String(),
  issues: Type.Array(issue),
})
export type ImportRow = Type.Static<typeof importRow>

/** The imports of one's own company. Discarded ones are only listed with `changed_since`, so that programs learn of it. */
export const listImports = endpoint({
  method: 'GET',
  path: '/api/v1/imports',
  scope: 'products:read',
  access: 'seller',
  summary:
    'Imports of one’s own company, newest first. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({ ...pageQuery, changed_since: Type.Optional(moment) }),
  answer: Type.Object({ data: Type.Array(importSummary), pagination }),
})

/** One import; another company's answers like a missing one. Ask again while it works. */
export const getImport = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:id',
  scope: 'products:read',
  access: 'seller',
  summary: 'One import and how far it is',
  params,
  answer: importDetail,
})

/** Announces a file. 422 while another import of the company is open. */
export const createImport = endpoint({
  method: 'POST',
  path: '/api/v1/imports',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Begin an import',
  body: closed({ name: text(200, 1), size: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  answer: importSummary,
  status: 201,
  idempotent: true,
})

/**
 * Takes a part of the file, sent as the multipart field `part` or as the body itself (`application/octet-stream`), at most 512 kB. `offset` is where it
 * begins; a part that is there already is taken again. 409 when the part before it is missing. With the last part the server begins to look at the file.
 */
export const uploadImportPart = endpoint({
  method: 'PUT',
  path: '/api/v1/imports/:id/content',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Send a part of the file',
  upload: { 'multipart/form-data': closed({ part: bytes }), 'application/octet-stream': bytes },
  params,
  query: Type.Object({ offset: Type.Integer({ minimum: 0, maximum: largestFile }) }),
  bodyLimit: partSize + 4096,
  answer: Type.Object({ received: Type.Integer() }),
})

/** Looks at the file once more, with another encoding or delimiter. */
export const inspectImport = endpoint({
  method: 'POST',
  path: '/api/v1/imports/:id/inspection',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Read the file in another way',
  params,
  body: closed(reading),
  answer: importDetail,
  status: 202,
})

/** Compares the file with the company's products, read as `format` says, and writes nothing. The columns are remembered for files with the same header. */
export const checkImport = endpoint({
  method: 'POST',
  path: '/api/v1/imports/:id/check',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Say what an import would do',
  params,
  body: closed({ format: importFormat }),
  answer: importDetail,
  status: 202,
})

/** Writes what the check has found. One transaction: all of it or nothing. What lacks a picture or a category becomes a draft unless `publish_incomplete` is true. */
export const applyImport = endpoint({
  method: 'POST',
  path: '/api/v1/imports/:id/application',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Do what an import would do',
  params,
  query: Type.Object({ publish_incomplete: Type.Optional(Type.Boolean()) }),
  answer: importDetail,
  status: 202,
})

/** Takes the last import back: new products are deleted, changed ones become what they were. Those that were changed since stay, and are named. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/v1/imports/:id/undo',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Undo the last import',
  params,
  answer: importDetail,
  status: 202,
})

/** Throws away an import that has written nothing. */
export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/v1/imports/:id',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Discard an import',
  params,
  answer: importSummary,
})

/** What happens to each product of the file, in its order. */
export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:id/products',
  scope: 'products:read',
  access: 'seller',
  summary: 'What an import does with each product',
  params,
  query: Type.Object({
    ...pageQuery,
    action: Type.Optional(Type.Enum(importActions)),
    warned: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ data: Type.Array(importRow), pagination }),
})

/** The refused rows as CSV, with a last column that says why. */
export const downloadRefusedRows = endpoint({
  method: 'GET',
  path: '/api/v1/imports/:id/refused-rows',
  scope: 'products:read',
  access: 'seller',
  summary: 'Download the refused rows of an import',
  file: [csvType],
  refuses: ['too_many'],
  params,
})

const fileKind = Type.Object({ format: Type.Enum(['csv', 'xlsx'] as const) })

/** An empty template with one row to show how it is filled in. */
export const downloadTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/import-template',
  scope: 'products:read',
  access: 'seller',
  summary: 'Download the template for imports',
  file: tableTypes,
  query: fileKind,
})

/**
 * One's own products, all or those of a state or with these `ids` ('3,17', at most 500). As `csv` and `xlsx` they have the columns of the template and change nothing when they are imported
 * again. `shopify` is a CSV with the price from the smallest quantity on, for goods in one `currency` (without it, that of most of them); `google` a feed in XML of those that are published.
 * Both leave out what is sold on demand.
 */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/v1/product-export',
  scope: 'products:read',
  access: 'seller',
  summary: 'Export one’s own products',
  file: [...tableTypes, xmlType],
  refuses: ['too_many'],
  query: Type.Object({
    format: Type.Enum(exportFormats),
    state: Type.Optional(Type.Enum(['published', 'draft', 'hidden'] as const)),
    ids: Type.Optional(Type.String({ pattern: `^[0-9]{1,9}(,[0-9]{1,9}){0,${mostExported - 1}}$` })),
    currency: Type.Optional(Type.Enum(currencies)),
  }),
})
