import * as endpoints from '@fairquay/contract/legal/endpoints.ts'
import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import { findUnaccepted } from '@fairquay/contract/legal-documents.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { keepAcceptance } from '../keep-acceptance.ts'
import { takeStoredSettings } from '../stored-settings.ts'
import { publishVersion } from './publish-version.ts'
import {
  countPeople,
  findAcceptances,
  findDeskVersions,
  findVersion,
  listVersionDays,
  type VersionRow,
} from './queries.ts'

export function legalRoutes(app: App): void {
  implement(app, endpoints.getLegalText, async ({ params: { document }, query }) => {
    const { current } = app.config.settings.legal[document]
    const version = await findVersion(app.db, document, query.number ?? current)
    if (!version) throw new Failure('not_found')
    return { document, ...present(version), versions: await listVersionDays(app.db, document), current }
  })

  implement(app, endpoints.listAcceptances, async ({ viewer }) => {
    const { legal } = app.config.settings
    const owed = viewer.role === 'admin' ? [] : findUnaccepted(legal, viewer.accepted)
    const asked = []
    for (const document of owed) {
      const version = await findVersion(app.db, document, legal[document].current)
      if (version) asked.push({ document, ...present(version) })
    }
    const accepted = await findAcceptances(app.db, viewer.userId)
    return { accepted: accepted.map((row) => ({ ...row, accepted_at: row.accepted_at.toISOString() })), asked }
  })

  implement(app, endpoints.acceptLegalText, async ({ viewer, params: { document }, body: { number } }) => {
    if (number !== app.config.settings.legal[document].current)
      throw new Failure('refused', { number: legalMessages.noSuchVersion }, legalMessages.noSuchVersion)
    await inTransaction(app.db, (tx) => keepAcceptance(tx, viewer.userId, { document, number, way: 'asked' }))
    return { success: true }
  })

  implement(app, endpoints.listLegalVersions, async () => {
    const rows = await findDeskVersions(app.db)
    const of = (wanted: string) =>
      rows
        .filter(({ document }) => document === wanted)
        .map(({ document: _, published_by, accepted, ...version }) => ({ ...present(version), published_by, accepted }))
    return { terms: of('terms'), privacy: of('privacy'), people: await countPeople(app.db) }
  })

  implement(app, endpoints.publishLegalVersion, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => publishVersion(tx, app, viewer, { ...params, ...body }))
    // Other processes find out with the next page they send.
    await takeStoredSettings(app.db, app.config)
    return { success: true }
  })
}

function present({ number, text, changes, is_asked, in_force_on, published_at }: VersionRow) {
  return { number, text, changes, is_asked, in_force_on, published_at: published_at.toISOString() }
}
