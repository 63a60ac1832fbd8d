import { applySettings, type SettingName, type StoredSettings, settingNames } from '@fairquay/contract/setting-rules.ts'
import type { Settings } from '@fairquay/contract/settings.ts'
import type { Config } from './config.ts'
import type { Queryable } from './database.ts'

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

/**
 * Lays what an operator set over the settings of the environment. `config.settings` stays the same object, so that whoever holds it reads the new values:
 * mails, documents and the page alike.
 */
export async function takeStoredSettings(db: Queryable, config: Config): Promise<void> {
  const fallback = fallbackSettings(config)
  Object.assign(config.settings, applySettings(fallback, await findStoredSettings(db)))
}

/** How long another process's change of the settings may stay unnoticed, milliseconds. */
const patience = 5000

/** Looks for what another process has set, at most every few seconds and never keeping anybody waiting: the page after the next one shows it. */
export function makeSettingsWatch(db: Queryable, config: Config): () => void {
  let lastLook = Date.now()
  let isLooking = false
  return () => {
    if (isLooking || Date.now() - lastLook < patience) return
    isLooking = true
    takeStoredSettings(db, config)
      // The database being away is told elsewhere; the page goes out with what is known.
      .catch(() => {})
      .finally(() => {
        isLooking = false
        lastLook = Date.now()
      })
  }
}
