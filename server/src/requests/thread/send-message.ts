import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import type { sendMessage as endpoint, ThreadMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { mayAct, type RequestAction } from '@fairquay/contract/trade/states.ts'
import { sql } from 'kysely'
import { countSending } from '../../count-sending.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { setThreadStatus, settleRequest } from '../../trade/threads.ts'
import { findMessages } from './find-messages.ts'
import type { ThreadAddress } from './hold-thread.ts'
import { decideOrRefuse, type Held, lockThread, nameEvent } from './hold-thread.ts'

/** Writes to the other side. A question of the answering side waits for the buyer, whose next message answers it; all other messages change no state. */
export async function sendMessage(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, company }: ThreadAddress,
  { text, is_question = false, file_ids = [] }: BodyOf<typeof endpoint>,
  now: Date,
): Promise<ThreadMessage> {
  if (viewer.company) await countSending(tx, app.config, viewer.company.id, 'messages')
  const held = await lockThread(tx, app, viewer, id, company, now)
  const action = chooseAction(held, is_question)
  const status = decideOrRefuse(held, action)
  // A request that was closed before this company ever opened it has no conversation.
  if (held.thread.id === 0) throw new Failure('not_found')
  const files = [...new Set(file_ids)]
  if (!hasWords(text) && files.length === 0) throw new Failure('refused', { text: offerMessages.messageEmpty })
  const side = held.side ?? 'asking'
  const { rows } = await sql<{ id: number }>`
    insert into request_messages (thread_id, side, user_id, person, company, text, is_question)
    values (${held.thread.id}, ${side}, ${viewer.userId}, ${`${viewer.firstName} ${viewer.lastName}`}, ${viewer.company?.name ?? ''}, ${text.trim()},
      ${is_question})
    returning id`.execute(tx)
  const messageId = rows[0]?.id ?? 0
  await attachFiles(tx, held, messageId, files)
  if (action !== 'say') {
    await setThreadStatus(tx, held.thread.id, status)
    await settleRequest(tx, held.request)
  }
  await recordEvent(tx, app, { action, ...nameEvent(held), messageId })
  const [message] = await findMessages(tx, { threadId: held.thread.id, side, before: messageId + 1, limit: 1 })
  if (!message) throw new Error('The message was not stored')
  return message
}

function chooseAction({ side, thread }: Held, isQuestion: boolean): RequestAction {
  if (isQuestion && mayAct('ask', side, thread.status)) return 'ask'
  return mayAct('reply', side, thread.status) ? 'reply' : 'say'
}

async function attachFiles(
  tx: Queryable,
  { thread, by }: Held,
  messageId: number,
  files: readonly number[],
): Promise<void> {
  if (files.length === 0) return
  const { rows } = await sql`
    update request_files set message_id = ${messageId}
    where id = any(${files}::integer[]) and thread_id = ${thread.id} and company_id = ${by.companyId} and message_id is null
    returning 1`.execute(tx)
  if (rows.length < files.length) throw new Failure('refused', { file_ids: offerMessages.fileGone })
}
