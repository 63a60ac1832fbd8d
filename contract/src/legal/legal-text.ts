/** A paragraph, or points one below the other. */
export type LegalPassage = string | readonly string[]
/** A text by its headings; what stands before the first has an empty one. */
export type LegalSection = { heading: string; passages: readonly LegalPassage[] }

/**
 * Reads a text as an operator types it: `## ` begins a heading, `- ` a point, an empty line ends a paragraph. Nothing else has a meaning, so that no text can
 * put anything else than words on the page.
 */
export function parseLegalText(text: string): LegalSection[] {
  const sections: { heading: string; passages: (string | string[])[] }[] = []
  // What the next line goes on with; nothing after an empty line.
  let open: 'words' | 'points' | undefined
  for (const line of text.split(/\r\n?|\n/).map((typed) => typed.trim())) {
    const heading = /^#{1,3} (.*)$/.exec(line)?.[1]
    if (line === '') open = undefined
    else if (heading !== undefined) {
      sections.push({ heading: heading.trim(), passages: [] })
      open = undefined
    } else {
      if (sections.length === 0) sections.push({ heading: '', passages: [] })
      open = addLine(sections.at(-1)?.passages ?? [], line, open)
    }
  }
  return sections
}

/** Points that follow each other are one list; lines of a paragraph are one. */
function addLine(passages: (string | string[])[], line: string, open: 'words' | 'points' | undefined) {
  const last = passages.at(-1)
  const point = /^[-*•] (.*)$/.exec(line)?.[1]
  if (point === undefined) {
    if (open === 'words' && typeof last === 'string') passages[passages.length - 1] = `${last} ${line}`
    else passages.push(line)
    return 'words'
  }
  if (open === 'points' && Array.isArray(last)) last.push(point)
  else passages.push([point])
  return 'points'
}

/** The same as an operator would type it: what the text the marketplace comes with begins as. */
export function writeLegalText(lead: string, sections: readonly LegalSection[]): string {
  const passages = (all: readonly LegalPassage[]) =>
    all.map((passage) => (typeof passage === 'string' ? passage : passage.map((point) => `- ${point}`).join('\n')))
  return [lead, ...sections.flatMap(({ heading, passages: all }) => [`## ${heading}`, ...passages(all)])]
    .filter((block) => block !== '')
    .join('\n\n')
}
