import type { Topic } from '@fairquay/contract/notifications/topics.ts'
import type { Config } from '../config.ts'

/** For a person: the page that says what it has done. Without a topic, all mails that can be ended. */
export function unsubscribeLink({ publicUrl }: Config, token: string, topic?: Topic): string {
  return `${publicUrl}/#/unsubscribe?token=${token}${topic ? `&topic=${topic}` : ''}`
}

/** For a mail program, which asks by itself when its button is pressed (RFC 8058). */
export function unsubscribeAddress({ publicUrl }: Config, token: string, topic?: Topic): string {
  return `${publicUrl}/api/v1/notifications/unsubscribe/${token}${topic ? `?topic=${topic}` : ''}`
}

export function settingsLink({ publicUrl }: Config): string {
  return `${publicUrl}/#/profile/notifications`
}
