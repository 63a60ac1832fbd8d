/** One proof at full scale: the tests that make it, and how much of it each is told to do (names of the environment; the numbers are shared by `--share`). */
export type Proof = {
  name: string
  /** The promise, in a line of the table. */
  says: string
  tests: readonly string[]
  /** Its tests have databases of their own and look at no clock: they run beside each other. */
  isParallel?: true
  scale: Readonly<Record<string, number>>
}

const safety = (name: string) => `server/test/safety/${name}.test.ts`

/** What of an older version's rows a migration writes anew. */
const upgrades = [
  'address',
  'card',
  'combinations',
  'file',
  'handling',
  'incomplete',
  'lead-time',
  'line-codes',
  'mail',
  'minimum-order',
  'money',
  'stock',
  'trade',
  'variants',
]

export const proofs: readonly Proof[] = [
  {
    name: 'crash',
    says: 'Server, one back end or all of PostgreSQL are killed under writers: no request, step of a deal or order, number of a paper, mail, picture or import that was told of is lost, doubled or half written',
    tests: ['crash', 'crash-of-sends', 'crash-of-deals', 'crash-of-orders', 'crash-of-mails', 'crash-of-files'].map(
      safety,
    ),
    scale: { CRASH_CYCLES: 2000, CRASH_WRITERS: 16, DEALS: 400, ORDERS: 120, MAILS: 2000, PICTURES: 2000, IMPORTS: 60 },
  },
  {
    name: 'retries',
    says: 'However an answer is lost, and however many press at once: one request a key',
    tests: [safety('retries')],
    scale: { RETRIES: 10_000, ROUNDS: 500 },
  },
  {
    name: 'prices',
    says: 'Two marketplaces that differ in every price answer guests with the same bytes',
    tests: [safety('guest-prices')],
    scale: { GUEST_QUESTIONS: 20_000 },
  },
  {
    name: 'access',
    says: 'Every identity, every call, for what is their own, another’s, missing or hidden: answered as the table says',
    tests: [safety('access'), safety('hidden')],
    scale: {},
  },
  {
    name: 'fuzz',
    says: 'Valid, broken and hostile values to every call: no 5xx, no hang, every answer as declared; planted faults are found first',
    tests: ['fuzz-harness', 'fuzz-of-reads', 'fuzz-of-writes'].map(safety),
    isParallel: true,
    scale: { FUZZ_RUNS: 20_000 },
  },
  {
    name: 'overload',
    says: 'Ten times more questions than can be answered: those that are too much are told when to come back, at least 85 % of what a busy server answers is; half-open clients are closed within 15 s; memory stays where it was',
    tests: [safety('overload')],
    scale: { FLOOD_SECONDS: 60, CALLS: 1_000_000 },
  },
  {
    name: 'restore',
    says: 'A backup restored into nothing is the same marketplace, table by table and file by file, and one moment whatever is written while it is made',
    tests: ['server/src/backup/backup.test.ts'],
    scale: { RESTORE_ROUNDS: 20 },
  },
  {
    name: 'upgrade',
    says: 'Migrations interrupted after any of their statements are run again and come to the same schema; what older versions kept is read right afterwards',
    tests: [
      'server/test/interrupted-upgrade.test.ts',
      'server/test/earlier-versions.test.ts',
      ...upgrades.map((name) => `server/test/${name}-upgrade.test.ts`),
    ],
    scale: { UPGRADE_INTERRUPTIONS: 1000 },
  },
]

/** What stays as it is however large the share: how many write at once is no amount. */
const fixed = new Set(['CRASH_WRITERS'])
/** Figures that are the same in every sitting. */
const steady = new Set(['writers', 'calls', 'faults planted and found'])

/** The environment of a run that does this share of the whole, at least one of each. */
export function scaleOf({ scale }: Proof, share: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scale).map(([name, whole]) => [
      name,
      String(fixed.has(name) ? whole : Math.max(1, Math.round(whole * share))),
    ]),
  )
}

/** A row of docs/proofs.md: what was done, what came of it, when, on which state of the sources and what kind of machine. */
export type ProofRow = {
  name: string
  says: string
  figures: string
  outcome: 'holds' | 'failed'
  day: string
  commit: string
  machine: string
  minutes: string
}

const head = `# Proofs

What [safety.md](safety.md) promises, tried at full scale. This table is written by \`npm run prove\`; a short version of each runs in \`npm test\`.
\`npm run prove -- crash\` runs one, \`npm run prove\` all of them (hours); \`--share=0.1\` does a tenth of it and says so by its figures, and
\`--add\` adds what it does to what the table says, for proofs that are made in several sittings.

| Proof | What it says | Counted | Result | Day | Commit | Machine | Minutes |
|---|---|---|---|---|---|---|---|
`

/** The table with this row in the place of the one before of the same proof; rows in the order of the proofs. */
export function writeProofs(document: string, row: ProofRow): string {
  const rows = readRows(document)
  const cells = [row.says, row.figures, row.outcome, row.day, row.commit, row.machine, row.minutes]
  rows.set(row.name, `| \`${row.name}\` | ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
  const order = proofs.map(({ name }) => name)
  const lines = [...rows].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)).map(([, line]) => line)
  return `${head}${lines.join('\n')}\n`
}

function readRows(document: string): Map<string, string> {
  return new Map(
    document.split('\n').flatMap((line) => {
      const name = /^\| `([\w-]+)` \|/.exec(line)?.[1]
      return name ? [[name, line] as const] : []
    }),
  )
}

/**
 * The row of a sitting that goes on where the one in the table ended: amounts and minutes are added up, days and commits stand beside each other. It
 * holds when both do.
 */
export function addToProof(document: string, row: ProofRow): ProofRow {
  const line = readRows(document).get(row.name)
  if (!line) return row
  const [, , , figures = '', outcome, day = '', commit = '', , minutes] = line.split('|').map((cell) => cell.trim())
  return {
    ...row,
    figures: describeFigures([readFigures(figures), readFigures(row.figures)]),
    outcome: outcome === 'holds' ? row.outcome : 'failed',
    day: joinOnce(day, row.day),
    commit: joinOnce(commit, row.commit),
    minutes: String(Number(minutes) + Number(row.minutes)),
  }
}

function joinOnce(before: string, now: string): string {
  return [...new Set([...before.split(', '), now])].join(', ')
}

/** What `describeFigures` has written: amounts as numbers, everything else ('12.1 s until the last was closed') as it stands. */
function readFigures(line: string): Record<string, number | string> {
  return Object.fromEntries(
    line.split(/, (?=\d)/).map((figure) => {
      const [, amount = '', name = ''] = /^(\S+) (.*)$/.exec(figure) ?? []
      return [name, steady.has(name) || !/^[\d,]+$/.test(amount) ? amount : Number(amount.replaceAll(',', ''))]
    }),
  )
}

/** Figures of several tests in one line: '2,000 kills, 16 writers'. Of a name that comes again the numbers are added up. */
export function describeFigures(figures: readonly Readonly<Record<string, number | string>>[]): string {
  const sums = new Map<string, number | string>()
  for (const one of figures)
    for (const [name, value] of Object.entries(one)) {
      const known = sums.get(name)
      sums.set(name, typeof known === 'number' && typeof value === 'number' ? known + value : value)
    }
  return [...sums]
    .map(([name, value]) =>
      typeof value === 'number' ? `${value.toLocaleString('en-US')} ${name}` : `${value} ${name}`,
    )
    .join(', ')
}
