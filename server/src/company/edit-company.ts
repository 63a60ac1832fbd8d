import type { changeOwnCompany, getOwnCompany } from '@fairquay/contract/company/endpoints.ts'
import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profileFaults } from '@fairquay/contract/company/profile-messages.ts'
import { findProfileFaults, tidyProfile } from '@fairquay/contract/company/profile-rules.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import { makeSlug } from '@fairquay/contract/slugs.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { ensureBrands } from '../catalogue/name-things.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { addressesOf } from '../pictures.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findFreeSlugs, retireSlug } from '../unique-slugs.ts'
import { findForeignImages } from '../uploads/find-foreign-images.ts'
import { findPlacesInUse } from './find-places-in-use.ts'
import { indexCompany } from './index-company.ts'
import {
  findContact,
  findLastEditor,
  findProfile,
  findProfileChoices,
  findProfileImages,
  imageIdsOf,
  rewriteBranches,
  rewriteLists,
  updateCompanyRow,
} from './profile-queries.ts'

/** A company as its form needs it. */
export async function readCompany(db: Queryable, companyId: number): Promise<AnswerOf<typeof getOwnCompany>> {
  const profile = await findProfile(db, companyId)
  if (!profile) throw new Failure('not_found')
  const images = await findProfileImages(db, profile.form)
  return {
    ...profile,
    images: images.map(({ id, name, format }) => ({ id, ...addressesOf(name, format) })),
    contact: await findContact(db, companyId),
    choices: await findProfileChoices(db, companyId),
  }
}

/** Writes a change made from `version`; from any other it is refused with who changed the company, and nothing is overwritten. */
export async function saveCompany(
  tx: Queryable,
  viewer: Viewer,
  { version, form: typed }: BodyOf<typeof changeOwnCompany>,
): Promise<void> {
  const companyId = companyOf(viewer).id
  const form = tidyProfile(typed)
  const faults = findProfileFaults(form, new Date().toISOString().slice(0, 10))
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
  const before = await findProfile(tx, companyId, { isHeld: true })
  if (!before) throw new Failure('not_found')
  if (before.version !== version) throw await changedMeanwhile(tx, companyId, before.version)
  await refuseUnknown(tx, companyId, before.form, form)
  await renameAndWrite(tx, before, form)
  await rewriteLists(tx, companyId, form, await ensureBrands(tx, form.brands))
  await rewriteBranches(tx, companyId, form.branches)
  await indexCompany(tx, companyId)
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'company',
    id: companyId,
    name: form.name,
    before: before.form,
    after: form,
  })
}

async function changedMeanwhile(tx: Queryable, companyId: number, version: number): Promise<Failure> {
  const editor = (await findLastEditor(tx, companyId)) ?? profileFaults.somebody
  return new Failure(
    'conflict',
    { version: String(version), changed_by: editor },
    profileFaults.changedMeanwhile(editor),
  )
}

/** What the form names by id must be there and be the company's own: pictures have plain numbers. */
async function refuseUnknown(tx: Queryable, companyId: number, before: CompanyForm, form: CompanyForm): Promise<void> {
  const branches = new Set(before.branches.map(({ id }) => id))
  if (form.branches.some(({ id }) => id !== null && !branches.has(id)))
    throw new Failure('invalid_input', { branches: profileFaults.unknownBranch })
  const used = await findPlacesInUse(
    tx,
    companyId,
    form.branches.flatMap(({ id }) => id ?? []),
  )
  if (used.length > 0) throw new Failure('invalid_input', { branches: profileFaults.placeHoldsGoods(used.join(', ')) })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from industries where id = any(${form.industries}::int[])`.execute(tx)
  if (rows[0]?.count !== form.industries.length)
    throw new Failure('invalid_input', { industries: profileFaults.unknownIndustry })
  const foreign = new Set(await findForeignImages(tx, companyId, imageIdsOf(form)))
  if (foreign.size === 0) return
  const isLogo = form.logoImageId !== null && foreign.has(form.logoImageId)
  const field = isLogo ? 'logo' : form.gallery.some(({ imageId }) => foreign.has(imageId)) ? 'gallery' : 'certificates'
  throw new Failure('invalid_input', { [field]: profileFaults.foreignPicture })
}

/** Gives a renamed company a slug that is free. When another transaction takes it in the same moment, the next one is tried. */
async function renameAndWrite(
  tx: Queryable,
  before: { id: number; slug: string; kind: string; form: CompanyForm },
  form: CompanyForm,
): Promise<void> {
  const wanted = makeSlug(form.name, before.kind)
  if (wanted === makeSlug(before.form.name, before.kind)) return updateCompanyRow(tx, before.id, before.slug, form)
  const tried = new Set<string>()
  for (;;) {
    const [slug = wanted] = await findFreeSlugs(tx, 'company', [wanted], tried)
    await sql`savepoint renaming`.execute(tx)
    try {
      await updateCompanyRow(tx, before.id, slug, form)
      await retireSlug(tx, 'company', before.slug, before.id)
      await sql`release savepoint renaming`.execute(tx)
      return
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== 'companies_slug_key') throw error
      await sql`rollback to savepoint renaming`.execute(tx)
      tried.add(slug)
    }
  }
}
