/** One measured ratio and what it should be; unclear where the machine was too busy with other things to say. */
export type Result = {
  name: string
  what: string
  value: string
  target: string
  verdict: 'ok' | 'MISSED' | 'unclear'
  note: string
}

/** What was measured of one kind: `name` is its heading and stays, `about` says of how much. */
export type Section = { name: string; about: string; results: readonly Result[] }

/** When, of which sources, on what kind of machine. */
export type Measured = { day: string; commit: string; machine: string }

const head = `# Speed

What \`npm run bench -- --write\` measured last, written by the command: ratios against something bare in the same run, so that they mean the same on every machine. *unclear*: the machine was too busy with other things to
say. How it is made fast: [architecture.md](architecture.md), and decisions 0002, 0096 and 0097.
`

/** The document with these sections in the place of those of the same names; what was not measured stands as it was, with its day. */
export function writeSpeed(document: string, sections: readonly Section[], measured: Measured): string {
  const known = new Map(
    document
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith('## '))
      .map((part) => [part.slice(3, part.indexOf('\n')), part.trimEnd()] as const),
  )
  for (const section of sections) known.set(section.name, writeSection(section, measured))
  return `${[head.trimEnd(), ...known.values()].join('\n\n')}\n`
}

function writeSection({ name, about, results }: Section, { day, commit, machine }: Measured): string {
  const rows = results.map(({ name, what, value, target, verdict, note }) =>
    [name, what, value, target, verdict === 'MISSED' ? 'missed' : verdict, note].map((cell) =>
      cell.replaceAll('|', '/'),
    ),
  )
  const lines = [['', 'What', 'Measured', 'Meant', '', 'Of it'], Array(6).fill('---'), ...rows]
  return `## ${name}\n\n${about}. ${day}, ${commit}, ${machine}.\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
}
