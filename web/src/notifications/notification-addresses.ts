import { type Topic, topics } from '@fairquay/contract/notifications/topics.ts'

/** What the address of the list of notifications says. */
export type NotificationsAddress = { unread?: true; page?: number }

export function readNotificationsAddress(raw: Record<string, unknown>): NotificationsAddress {
  const page = Number(raw.page)
  return {
    ...((raw.unread === 'true' || raw.unread === true) && { unread: true }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  }
}

/** The link of a mail that ends mails like it. One about a topic that is not known is no good: without its topic it would end all mails. */
export type UnsubscribeAddress = { token?: string; topic?: Topic }

export function readUnsubscribeAddress(raw: Record<string, unknown>): UnsubscribeAddress {
  const topic = topics.find((known) => known === raw.topic)
  if (raw.topic !== undefined && !topic) return {}
  return {
    ...(typeof raw.token === 'string' && raw.token && { token: raw.token.slice(0, 60) }),
    ...(topic && { topic }),
  }
}
