import { isGranted, refuseCredits } from '@fairquay/contract/claims/claim-lines.ts'
import { writeEntry } from '@fairquay/contract/claims/entry-text.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimAct } from '@fairquay/contract/claims/shapes.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import { formatMoney, readMoney, sum } from '@fairquay/contract/money.ts'
import type { OrderEvent } from '@fairquay/contract/notifications/order-events.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { putBackStock } from '../stock/return-stock.ts'
import { giveCredit } from './give-credit.ts'
import { decideOnClaim, type HeldClaim, lockClaim } from './hold-claim.ts'
import { storeEntry } from './queries.ts'
import { receiveBack } from './receive-back.ts'
import { tellOfClaim } from './tell-of-claim.ts'

type Parts = Pick<App, 'jobs' | 'config'>
type ClaimEvent = Extract<OrderEvent, `claim.${string}`>
type Act<Action extends ClaimAct['action']> = Extract<ClaimAct, { action: Action }>

/** Does what people do to a claim, in the caller's transaction: its order is held, its state looked at, what follows written down and told. */
export async function actOnClaim(
  tx: Queryable,
  app: Parts,
  viewer: Viewer,
  { id, now }: { id: number; now: Date },
  act: ClaimAct,
): Promise<void> {
  const held = await lockClaim(tx, viewer, id)
  const text = 'text' in act ? act.text.trim() : ''
  const { event, what } = await doIt(tx, app, held, act, now)
  await sql`update claims set changed_at = ${now} where id = ${id}`.execute(tx)
  const side = held.party === 'seller' ? 'seller' : 'buyer'
  await storeEntry(tx, {
    claimId: id,
    action: act.action,
    side,
    by: held.by,
    text: writeEntry(what, text),
    now,
  })
  await tellOfClaim(tx, app, { event, claimId: id, by: held.by, facts: { what, reason: text }, now })
}

type Done = { event: ClaimEvent; what: string }

async function doIt(tx: Queryable, app: Parts, held: HeldClaim, act: ClaimAct, now: Date): Promise<Done> {
  const { told } = claimMessages
  switch (act.action) {
    case 'say':
      checkWords(act.text, claimMessages.noMessage)
      decideOnClaim(held, 'say')
      return { event: 'claim.answered', what: '' }
    case 'offer':
      return offer(tx, held, act)
    case 'refuse':
      checkWords(act.text, claimMessages.noReason)
      await setStatus(tx, held, decideOnClaim(held, 'refuse'), now)
      return { event: 'claim.answered', what: told.refused }
    case 'insist':
      checkWords(act.text, claimMessages.noMessage)
      await setStatus(tx, held, decideOnClaim(held, 'insist'), now)
      return { event: 'claim.answered', what: told.insisted }
    case 'withdraw':
      await setStatus(tx, held, decideOnClaim(held, 'withdraw'), now)
      return { event: 'claim.withdrawn', what: '' }
    case 'accept':
      await setStatus(tx, held, decideOnClaim(held, 'accept', agreementOf(held)), now)
      return { event: 'claim.answered', what: told.accepted }
    case 'send_back':
      decideOnClaim(held, 'send_back')
      await sql`update claims set sent_back_at = ${now} where id = ${held.row.id}`.execute(tx)
      return { event: 'claim.answered', what: told.sentBack }
    case 'receive_back': {
      const status = decideOnClaim(held, 'receive_back', agreementOf(held))
      await receiveBack(tx, held, act)
      await putBackStock(
        tx,
        app,
        held.row.order_id,
        act.lines.map(({ position, to_stock }) => ({ position, quantity: to_stock })),
        now,
        act.place_id ?? undefined,
      )
      await setStatus(tx, held, status, now)
      return { event: 'claim.answered', what: told.cameBack }
    }
    case 'credit': {
      const status = decideOnClaim(held, 'credit')
      const reference = await giveCredit(tx, app, held, act.reference.trim(), now)
      await sql`update claims set credit_reference = ${reference} where id = ${held.row.id}`.execute(tx)
      await setStatus(tx, held, status, now)
      return {
        event: 'claim.settled',
        what: told.credited(formatMoney(held.row.credit_amount, held.row.currency), reference),
      }
    }
  }
}

/** A credit by line or a replacement. One that gives all that was asked for is agreed at once, unless goods are to be sent back. */
async function offer(tx: Queryable, held: HeldClaim, { remedy, credits, is_returned }: Act<'offer'>): Promise<Done> {
  const { row } = held
  const most = row.lines.map(({ position, value }) => ({ position, most: value }))
  const given =
    remedy === 'credit'
      ? credits.map(({ position, amount }) => ({ position, credit: readMoney(amount, row.currency) }))
      : []
  const status = decideOnClaim(held, 'offer', {
    remedy,
    isReturned: is_returned,
    isGranted: isGranted({ wanted: row.wanted, remedy }, most, given),
  })
  const details = remedy === 'credit' ? refuseCredits(most, given, row.currency) : undefined
  if (details) throw new Failure('refused', details)
  const total = sum(given.map(({ credit }) => credit))
  await sql`
    update claims set status = ${status}, remedy = ${remedy}, is_returned = ${is_returned}, credit_amount = ${total} where id = ${row.id}`.execute(
    tx,
  )
  await sql`
    update claim_lines l set credit = coalesce(t.credit, 0)
    from claim_lines o left join json_to_recordset(${JSON.stringify(given)}) as t(position integer, credit bigint) on t.position = o.position
    where l.claim_id = ${row.id} and o.claim_id = l.claim_id and o.position = l.position`.execute(tx)
  const { told } = claimMessages
  return {
    event: 'claim.answered',
    what: remedy === 'credit' ? told.credit(formatMoney(total, row.currency)) : told.replacement,
  }
}

function agreementOf({ row }: HeldClaim) {
  return { remedy: row.remedy ?? 'credit', isReturned: row.is_returned }
}

function checkWords(text: string, message: string): void {
  if (!hasWords(text)) throw new Failure('refused', { text: message })
}

async function setStatus(tx: Queryable, { row }: HeldClaim, status: string, now: Date): Promise<void> {
  const settledAt = status === 'settled' ? now : null
  await sql`update claims set status = ${status}, settled_at = ${settledAt} where id = ${row.id}`.execute(tx)
}
