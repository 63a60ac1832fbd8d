import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { findDraftFaults } from '@fairquay/contract/catalogue/draft-rules.ts'
import { shareSkus } from '@fairquay/contract/catalogue/variants.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { cleanBody } from '../html.ts'

/** A draft that keeps all rules; its body is harmless. */
export type SoundDraft = ProductDraft & { readonly isSound: true }

/** The draft with a clean body, or what is wrong with it by field. Looks at nothing but the draft. */
export function checkDraft(draft: ProductDraft): { sound: SoundDraft } | { faults: FailureDetails } {
  const faults = findDraftFaults(draft)
  const body = cleanBody(draft.body)
  if ('fault' in body) faults.body ??= body.fault === 'tooDeep' ? draftMessages.bodyTooDeep : draftMessages.bodyTooLarge
  if ('fault' in body || Object.keys(faults).length > 0) return { faults }
  return { sound: { ...draft, terms: shareSkus(draft.terms), body: body.html, isSound: true } }
}

/** Refuses the whole batch when one draft is wrong; of several, the fields are named 'N.field'. */
export async function checkDrafts(db: Queryable, drafts: readonly ProductDraft[]): Promise<SoundDraft[]> {
  const refusals: FailureDetails = {}
  const sound: SoundDraft[] = []
  const [categories, images] = [
    await findUnknown(
      db,
      'sub_industries',
      drafts.flatMap((draft) => draft.categories),
    ),
    await findUnknown(
      db,
      'images',
      drafts.flatMap((draft) => draft.images.map(({ imageId }) => imageId)),
    ),
  ]
  const files = await findUnknown(
    db,
    'document_files',
    drafts.flatMap((draft) => draft.documents?.map(({ fileId }) => fileId) ?? []),
  )
  const goods = await findUnknown(
    db,
    'products',
    drafts.flatMap((draft) => draft.links?.map(({ productId }) => productId) ?? []),
  )
  for (const [index, draft] of drafts.entries()) {
    const answer = checkDraft(draft)
    const faults = 'faults' in answer ? answer.faults : {}
    if (draft.categories.some((id) => categories.has(id))) faults.categories ??= draftMessages.unknownChoice
    if (draft.images.some(({ imageId }) => images.has(imageId))) faults.images ??= draftMessages.unknownChoice
    if (draft.documents?.some(({ fileId }) => files.has(fileId))) faults.documents ??= draftMessages.unknownFile
    if (draft.links?.some(({ productId }) => goods.has(productId))) faults.links ??= draftMessages.unknownChoice
    for (const [field, sentence] of Object.entries(faults))
      refusals[drafts.length > 1 ? `${index}.${field}` : field] = sentence
    if ('sound' in answer) sound.push(answer.sound)
  }
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
  return sound
}

async function findUnknown(
  db: Queryable,
  table: 'sub_industries' | 'images' | 'document_files' | 'products',
  ids: number[],
): Promise<Set<number>> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return wanted
  const { rows } = await sql<{
    id: number
  }>`select id from ${sql.table(table)} where id = any(${[...wanted]}::int[])`.execute(db)
  for (const { id } of rows) wanted.delete(id)
  return wanted
}
