import { existsSync } from 'node:fs'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import { demoProgram } from '../config.ts'
import { addressOf, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { loadDemoApart } from '../load-demo-apart.ts'
import type { Viewer } from '../session.ts'
import { takeStoredSettings } from '../stored-settings.ts'
import { emptyMarketplace } from './empty-marketplace.ts'
import { findSetupFacts, noteDemo, type SetupFacts } from './marketplace-queries.ts'

type Load = { is: 'loading' } | { is: 'failed'; reason: string }
/** What each application is loading: nothing of it is in the database before it is whole. */
const loads = new WeakMap<object, Load>()

export type DemoState = {
  state: 'none' | 'loading' | 'loaded' | 'failed'
  /** Why it cannot be loaded now; null when it can. */
  refusal: string | null
  reason: string | null
}

/** How the demo stands, and whether it can be loaded. */
export function describeDemo(app: App, facts: SetupFacts): DemoState {
  const load = loads.get(app.db)
  if (load?.is === 'loading' || facts.is_demo_loading)
    return { state: 'loading', refusal: setupMessages.demoLoading, reason: null }
  if (facts.has_demo) return { state: 'loaded', refusal: setupMessages.demoNeedsNobody, reason: null }
  const refusal = !existsSync(demoProgram)
    ? setupMessages.demoMissing
    : facts.companies > 0
      ? setupMessages.demoNeedsNobody
      : null
  return load?.is === 'failed'
    ? { state: 'failed', refusal, reason: load.reason }
    : { state: 'none', refusal, reason: null }
}

/** Begins to load the demo beside whoever runs the marketplace; it takes a minute, and is asked after (`describeDemo`). */
export async function beginDemo(app: App, viewer: Viewer): Promise<void> {
  const facts = await findSetupFacts(app.db)
  const { refusal } = describeDemo(app, facts)
  if (refusal) throw new Failure('refused', undefined, refusal)
  loads.set(app.db, { is: 'loading' })
  const { config, db, log } = app
  const { done } = loadDemoApart(db, {
    url: addressOf(db).url,
    files: { dataDir: config.dataDir, filesUrl: config.filesUrl, s3: config.s3 },
    logLevel: config.logLevel,
    life: { publicUrl: config.publicUrl, settings: config.settings },
    isBesideOperators: true,
  })
  done
    .then(async () => {
      await inTransaction(db, async (tx) => {
        await noteDemo(tx, 'loaded')
        await recordChange(tx, viewer, {
          action: 'imported',
          thing: 'demo',
          id: null,
          name: 'Demo',
          after: { is: 'loaded' },
        })
      })
      await takeStoredSettings(db, config)
      loads.delete(db)
    })
    .catch((error: Error) => {
      log.error({ err: error }, 'the demo could not be loaded')
      loads.set(db, { is: 'failed', reason: error.message })
    })
}

/** Takes the demo away, and with it everything that was traded here: what is left are operators and settings. `word` is the marketplace's name, typed. */
export async function removeDemo(app: App, viewer: Viewer, word: string): Promise<void> {
  const { name } = app.config.settings
  if (word.trim() !== name) throw new Failure('invalid_input', { word: setupMessages.demoWord(name) })
  if (/(@demo\.test|\.example)$/.test(viewer.email)) throw new Failure('refused', undefined, setupMessages.demoOneself)
  await inTransaction(app.db, async (tx) => {
    const facts = await findSetupFacts(tx)
    if (!facts.has_demo) throw new Failure('refused', undefined, setupMessages.demoNotThere)
    await emptyMarketplace(tx)
    await noteDemo(tx, 'removed')
    await recordChange(tx, viewer, {
      action: 'removed',
      thing: 'demo',
      id: null,
      name: 'Demo',
      before: { companies: facts.companies, others: facts.others },
    })
  })
  await takeStoredSettings(app.db, app.config)
}
