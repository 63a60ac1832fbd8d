import { defineMessages, formatNumber, formatPlural } from '../../locale.ts'
import { onOneLine } from '../../one-line.ts'
import type { FeedResult } from './rules.ts'

/** What is said about feeds on the server and on the screen. */
export const feedMessages = defineMessages({
  tooMany: (most: number) => `A company can have ${formatNumber(most)} feeds. Delete one that is not needed any more.`,
  addressWrong: 'This is not the address of a file on the web.',
  addressNotSafe: 'The address has to begin with https://.',
  addressWithPassword: 'Write the name and password into their own fields.',
  zoneWrong: 'This time zone is not known.',
  running: 'It is being fetched already.',
  passwordWithoutName: 'Name the user this password belongs to.',
  forbidden: 'The address does not lead to the public internet.',
  unreachable: 'The address could not be reached.',
  cutOff: 'The connection broke off before the whole file was there.',
  redirects: 'The address leads on and on to others and never to a file.',
  tooSlow: 'The file did not arrive in time.',
  status: (status: number) => `The address answered with ${status} instead of a file.`,
  refused: (status: number, isNamed: boolean) =>
    isNamed
      ? `The address asks for another name or password (${status}).`
      : `The address wants a user name and password (${status}).`,
  tooLarge: (megabytes: number) => `The file is larger than ${formatNumber(megabytes)} MB.`,
  packedWrong: 'The file is compressed in a way that cannot be read: gzip or no compression is needed.',
  empty: 'The address answered with an empty file.',
  webPage: 'The address answered with a web page instead of a file. Does it need a name and password?',
  placeTaken: 'Another import of your company was not finished for hours. Finish or discard it.',
  columnsGone: (titles: readonly string[]) =>
    formatPlural(titles.length, {
      one: `A column that was read is not in the file any more: ${titles.join(', ')}. Map the columns again.`,
      other: `Columns that were read are not in the file any more: ${titles.join(', ')}. Map the columns again.`,
    }),
  otherKind: 'The file is of another kind than the one whose columns were named. Map the columns again.',
  held: (missing: number, known: number) =>
    `Held, nothing was changed: ${formatNumber(missing)} of ${formatNumber(known)} products of this feed are missing from the file. Is it complete?`,
  discardedByPerson: 'It was discarded.',
  broken: 'It broke off several times.',
  refusedRow: (line: number, column: string, reason: string) =>
    column ? `Line ${formatNumber(line)}, ${column}: ${reason}` : `Line ${formatNumber(line)}: ${reason}`,
  fileName: (name: string) => `Feed: ${name}`,
})

const letter = defineMessages({
  subject: {
    applied: 'A feed was imported',
    problems: 'A feed was imported with refused rows',
    held: 'A feed was held: too many products are missing',
    failed: 'A feed could not be imported',
  },
  counts: ({ create, change, refuse }: FeedResult) =>
    `${formatNumber(create)} new, ${formatNumber(change)} changed, ${formatNumber(refuse)} refused.`,
  takenOut: (count: number) =>
    formatPlural(count, {
      one: '# product is not in the file any more and was taken out.',
      other: '# products are not in the file any more and were taken out.',
    }),
  broughtBack: (count: number) =>
    formatPlural(count, { one: '# product is in the file again.', other: '# products are in the file again.' }),
})

/** The head of the mail about a fetch: our own words and nothing anybody typed. */
export function writeFeedSubject({ state, refuse }: FeedResult): string {
  if (state === 'held') return letter.subject.held
  if (state === 'failed') return letter.subject.failed
  return refuse > 0 ? letter.subject.problems : letter.subject.applied
}

export type FeedReport = {
  result: FeedResult
  /** Why it failed or was held. */
  fault: string | null
  /** Some of the refused rows: 'line 7, Price: …'. */
  examples: readonly string[]
}

export type FeedLetter = { recipient: string; feed: string; report: FeedReport; link: string; marketplace: string }

/** The mail about a fetch, plain text. */
export function writeFeedLetter({ recipient, feed, report, link, marketplace }: FeedLetter): string {
  return [
    recipient === '' ? 'Hello,' : `Dear ${recipient},`,
    '',
    onOneLine(feed),
    ...writeReport(report).map(onOneLine),
    '',
    `See it: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}

function writeReport({ result, fault, examples }: FeedReport): string[] {
  const lines = fault === null ? [letter.counts(result)] : [fault]
  if (result.takenOut > 0) lines.push(letter.takenOut(result.takenOut))
  if (result.broughtBack > 0) lines.push(letter.broughtBack(result.broughtBack))
  return [...lines, ...examples.map((example) => `- ${example}`)]
}
