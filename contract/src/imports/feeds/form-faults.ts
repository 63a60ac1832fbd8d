import { findAddressFault } from '../../outside-address.ts'
import { isTimeZone } from '../../time-zone.ts'
import { feedMessages } from './messages.ts'

/** What is wrong with a feed as somebody writes it, by field; nothing when it can be kept. */
export function findFeedFaults(
  form: { url: string; user_name: string; password?: string | undefined; time_zone: string },
  mayBePrivate: boolean,
): Record<string, string> {
  const address = findAddressFault(form.url, mayBePrivate)
  return {
    ...(address && { url: addressFaults[address] }),
    ...(form.password && form.user_name === '' && { user_name: feedMessages.passwordWithoutName }),
    ...(!isTimeZone(form.time_zone) && { time_zone: feedMessages.zoneWrong }),
  }
}

const addressFaults = {
  wrong: feedMessages.addressWrong,
  'not-safe': feedMessages.addressNotSafe,
  'with-password': feedMessages.addressWithPassword,
}
