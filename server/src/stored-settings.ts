import { type LegalDocument, type LegalState, legalDocuments } from '@fairquay/contract/legal-documents.ts'
import { applySettings, type SettingName, type StoredSettings, settingNames } from '@fairquay/contract/setting-rules.ts'
import { mostAnnouncements, type Settings } from '@fairquay/contract/settings.ts'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Queryable } from './database.ts'
import { addressesOf } from './pictures.ts'

/** The settings of the environment, as they were before an operator's were laid over them. */
const fallbacks = new WeakMap<Config, Settings>()

export function fallbackSettings(config: Config): Settings {
  const known = fallbacks.get(config)
  if (known) return known
  const copy = structuredClone(config.settings)
  fallbacks.set(config, copy)
  return copy
}

export async function findStoredSettings(db: Queryable): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  const isKnown = (name: string): name is SettingName => settingNames.some((known) => known === name)
  return Object.fromEntries(rows.filter(({ name }) => isKnown(name)).map(({ name, value }) => [name, value]))
}

type Marketplace = { logo: string | null; demo: 'loaded' | 'removed' | null; isOpening: boolean }

/** What of the settings is known by the database: the logo, whether the demo came or went by the app, and whether anybody runs the marketplace. */
async function findMarketplace(db: Queryable): Promise<Marketplace> {
  const { rows } = await sql<{ name: string | null; format: string | null } & Omit<Marketplace, 'logo'>>`
    select i.name, i.format, m.demo, not exists (select 1 from users where role = 'admin' and status = 1) as "isOpening" from marketplace m left join images i on i.id = m.logo_image_id`.execute(
    db,
  )
  const { name, format, demo = null, isOpening = false } = rows[0] ?? {}
  return { logo: name && format ? addressesOf(name, format).preview : null, demo, isOpening }
}

/** Which versions of terms and privacy policy are in force today, and which must have been accepted. */
async function findLegal(db: Queryable): Promise<Settings['legal']> {
  const { rows } = await sql<LegalState & { document: LegalDocument }>`
    select document, max(number)::int as current, coalesce(max(number) filter (where is_asked), 0)::int as asked
    from legal_versions where in_force_on <= (now() at time zone 'UTC')::date group by document`.execute(db)
  const none = { current: 0, asked: 0 }
  const known = new Map(rows.map(({ document, current, asked }) => [document, { current, asked }]))
  return Object.fromEntries(
    legalDocuments.map((document) => [document, known.get(document) ?? none]),
  ) as Settings['legal']
}

/** What everybody is told at this moment, the newest first. */
async function findAnnouncements(db: Queryable): Promise<Settings['announcements']> {
  const { rows } = await sql<Settings['announcements'][number]>`
    select id, text, link, is_warning as "isWarning" from announcements
    where starts_at <= now() and (ends_at is null or ends_at > now()) order by starts_at desc, id desc limit ${mostAnnouncements}`.execute(
    db,
  )
  return rows
}

/** With the demo the marketplace has an invented number, and cards their fixed words. */
function ofDemo(config: Config, demo: 'loaded' | 'removed' | null): Partial<Settings> {
  if (demo === null || (demo === 'loaded') === config.demo) return {}
  const { companyNumber, cardFacts } = config.settingsWith(demo === 'loaded')
  return { demo: demo === 'loaded', companyNumber, cardFacts }
}

/**
 * Lays what an operator set over the settings of the environment. `config.settings` stays the same object, so that whoever holds it reads the new values:
 * mails, documents and the page alike.
 */
export async function takeStoredSettings(db: Queryable, config: Config): Promise<void> {
  const { logo, demo, isOpening } = await findMarketplace(db)
  const fallback = {
    ...fallbackSettings(config),
    ...ofDemo(config, demo),
    logo,
    isOpening,
    legal: await findLegal(db),
    announcements: await findAnnouncements(db),
  }
  Object.assign(config.settings, applySettings(fallback, await findStoredSettings(db)))
}

/** Milliseconds until the clock alone changes something of it: an announcement begins or ends, a version of the terms comes into force. */
export async function findNextChange(db: Queryable): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from min(at) - now()) * 1000)::float8 as wait from (
      select starts_at as at from announcements where starts_at > now()
      union all select ends_at from announcements where ends_at > now()
      union all select in_force_on::timestamp at time zone 'UTC' from legal_versions
        where in_force_on > (now() at time zone 'UTC')::date
    ) as changes`.execute(db)
  return rows[0]?.wait ?? undefined
}

/** An operator took the demo away: it does not come back by itself. */
export async function isDemoRemoved(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from marketplace where demo = 'removed'`.execute(db)
  return rows.length > 0
}
