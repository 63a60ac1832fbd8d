export type TextPart = { text: string; isLink: boolean; start: number }

/** Cuts a text before and after each address of our own; others stay text, since a mail may hold what a stranger typed. */
export function splitAtLinks(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(/https?:\/\/\S+/g)) {
    const address = match[0].replace(/[.,;:)]+$/, '')
    if (!address.startsWith(origin)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false, start: end })
    parts.push({ text: address, isLink: true, start: match.index })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false, start: end })
  return parts
}
