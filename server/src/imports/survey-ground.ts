import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import type { Config } from '../config.ts'
import type { Queryable } from '../database.ts'
import type { ImportedFile } from './imported-file.ts'
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
  const named = findNamed(file, publicUrl)
  const brands = await findSpellings(db, 'brands', [...named.brands])
  const tags = await findSpellings(db, 'tags', [...named.tags])
  const own = new Map(
    (await findOwnPictures(db, company.id, [...named.pictures.values()])).map((one) => [one.name, one.id]),
  )
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
    // Only those that this company shows already: an address of somebody else's picture is fetched like any other.
    ownPictures: new Map(
      [...named.pictures].flatMap(([url, name]) => {
        const id = own.get(name)
        return id === undefined ? [] : [[url, id]]
      }),
    ),
  }
}

/** What the products of a file call by name; pictures by their addresses that are ours. */
function findNamed({ products }: ImportedFile, publicUrl: string) {
  const named = { brands: new Set<string>(), tags: new Set<string>(), pictures: new Map<string, string>() }
  for (const { brand, tags = [], pictures = [] } of products) {
    if (typeof brand === 'string') named.brands.add(brand)
    for (const tag of tags) named.tags.add(tag)
    for (const { url } of pictures) {
      const name = url.startsWith(`${publicUrl}/files/`) ? /\/files\/([a-z0-9-]+)\.\w+$/.exec(url)?.[1] : undefined
      if (name !== undefined) named.pictures.set(url, name)
    }
  }
  return named
}
