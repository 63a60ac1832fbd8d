/** The mail about something that happened to an order, plain text. `reason` is what somebody wrote, set off from our own words. */
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
    `${sentence}.`,
    ...(about === '' ? [] : [about]),
    ...(reason === '' ? [] : ['', ...reason.split('\n').map((line) => `  ${line}`)]),
    '',
    `See it: ${link}`,
    '',
    marketplace,
    '',
  ].join('\n')
}
