import { onOneLine } from '../one-line.ts'

/** The mail about something that happened to an order, plain text. `reason` is what somebody wrote, set off from our own words; nothing else of it begins a line of its own. */
export function orderMailText(letter: {
  recipient: string
  sentence: string
  reason: string
  about: string
  link: string
  marketplace: string
}): string {
  const { recipient, sentence, reason, about, link, marketplace } = letter
  return [
    recipient === '' ? 'Hello,' : `Dear ${recipient},`,
    '',
    `${onOneLine(sentence)}.`,
    ...(about === '' ? [] : [onOneLine(about)]),
    ...(reason === '' ? [] : ['', ...reason.split('\n').map((line) => `  ${line}`)]),
    '',
    `See it: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}
