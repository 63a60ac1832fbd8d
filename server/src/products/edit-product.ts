import { findCodeFaults } from '@fairquay/contract/catalogue/code-rules.ts'
import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import { findAvailable, type StockLevel } from '@fairquay/contract/catalogue/stock-level.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import type { getOwnProduct } from '@fairquay/contract/products/endpoints.ts'
import { type ProductForm, toProductDraft, toProductForm } from '@fairquay/contract/products/form.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { createProduct } from '../catalogue/create-product.ts'
import { findRecords, type ProductRecord } from '../catalogue/queries.ts'
import { toWholeDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { refuseHsCode } from '../hs-codes/find-fault.ts'
import { addressesOf } from '../pictures.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findForeignImages } from '../uploads/find-foreign-images.ts'
import { findForeignDocuments, presentFile } from './document-files.ts'
import { findCodesElsewhere } from './find-codes-elsewhere.ts'
import { findLinked, hasForeignProducts } from './linked-products.ts'
import { findImages, getStanding, noteEditor } from './queries.ts'

/** A product as its editor needs it. */
export async function readProduct(db: Queryable, companyId: number, id: number) {
  const standing = await getStanding(db, companyId, id)
  const [record] = await findRecords(db, [id])
  if (!record) throw new Failure('not_found')
  const form = toProductForm(toWholeDraft(record))
  const images = await findImages(
    db,
    form.images.map(({ imageId }) => imageId),
  )
  return {
    id,
    slug: standing.slug,
    version: standing.version,
    changed_at: standing.updated_at.toISOString(),
    changed_by: standing.changed_by,
    hidden_reason: standing.hidden_reason,
    form,
    stock: presentStock(record),
    files: record.documents.map(({ file_id, ...row }) => presentFile({ id: file_id, ...row })),
    linked: await findLinked(
      db,
      record.links.map(({ other_id }) => other_id),
    ),
    codes_elsewhere: await findCodesElsewhere(db, companyId, id),
    images: images.map(({ id, name, format, width, height }) => ({ id, ...addressesOf(name, format), width, height })),
  }
}

function presentStock(record: ProductRecord): AnswerOf<typeof getOwnProduct>['stock'] {
  const levels = new Map(record.terms.filter(({ tracking }) => tracking !== null).map((row) => [row.variant_key, row]))
  const names = new Map(record.options.map(({ id, name }) => [id, name]))
  return [...levels.values()].map(({ variant_key, tracking, on_hand, reserved, low_at }) => {
    const chosen = readVariantKey(variant_key).flatMap((id) => record.values.filter((value) => value.id === id))
    const level: StockLevel = { tracking: tracking ?? 'counted', onHand: on_hand ?? 0, reserved: reserved ?? 0 }
    return {
      options: Object.fromEntries(chosen.map(({ option_id, value }) => [names.get(option_id) ?? '', value])),
      tracking: level.tracking,
      on_hand: level.tracking === 'counted' ? level.onHand : null,
      reserved: level.reserved,
      available: findAvailable(level) ?? null,
      low_at,
    }
  })
}

export async function storeProduct(tx: Queryable, viewer: Viewer, form: ProductForm) {
  const companyId = companyOf(viewer).id
  await refuseForeign(tx, companyId, form)
  const draft = toProductDraft(form)
  refuseDoubleCodes(draft)
  refuseUnknownHts(draft)
  const id = await createProduct(tx, { companyId, draft })
  await noteEditor(tx, [id], viewer.userId)
  await recordChange(tx, viewer, {
    action: 'created',
    thing: 'product',
    id,
    name: form.name,
    after: { name: form.name, state: form.state },
  })
  const { slug, version } = await getStanding(tx, companyId, id)
  return { id, slug, version }
}

/** Writes a change made from `version`; from any other, it is refused with who changed the product and when, and nothing is overwritten. */
export async function saveProduct(
  tx: Queryable,
  viewer: Viewer,
  change: { id: number; version: number; form: ProductForm },
) {
  const companyId = companyOf(viewer).id
  const { id, form } = change
  const before = await getStanding(tx, companyId, id, { isHeld: true })
  if (before.version !== change.version)
    throw new Failure(
      'conflict',
      {
        version: String(before.version),
        changed_by: before.changed_by ?? productMessages.somebody,
        changed_at: before.updated_at.toISOString(),
      },
      productMessages.changedMeanwhile(before.changed_by ?? productMessages.somebody),
    )
  if (form.state === 'published' && before.hidden_reason !== null)
    throw new Failure('refused', { state: productMessages.hiddenByOperator }, productMessages.hiddenByOperator)
  const [record] = await findRecords(tx, [id])
  if (!record) throw new Failure('not_found')
  await refuseForeign(tx, companyId, form, id)
  const known = toWholeDraft(record)
  const draft = toProductDraft(form, known)
  refuseDoubleCodes(draft, known)
  refuseUnknownHts(draft, known)
  await changeProduct(tx, { productId: id, draft })
  await noteEditor(tx, [id], viewer.userId)
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'product',
    id,
    name: form.name,
    before: toProductForm(known),
    after: toProductForm(draft),
  })
  const { slug, version } = await getStanding(tx, companyId, id)
  return { id, slug, version }
}

function refuseDoubleCodes(draft: ProductDraft, known?: ProductDraft): void {
  const faults = findCodeFaults(draft, known)
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
}

function refuseUnknownHts({ data }: ProductDraft, known?: ProductDraft): void {
  const fault = refuseHsCode(tidyHts(data.hts), known?.data.hts)
  if (fault) throw new Failure('invalid_input', { 'data.hts': fault })
}

/** Pictures, files and products have plain numbers: without this, anybody could show what others have and have not published. */
async function refuseForeign(
  tx: Queryable,
  companyId: number,
  { images, documents = [], links = [] }: ProductForm,
  id?: number,
): Promise<void> {
  const foreign = await findForeignImages(
    tx,
    companyId,
    images.map(({ imageId }) => imageId),
  )
  if (foreign.length > 0) throw new Failure('invalid_input', { images: productMessages.foreignPicture })
  const files = await findForeignDocuments(
    tx,
    companyId,
    documents.map(({ fileId }) => fileId),
  )
  if (files.length > 0) throw new Failure('invalid_input', { documents: draftMessages.unknownFile })
  const others = links.map(({ productId }) => productId)
  if (id !== undefined && others.includes(id))
    throw new Failure('invalid_input', { links: draftMessages.linkedToItself })
  if (await hasForeignProducts(tx, companyId, others))
    throw new Failure('invalid_input', { links: productMessages.foreignProduct })
}
