import { refuseRole } from '@fairquay/contract/company-roles.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { takeCompanyData, takeOwnData } from '@fairquay/contract/takeout/endpoints.ts'
import { type CompanyFolder, companyFolders, takeoutMessages } from '@fairquay/contract/takeout/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { sendStream } from '../send-stream.ts'
import { companyOf, type Viewer, type ViewerCompany } from '../session.ts'
import { escapeMarkup } from '../share/write-page.ts'
import { makeWorkQueue, type QueueRules } from '../work-queue.ts'
import { makeAsker } from './ask-itself.ts'
import { readCompany } from './company-entries.ts'
import { findPersonData } from './person-data.ts'
import { type Entry, writeArchive } from './write-archive.ts'
import { writePage, writePersonPage } from './write-page.ts'

/** Each asks hundreds of calls of this very server, one after the other: two of them leave it to the others, who wait. */
const takeoutRules: QueueRules = {
  most: 2,
  mostWaiting: 20,
  longestWait: 120_000,
  perPerson: 1,
  refuse: { code: 'too_many', sentence: takeoutMessages.underWay, retryAfter: 30 },
}

export function takeoutRoutes(app: App): void {
  const runQueued = makeWorkQueue(takeoutRules)

  implement(app, takeOwnData, async ({ viewer, reply }) => {
    const data = await findPersonData(app.db, viewer)
    const files = [
      { path: 'data.json', content: JSON.stringify(data, null, 2) },
      { path: 'index.html', content: writePersonPage(data, app.config.settings.name, new Date()) },
    ]
    return sendStream(reply.headers(headOf('my-data')), writeArchive(eachOf(files)))
  })

  implement(app, takeCompanyData, async ({ viewer, request, reply }) => {
    const company = companyOf(viewer, takeoutMessages.noCompany)
    const refusal = refuseRole(company.role, 'owner')
    if (refusal) throw new Failure('not_allowed', undefined, refusal)
    const ask = makeAsker(app, request.headers.authorization ?? '')
    return runQueued(
      async () => {
        await recordTaking(app, viewer, company)
        const entries = addIndex(readCompany(ask, viewer), company.name, app.config.settings.name)
        return sendStream(reply.headers(headOf(company.slug)), writeArchive(entries))
      },
      { person: viewer.userId },
    )
  })
}

function headOf(name: string) {
  const day = new Date().toISOString().slice(0, 10)
  return {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}-${day}.zip"`,
  }
}

async function* eachOf(files: readonly Entry[]): AsyncGenerator<Entry> {
  yield* files
}

/** Whoever looks later for how something got out finds that it was taken along, and by whom. */
async function recordTaking({ db }: App, viewer: Viewer, company: ViewerCompany): Promise<void> {
  await recordChange(db, viewer, {
    action: 'exported',
    thing: 'company',
    id: company.id,
    name: company.name,
    after: {},
  })
}

/** After all files a page that says what there is. */
async function* addIndex(entries: AsyncIterable<Entry>, company: string, marketplace: string): AsyncGenerator<Entry> {
  const paths: string[] = []
  for await (const entry of entries) {
    paths.push(entry.path)
    yield entry
  }
  const lead = [takeoutMessages.madeFor(marketplace, formatMoment(new Date())), takeoutMessages.companyHelp]
  const folders = Object.entries(companyFolders).map(([folder, title]) =>
    writeFolder(folder as CompanyFolder, title, paths),
  )
  yield { path: 'index.html', content: writePage(takeoutMessages.companyTitle(company), lead, folders.join('\n')) }
}

function writeFolder(folder: CompanyFolder, title: string, paths: readonly string[]): string {
  const links = paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => {
      const [text, address] = [escapeMarkup(path), path.split('/').map(encodeURIComponent).join('/')]
      return `<li><a href="${address}">${text}</a></li>`
    })
  const list = links.length > 0 ? `<ul>${links.join('\n')}</ul>` : `<p>${takeoutMessages.nothing}</p>`
  return `<h2>${escapeMarkup(title)}</h2>\n${list}`
}
