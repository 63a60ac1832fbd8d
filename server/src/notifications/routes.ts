import * as endpoints from '@fairquay/contract/notifications/endpoints.ts'
import { describeNotification, findNotificationPath } from '@fairquay/contract/notifications/messages.ts'
import { countAttemptFrom } from '../attempts.ts'
import { Failure } from '../failure.ts'
import { type App, answered, implement } from '../http.ts'
import { readBearer } from '../session.ts'
import { areMailsEnded, changeSettings, endMails, readSettings } from './change-settings.ts'
import { makeLiveStreams } from './live-streams.ts'
import { countNotifications, findNotifications, markRead, type NotificationRow, readUnread } from './queries.ts'

const defaultPerPage = 20

export function notificationRoutes(app: App): void {
  const live = makeLiveStreams(app)

  implement(app, endpoints.listNotifications, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, unread: isUnreadOnly = false } = query
    const window = { isUnreadOnly, limit: perPage, offset: (page - 1) * perPage }
    const rows = await findNotifications(app.db, viewer.userId, window)
    const total = await countNotifications(app.db, viewer.userId, isUnreadOnly)
    const { unread } = await readUnread(app.db, viewer.userId)
    return { data: rows.map(present), unread, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, endpoints.watchNotifications, async ({ viewer, request, reply }) => {
    if (!/text\/event-stream/i.test(request.headers.accept ?? '')) return readUnread(app.db, viewer.userId)
    await live.open(reply, viewer.userId, readBearer(request.headers.authorization) ?? '')
    return answered
  })

  implement(app, endpoints.readNotifications, async ({ viewer, body }) => {
    await markRead(app.db, viewer.userId, body)
    return { unread: (await readUnread(app.db, viewer.userId)).unread }
  })

  implement(app, endpoints.getNotificationSettings, async ({ viewer }) => readSettings(app.db, viewer.userId))

  implement(app, endpoints.changeNotificationSettings, async ({ viewer, body }) =>
    changeSettings(app, viewer.userId, body),
  )

  implement(app, endpoints.getUnsubscription, async ({ params, query, request }) => {
    await countAttemptFrom(app.db, 'unsubscribe-from', request.ip)
    const isEnded = await areMailsEnded(app, params.token, query.topic)
    if (isEnded === undefined) throw new Failure('not_found')
    return { is_ended: isEnded }
  })

  void app.http.register(async (http) => {
    // A mail program sends a form with one field that says only that it means it (RFC 8058).
    http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    )
    implement({ ...app, http }, endpoints.unsubscribe, async ({ params, query, request }) => {
      await countAttemptFrom(app.db, 'unsubscribe-from', request.ip)
      if (!(await endMails(app, params.token, query.topic))) throw new Failure('not_found')
      return { success: true }
    })
  })
}

function present({ id, kind, facts, request_id, created_at, read_at }: NotificationRow): endpoints.Notification {
  return {
    id,
    kind,
    title: describeNotification(kind, facts),
    about: facts.about ?? '',
    path: findNotificationPath(kind, facts),
    request_id,
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
  }
}
