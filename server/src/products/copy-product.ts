import { copyForm, nameCopy } from '@fairquay/contract/products/copy.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toWholeDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { companyOf, type Viewer } from '../session.ts'
import { storeProduct } from './edit-product.ts'
import { getStanding } from './queries.ts'

/** Stores a copy of a product of the viewer's company as a draft. Pictures and documents are shared with the first; reviews, figures and history stay with it. */
export async function copyProduct(tx: Queryable, viewer: Viewer, id: number) {
  await getStanding(tx, companyOf(viewer).id, id)
  const [record] = await findRecords(tx, [id])
  if (!record) throw new Failure('not_found')
  const form = copyForm(toProductForm(toWholeDraft(record)))
  return storeProduct(tx, viewer, { ...form, name: nameCopy(record.name) })
}
