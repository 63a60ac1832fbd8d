/**
 * The parts of a mail's text, for drawing it. The text is what is written and kept; how it is laid out says what is what:
 *
 * - a paragraph that ends with an address of ours, alone on its line or behind a colon, leads there (`action`);
 * - a line with indented ones below it is their heading (`facts`: `name: value`, or plain lines);
 * - `1. name` with lines indented below it is one of several goods (`item`);
 * - a paragraph of indented lines only is what somebody wrote (`quote`); nothing in it is taken for a link or a heading;
 * - what follows the marketplace's own name is the foot.
 */
export type MailBlock =
  | { is: 'text'; lines: readonly string[] }
  | { is: 'action'; lead: readonly string[]; label: string; address: string }
  | { is: 'facts'; heading: string; rows: readonly Fact[] }
  | { is: 'item'; name: string; lines: readonly string[] }
  | { is: 'quote'; lines: readonly string[] }
  | { is: 'sum'; label: string; value: string }

export type Fact = { name: string; value: string } | { line: string }

export type MailParts = { blocks: readonly MailBlock[]; foot: readonly MailBlock[] }

/** `name` is the marketplace's, which stands alone before the foot; `home` its address: only links that lead there are pressed. */
export function readMailBlocks(text: string, { name, home }: { name: string; home: string }): MailParts {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
  const end = paragraphs.findIndex((lines) => lines.length === 1 && lines[0] === name)
  const body = end < 0 ? paragraphs : paragraphs.slice(0, end)
  const foot = end < 0 ? [] : paragraphs.slice(end + 1)
  // A foot has a link on every line.
  return {
    blocks: body.flatMap((lines) => readParagraph(lines, home)),
    foot: foot.flat().flatMap((line) => readParagraph([line], home)),
  }
}

const indented = /^ {2}/

function readParagraph(lines: readonly string[], home: string): MailBlock[] {
  const [first = '', ...rest] = lines
  if (indented.test(first)) return [{ is: 'quote', lines: lines.map((line) => line.replace(indented, '')) }]
  const inner = rest.findIndex((line) => indented.test(line))
  // A heading, and lines below it; what is not indented any more begins anew.
  if (inner === 0) {
    const after = rest.findIndex((line) => !indented.test(line))
    const own = after < 0 ? rest : rest.slice(0, after)
    return [readIndented(first, own), ...(after < 0 ? [] : readParagraph(rest.slice(after), home))]
  }
  // Lines first, then one that has others below it.
  if (inner > 0) return [...readParagraph(lines.slice(0, inner), home), ...readParagraph(lines.slice(inner), home)]
  const sum = /^(Total): (.+)$/.exec(first)
  if (sum?.[1] && sum[2] && lines.length === 1) return [{ is: 'sum', label: sum[1], value: sum[2] }]
  return [readWords(lines, home)]
}

function readIndented(heading: string, lines: readonly string[]): MailBlock {
  const own = lines.map((line) => line.trim())
  if (/^\d+\. /.test(heading)) return { is: 'item', name: heading, lines: own }
  return { is: 'facts', heading: heading.replace(/:$/, ''), rows: own.map(readFact) }
}

function readFact(line: string): Fact {
  const found = /^([\p{L}][^:]{0,40}): (.+)$/u.exec(line)
  return found?.[1] && found[2] ? { name: found[1], value: found[2] } : { line }
}

/** Words, and where they lead when their last line ends with an address of ours. */
function readWords(lines: readonly string[], home: string): MailBlock {
  const last = lines.at(-1) ?? ''
  const [, label = '', address = ''] = /^(?:(.*\S): )?(\S+)$/.exec(last) ?? []
  if (!isOurs(address, home)) return { is: 'text', lines }
  const lead = lines.slice(0, -1).map((line) => line.replace(/:$/, '.'))
  // A sentence is read above the button.
  if (label.length > longestLabel) return { is: 'action', lead: [...lead, `${label}.`], label: '', address }
  return { is: 'action', lead, label, address }
}

function isOurs(address: string, home: string): boolean {
  return address.startsWith(`${home}/`) && URL.canParse(address)
}

/** What fits on a button, characters. */
const longestLabel = 40

/** Where a link leads says what stands on its button, when the text before it is a sentence. */
const labels: readonly (readonly [path: RegExp, label: string])[] = [
  [/^\/#\/secured\/confirm/, 'Confirm address'],
  [/^\/#\/secured\/new-password/, 'Choose a new password'],
  [/^\/#\/secured\/join/, 'Join'],
  [/^\/#\/secured\/begin/, 'Begin'],
  [/^\/#\/secured\/login/, 'Login'],
  [/^\/#\/operator\/approvals/, 'Open the approvals'],
  [/^\/#\/requests\//, 'See the request'],
  [/^\/#\/orders\//, 'See the order'],
]

/** What a button says: the words before its address when they are few, else what its page is for. */
export function labelAction({ label, address }: { label: string; address: string }, home: string): string {
  if (label !== '' && label !== 'See it') return label
  const path = address.slice(home.length)
  return labels.find(([known]) => known.test(path))?.[1] ?? (label || 'Open')
}
