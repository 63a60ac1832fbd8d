import { actsOf, refuseAct } from '@fairquay/contract/reports/case-rules.ts'
import { messageRemovalMail, reportMessages, warningMail } from '@fairquay/contract/reports/messages.ts'
import type { CaseAct, CaseDecision } from '@fairquay/contract/reports/shapes.ts'
import { writeIfReachable, writeMail } from '../accounts/write-mail.ts'
import { suspendCompany } from '../admin/suspend-person.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { tellReporters } from '../notifications/tell-reporters.ts'
import { moderateProduct } from '../products/moderate-product.ts'
import type { Viewer } from '../session.ts'
import type { Case } from './queries.ts'
import * as queries from './queries.ts'

type Act = { act: CaseAct; reason: string; now: Date }

/** The operator's word on everything that was reported of one thing, in the caller's transaction. */
export async function decideOnCase(tx: Queryable, app: App, viewer: Viewer, id: number, given: Act): Promise<void> {
  const details = refuseAct(given)
  if (details) throw new Failure('refused', details)
  const reason = given.reason.trim()
  const found = await queries.lockCase(tx, id)
  if (!found) throw new Failure('not_found')
  const { act, now } = given
  if (!actsOf(found).includes(act))
    throw new Failure('conflict', undefined, found.isOpen ? reportMessages.openAlready : reportMessages.decidedAlready)
  await recordChange(tx, viewer, {
    action: act === 'reopen' ? 'restored' : 'decided',
    thing: 'report',
    id,
    name: found.name,
    before: { open: found.isOpen, decision: found.decision },
    after: { open: act === 'reopen', decision: act === 'reopen' ? null : act, reason },
  })
  if (act === 'reopen') return reopen(tx, app, viewer, found, { reason, now })
  if (act === 'warn') await warn(tx, app, found, reason)
  if (act === 'hide') await hide(tx, app, viewer, found, { isHidden: true, reason, now })
  await settle(tx, app, viewer, found, { decision: act, reason, now })
}

async function settle(
  tx: Queryable,
  app: App,
  viewer: Viewer,
  { id, name }: Case,
  { decision, reason, now }: { decision: CaseDecision; reason: string; now: Date },
): Promise<void> {
  const by = { id: viewer.userId, name: `${viewer.firstName} ${viewer.lastName}`.trim() }
  const reporters = await queries.closeCase(tx, id, { decision, reason, now, by })
  await tellReporters(tx, app, reporters, name)
}

async function reopen(
  tx: Queryable,
  app: App,
  viewer: Viewer,
  found: Case,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  // What its seller has deleted meanwhile cannot come back, and nobody waits for word of it.
  const isGone = found.thing === 'product' && (await queries.isProductGone(tx, found.thingId))
  if (found.decision === 'hide' && !isGone) await hide(tx, app, viewer, found, { isHidden: false, reason, now })
  if (found.decision === 'warn') await takeWarningBack(tx, app, found, reason)
  await queries.reopenCase(tx, found.id, now)
}

/** Takes the thing out of sight, or lifts that, by the ways there are for it; its company is told by them. */
async function hide(
  tx: Queryable,
  app: App,
  viewer: Viewer,
  { thing, thingId, companyId }: Case,
  { isHidden, reason, now }: { isHidden: boolean; reason: string; now: Date },
): Promise<void> {
  if (thing === 'product') return moderateProduct(tx, app, viewer, thingId, { hidden: isHidden, reason })
  if (thing === 'company') return suspendCompany(tx, app, viewer, thingId, { suspended: isHidden, reason })
  await queries.removeMessage(tx, thingId, isHidden ? now : null)
  await tellOfMessage(tx, app, { companyId, messageId: thingId }, { isHidden, reason })
}

async function tellOfMessage(
  tx: Queryable,
  { config }: App,
  { companyId, messageId }: { companyId: number | null; messageId: number },
  { isHidden, reason }: { isHidden: boolean; reason: string },
): Promise<void> {
  const say = messageRemovalMail[isHidden ? 'removed' : 'restored']
  const request = await queries.findRequestOf(tx, messageId)
  for (const { email, first_name } of await queries.findPeopleOf(tx, companyId))
    await postMail(tx, config, {
      ...writeMail({ email, name: first_name }, say.subject(config.settings.name), [
        say.about,
        ...(request === undefined ? [] : [`${config.publicUrl}/#/requests/${request}`]),
        reason,
        ...(isHidden ? writeIfReachable(config.settings, messageRemovalMail.support) : []),
      ]),
      urgency: 'letter',
    })
}

async function warn(tx: Queryable, app: App, { thing, companyId, name }: Case, reason: string): Promise<void> {
  const people = await queries.findPeopleOf(tx, companyId)
  if (people.length === 0)
    throw new Failure('refused', { act: reportMessages.nobodyToWarn }, reportMessages.nobodyToWarn)
  const { settings } = app.config
  for (const { email, first_name } of people)
    await postMail(tx, app.config, {
      ...writeMail({ email, name: first_name }, warningMail.subject(settings.name), [
        warningMail.about[thing](name),
        reason,
        warningMail.next,
        ...writeIfReachable(settings, warningMail.support),
      ]),
      urgency: 'letter',
    })
}

async function takeWarningBack(
  tx: Queryable,
  app: App,
  { thing, companyId, name }: Case,
  reason: string,
): Promise<void> {
  const { subject, about } = warningMail.takenBack
  for (const { email, first_name } of await queries.findPeopleOf(tx, companyId))
    await postMail(tx, app.config, {
      ...writeMail({ email, name: first_name }, subject(app.config.settings.name), [about[thing](name), reason]),
      urgency: 'letter',
    })
}
