import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { leastLetters, refuseName } from '@fairquay/contract/admin/rules.ts'
import type { WordKind } from '@fairquay/contract/admin/word-endpoints.ts'
import { recordChange } from '../audit/record-change.ts'
import { noteWords } from '../catalogue/word-index.ts'
import { inTransaction, isDuplicate } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { reindex } from './reindex.ts'
import * as queries from './word-queries.ts'

const thingOf = { brands: 'brand', families: 'family' } as const

export type WordChange = { name: string; logo_image_id?: number | null }

/** Renames a brand or family, or gives a brand another logo; everything that shows it is shown anew. */
export function changeWord(app: App, viewer: Viewer, kind: WordKind, id: number, wanted: WordChange): Promise<void> {
  const name = wanted.name.trim()
  const refusal = refuseName(name, leastLetters[kind])
  if (refusal) throw new Failure('invalid_input', { name: refusal })
  const logo = wanted.logo_image_id
  if (kind === 'families' && logo !== undefined)
    throw new Failure('invalid_input', { logo_image_id: adminMessages.onlyBrands })
  return inTransaction(app.db, async (tx) => {
    const before = (await queries.getWords(tx, kind, [id])).get(id)
    if (!before) throw new Failure('not_found')
    if (before.name !== name && (await queries.isWordTaken(tx, kind, name, id))) throw nameTaken()
    const pictureOf = async (image: number | null) =>
      image === null ? null : ((await queries.findImageName(tx, image)) ?? null)
    const after = { name, logo: await pictureOf(logo === undefined ? before.logo_image_id : logo) }
    if (logo !== undefined && logo !== null && after.logo === null)
      throw new Failure('invalid_input', { logo_image_id: adminMessages.unknownPicture })
    const isSameLogo = logo === undefined || logo === before.logo_image_id
    if (before.name === name && isSameLogo) return
    if (before.name !== name)
      await queries.updateWordName(tx, kind, id, name).catch((error: unknown) => {
        // Somebody has taken it since it was looked at.
        throw isDuplicate(error) ? nameTaken() : error
      })
    if (!isSameLogo) await queries.updateBrandLogo(tx, id, logo)
    await noteWords(tx, [name])
    await recordChange(tx, viewer, {
      action: 'changed',
      thing: thingOf[kind],
      id,
      name,
      before: { name: before.name, logo: await pictureOf(before.logo_image_id) },
      after,
    })
    await reindex(app, tx, await queries.findTouchedByWord(tx, kind, id))
  })
}

function nameTaken(): Failure {
  return new Failure('conflict', { name: adminMessages.nameTakenMerge }, adminMessages.nameTakenMerge)
}

/** Answers how many products went over. */
export function mergeWord(app: App, viewer: Viewer, kind: WordKind, from: number, into: number): Promise<number> {
  if (from === into) throw new Failure('refused', { into: adminMessages.notIntoItself }, adminMessages.notIntoItself)
  return inTransaction(app.db, async (tx) => {
    const words = await queries.getWords(tx, kind, [from, into])
    const [source, target] = [words.get(from), words.get(into)]
    if (!source || !target) throw new Failure('not_found')
    const touched = await queries.findTouchedByWord(tx, kind, from)
    await queries.mergeRows(tx, kind, from, into)
    await recordChange(tx, viewer, {
      action: 'merged',
      thing: thingOf[kind],
      id: from,
      name: source.name,
      before: { name: source.name, products: touched.products.length, companies: touched.companies.length },
      after: { name: target.name, into },
    })
    await reindex(app, tx, touched)
    return touched.products.length
  })
}

export function deleteWord(app: App, viewer: Viewer, kind: WordKind, id: number): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const word = (await queries.getWords(tx, kind, [id])).get(id)
    const touched = await queries.findTouchedByWord(tx, kind, id)
    if (touched.products.length > 0 || touched.companies.length > 0)
      throw new Failure('refused', { id: adminMessages.wordNotEmpty }, adminMessages.wordNotEmpty)
    await queries.deleteWordRow(tx, kind, id)
    const name = word?.name ?? ''
    await recordChange(tx, viewer, { action: 'deleted', thing: thingOf[kind], id, name, before: { name } })
  })
}

/** The list of markets is read from the countries as they are, so nothing else has to be brought up to date. */
export function changeCountry(app: App, viewer: Viewer, code: string, excluded: boolean): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const country = await queries.getCountry(tx, code)
    await queries.updateCountry(tx, code, excluded)
    await recordChange(tx, viewer, {
      action: excluded ? 'hidden' : 'shown',
      thing: 'country',
      id: null,
      name: country.name,
      before: { excluded: country.is_excluded },
      after: { excluded },
    })
  })
}
