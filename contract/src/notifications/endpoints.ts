import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { notificationKinds, topics } from './topics.ts'

/** A notification's id outgrows an integer in the end. */
const notificationId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** `title` is a sentence without its full stop, `path` leads to the thing behind the page's `#`. */
export const notification = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(notificationKinds),
  title: Type.String(),
  about: Type.String(),
  path: Type.String(),
  request_id: nullable(Type.Integer()),
  created_at: Type.String(),
  is_read: Type.Boolean(),
})
export type Notification = Type.Static<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'What the person was told, newest first',
  query: Type.Object({ ...pageQuery, unread: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ data: Type.Array(notification), unread: Type.Integer(), pagination }),
})

/**
 * How many are unread (counted up to 100) and the id of the newest, 0 without any. Who accepts `text/event-stream` gets the same again, as an event `unread`,
 * whenever it changes, until the session ends; beyond a few streams for one person `too_many` is answered, and asking now and then does as well.
 */
export const watchNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/stream',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'The number of unread notifications: once, or as a stream of server-sent events',
  answer: Type.Object({ unread: Type.Integer(), newest: Type.Integer() }),
  file: ['text/event-stream'],
  refuses: ['too_many'],
})

/** Marks some, those of one request, those that lead to one page (`path`, as they tell it, without what is behind its `?`), or all up to one as read. What is not the person's is left out without a word. */
export const readNotifications = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/read',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Mark notifications as read',
  body: closed({
    ids: Type.Optional(Type.Array(notificationId, { maxItems: 100 })),
    request_id: Type.Optional(id),
    path: Type.Optional(text(200, 1)),
    up_to: Type.Optional(notificationId),
  }),
  answer: Type.Object({ unread: Type.Integer() }),
})

const choice = closed({ topic: Type.Enum(topics), in_app: Type.Boolean(), by_mail: Type.Boolean() })

/** `choices` has every topic once. `hour` is that of the digest, on a clock of `time_zone` (an IANA name). */
export const notificationSettings = closed({
  choices: Type.Array(choice, { maxItems: topics.length }),
  is_daily: Type.Boolean(),
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  time_zone: text(60, 1),
})
export type NotificationSettings = Type.Static<typeof notificationSettings>

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/settings',
  access: 'signedIn',
  whileWaiting: true,
  summary: 'How the person wants to be told',
  answer: notificationSettings,
})

export const changeNotificationSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/notifications/settings',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: 'Choose what to be told of, where and when',
  body: notificationSettings,
  answer: notificationSettings,
})

/** Asked when the link of a mail is opened, which ends nothing yet: `not_found` for a link that nobody was sent. */
export const getUnsubscription = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/unsubscribe/:token',
  access: 'anyone',
  summary: 'Whether the link of a mail is known, and its mails have ended already',
  params: Type.Object({ token: text(60, 1) }),
  query: Type.Object({ topic: Type.Optional(Type.Enum(topics)) }),
  answer: Type.Object({ is_ended: Type.Boolean() }),
  refuses: ['too_many'],
})

/** The link of a mail; also what a mail program calls by itself (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/unsubscribe/:token',
  access: 'anyone',
  summary: 'End mails of a topic with the link of one of them',
  params: Type.Object({ token: text(60, 1) }),
  query: Type.Object({ topic: Type.Optional(Type.Enum(topics)) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['too_many'],
})
