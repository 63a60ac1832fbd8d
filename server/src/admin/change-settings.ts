import {
  applySettings,
  readSetting,
  refuseSetting,
  type SettingName,
  type StoredSettings,
  settingNames,
} from '@fairquay/contract/setting-rules.ts'
import { recordChanges } from '../audit/record-change.ts'
import { rekeyPricesJob } from '../catalogue/price-keys.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { fallbackSettings, findStoredSettings, takeStoredSettings } from '../stored-settings.ts'
import { deleteSetting, holdSettings, upsertSetting } from './setting-queries.ts'

/** Settings as an operator reads them: what stands, and what would stand where nothing is set. */
export async function listSettings(app: App) {
  const fallback = fallbackSettings(app.config)
  const stored = await findStoredSettings(app.db)
  const settings = applySettings(fallback, stored)
  return settingNames.map((name) => ({
    name,
    value: readSetting(settings, name),
    fallback: readSetting(fallback, name),
    is_set: stored[name] !== undefined,
  }))
}

/** Stores what is asked for, all or nothing; null takes a setting back to what the environment says. */
export async function changeSettings(
  app: App,
  viewer: Viewer,
  wanted: { [Name in SettingName]?: string | null },
): Promise<void> {
  const changes = settingNames.flatMap((name) => {
    const value = wanted[name]
    return value === undefined ? [] : [{ name, value: value === null ? null : value.trim() }]
  })
  const refusals = changes.flatMap(({ name, value }) => {
    const refusal = value === null ? undefined : refuseSetting(name, wanted[name] ?? '')
    return refusal === undefined ? [] : [[name, refusal]]
  })
  if (refusals.length > 0) throw new Failure('invalid_input', Object.fromEntries(refusals))
  const fallback = fallbackSettings(app.config)
  await inTransaction(app.db, async (tx) => {
    await holdSettings(tx)
    const stored: StoredSettings = await findStoredSettings(tx)
    for (const { name, value } of changes) {
      if (value === null) await deleteSetting(tx, name)
      else await upsertSetting(tx, name, value, viewer.userId)
    }
    if (changes.some(({ name }) => name === 'currency')) await app.jobs.enqueue(tx, rekeyPricesJob, {})
    const read = (name: SettingName, value: string | null | undefined) =>
      readSetting(applySettings(fallback, typeof value === 'string' ? { [name]: value } : {}), name)
    await recordChanges(
      tx,
      viewer,
      changes.map(({ name, value }) => ({
        action: 'changed' as const,
        thing: 'setting' as const,
        id: null,
        name,
        before: { value: read(name, stored[name]) },
        after: { value: read(name, value) },
      })),
    )
  })
  await takeStoredSettings(app.db, app.config)
}
