/**
 * How a mail came back: the mail server that it was handed to would not take it for good, some server on the way could not deliver it (RFC 3464), or the person
 * has called it spam (RFC 5965).
 */
export const returnKinds = ['refused', 'bounced', 'complained'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** `status` is an enhanced status code (RFC 3463) such as '5.1.1', empty where none was given; `at` is milliseconds since 1970. */
export type MailReturn = { kind: ReturnKind; status: string; at: number }

/** There is no such mailbox or domain, or it has moved or was closed; what else comes back may be a full mailbox or a filter's mood. */
const certain = /^5\.(1\.[01236]|1\.10|2\.1|4\.4)$/

/** So many returns that might pass, within so many days, count as one that is certain. */
export const uncertainReturns = { count: 3, days: 30 } as const

/** Whether nobody should go on writing to an address, from all that came back from it and was not settled since. */
export function shouldHold(returns: readonly MailReturn[], now: number): boolean {
  if (returns.some(({ kind, status }) => kind === 'complained' || certain.test(status))) return true
  const since = now - uncertainReturns.days * 24 * 3600 * 1000
  return returns.filter(({ at }) => at >= since).length >= uncertainReturns.count
}

/** The enhanced status code in what a mail server said: '550 5.1.1 No such user' gives '5.1.1'. Empty without one. */
export function findStatus(said: string): string {
  return /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(said)?.[0] ?? ''
}
