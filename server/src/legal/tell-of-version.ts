import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import type { LegalDocument } from '@fairquay/contract/legal-documents.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import type { Config } from '../config.ts'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { type Mail, postMail } from '../mail.ts'
import { findVersion, type VersionRow } from './queries.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

/** People with an id above `after` are still to be written to. */
export const tellOfVersionJob = jobKind<{ document: LegalDocument; number: number; after: number }>(
  'tell-of-legal-version',
)

const mostAtOnce = 500

export function tellOfVersionHandler(app: Parts): JobHandler {
  return handleJob(tellOfVersionJob, (order) => tellOfVersion(app, order))
}

/** Writes to the next people in one transaction with the order to go on: however often it is begun again, everybody gets one mail. */
async function tellOfVersion(
  { db, jobs, config }: Parts,
  order: { document: LegalDocument; number: number; after: number },
): Promise<void> {
  const { document, number, after } = order
  await inTransaction(db, async (tx) => {
    const version = await findVersion(tx, document, number)
    if (!version) return
    const people = await tx
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('id', '>', after)
      .where('status', '=', 1)
      .where('role', '<>', 'admin')
      .orderBy('id')
      .limit(mostAtOnce)
      .execute()
    for (const person of people) await postMail(tx, config, versionMail(config, person, document, version))
    const last = people.at(-1)
    if (people.length === mostAtOnce && last) await jobs.enqueue(tx, tellOfVersionJob, { ...order, after: last.id })
  })
}

function versionMail(
  config: Config,
  person: { email: string; first_name: string; last_name: string },
  document: LegalDocument,
  { number, changes, is_asked, in_force_on }: VersionRow,
): Mail {
  const { settings, publicUrl } = config
  const name = legalMessages.names[document]
  const toName = `${person.first_name} ${person.last_name}`
  return {
    toName,
    toAddress: person.email,
    subject: legalMessages.mailSubject(name, settings.name),
    text: [
      `Dear ${toName},`,
      legalMessages.mailBegin(name, settings.name, formatDay(in_force_on)),
      ...(changes === '' ? [] : [`${legalMessages.mailChanges}\n${changes}`]),
      legalMessages.mailRead(`${publicUrl}/#/pages/${document}?version=${number}`),
      ...(is_asked ? [legalMessages.mailAsked, legalMessages.mailOtherwise] : []),
    ].join('\n\n'),
    urgency: 'news',
  }
}
