import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import type { ImportedFile } from '@fairquay/contract/imports/imported-product.ts'
import type { Config } from '../config.ts'
import type { Queryable } from '../database.ts'
import type { ImportGround } from './merge-draft.ts'
import { findCategoryChoices, findOwnPictures, findSpellings } from './queries.ts'

/** Different tags one file may bring along: they are words that everybody's products share. */
const mostTagsOfFile = 300

/** What the marketplace has of the things a file calls by name. Tags that are there already do not count; which ones are left out does not change from run to run. */
export async function surveyGround(
  db: Queryable,
  file: ImportedFile,
  { kind, currency, publishIncomplete = false }: Pick<ImportFormat, 'kind' | 'currency' | 'publishIncomplete'>,
  {
    company,
    config: { settings, publicUrl },
  }: { company: { id: number; country: string }; config: Pick<Config, 'settings' | 'publicUrl'> },
): Promise<ImportGround> {
  const brands = await findSpellings(db, 'brands', distinct(file.products.flatMap(({ brand }) => brand ?? [])))
  const tags = await findSpellings(db, 'tags', distinct(file.products.flatMap((product) => product.tags ?? [])))
  const first = new Set([...new Set(tags.map(({ spelling }) => spelling))].slice(0, mostTagsOfFile))
  const allowed = tags.filter(({ spelling, isKnown }) => isKnown || first.has(spelling))
  return {
    country: company.country,
    currency: currency ?? settings.currency,
    // Shopify's prices name no currency: what somebody chose for the file holds for what is there already as well.
    ...(kind === 'shopify' && currency && { forcedCurrency: currency }),
    choices: await findCategoryChoices(db),
    brands: new Map(brands.map(({ name, spelling }) => [name, spelling])),
    tags: new Map(allowed.map(({ name, spelling }) => [name, spelling])),
    pictures: new Map(),
    publishIncomplete,
    ownPictures: await findOwn(db, file, company.id, publicUrl),
  }
}

/** Only those that this company shows already: an address of somebody else's picture is fetched like any other. */
async function findOwn(
  db: Queryable,
  file: ImportedFile,
  companyId: number,
  publicUrl: string,
): Promise<Map<string, number>> {
  const urls = new Map<string, string>()
  for (const { pictures = [] } of file.products)
    for (const { url } of pictures) {
      const name = url.startsWith(`${publicUrl}/files/`) ? /\/files\/([a-z0-9-]+)\.\w+$/.exec(url)?.[1] : undefined
      if (name !== undefined) urls.set(url, name)
    }
  const own = new Map((await findOwnPictures(db, companyId, [...urls.values()])).map(({ id, name }) => [name, id]))
  return new Map(
    [...urls].flatMap(([url, name]) => {
      const id = own.get(name)
      return id === undefined ? [] : [[url, id]]
    }),
  )
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
