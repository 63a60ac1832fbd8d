import { settingGroups } from '../server/src/setting-groups.ts'
import type { SettingKind } from '../server/src/setting-kinds.ts'

type Group = { words: string; settings: Readonly<Record<string, SettingKind<unknown>>> }

const groups: readonly Group[] = settingGroups
const longestLine = 160

/** docs/configuration.md, written from what the server reads its environment by. */
export function describeSettings(): string {
  const rows = groups.map(({ words, settings }) => {
    const kinds = Object.values(settings)
    const cells = [
      Object.keys(settings).map((name) => `\`${name}\``),
      [words],
      onceIfSame(kinds.map(({ takes }) => takes)),
      onceIfSame(kinds.map(({ unset }) => unset)),
    ]
    return `| ${cells.map((lines) => lines.map(escapeCell).join('<br>')).join(' | ')} |`
  })
  return `# Settings of the server

Names of the environment, or lines of \`.env\` beside \`package.json\`, after which the environment goes. A value that cannot be right ends the start with one sentence.
What visitors read (name, company, links, currency) can also be set in the app, which then counts. This page and \`.env.example\` are written from
\`server/src/setting-groups.ts\`, by which the server reads them, by \`npm run reference\`.

| Setting | What it is | Takes | Empty or missing |
|---|---|---|---|
${rows.join('\n')}
`
}

/** .env.example, to be copied and filled in. */
export function writeExample(): string {
  const parts = groups.map(({ words, settings }) => {
    const unset = onceIfSame(Object.values(settings).map((kind) => kind.unset)).join('; ')
    const names = Object.keys(settings).map((name) => `${name}=`)
    return [...wrap(`${words} (${unset})`), ...names].join('\n')
  })
  const head = wrap(
    'Settings of Fairquay. Copy this file to .env and change what differs; what is empty or missing is what stands in brackets. The environment of the process goes before this file. What each may hold: docs/configuration.md.',
  ).join('\n')
  return `${[head, ...parts].join('\n\n')}\n`
}

function onceIfSame(all: readonly string[]): readonly string[] {
  return new Set(all).size === 1 ? all.slice(0, 1) : all
}

/** Some words would be read as the beginning of an element. */
function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

function wrap(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < longestLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines
}
