// `npm run prove -- [proof …] [--share=0.1] [--add]`: tries what docs/safety.md promises at full scale, and writes what came of it into docs/proofs.md.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePostgres } from './ensure-postgres.ts'
import { nameMachine, nameSources } from './name-sources.ts'
import { addToProof, describeFigures, type Proof, proofs, scaleOf, writeProofs } from './proofs.ts'

const root = join(import.meta.dirname, '..')
const document = join(root, 'docs/proofs.md')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, add: { type: 'boolean', default: false } },
})
const share = Number(values.share)
const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name))
if (unknown.length > 0 || !(share > 0 && share <= 1)) {
  console.error(
    `npm run prove -- [${proofs.map(({ name }) => name).join('|')}] [--share=0.1] [--add]\nWithout a name all of them; a share is more than 0 and at most 1; --add goes on where the last sitting ended.`,
  )
  process.exit(2)
}

await ensurePostgres()
const chosen = positionals.length > 0 ? proofs.filter(({ name }) => positionals.includes(name)) : proofs
const failed = chosen.filter((proof) => !prove(proof))
if (failed.length > 0) console.error(`Failed: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Whether it holds; written down either way. */
function prove(proof: Proof): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'fairquay-proof-'))
  const figures = join(folder, 'figures')
  writeFileSync(figures, '')
  const began = Date.now()
  const commit = nameSources('docs/proofs.md')
  // A seed of its own each time: what was sent before would find nothing new. With CI set, nothing counts as passed because it has passed before.
  const env = {
    FUZZ_SEED: String(began % 1e9),
    ...process.env,
    ...scaleOf(proof, share),
    PROOF_FIGURES: figures,
    CI: 'true',
  }
  // What ends the whole run, such as a lack of memory, is found again by it.
  console.log(`${proof.name} begins; FUZZ_SEED=${env.FUZZ_SEED}`)
  const apart = proof.isParallel ? [] : ['--no-file-parallelism']
  const { status } = spawnSync('vitest', ['run', '--project=server', ...apart, ...proof.tests], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  const counted = readFileSync(figures, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, number | string>)
  rmSync(folder, { recursive: true, force: true })
  const row = {
    name: proof.name,
    says: proof.says,
    figures: describeFigures(counted),
    outcome: status === 0 ? ('holds' as const) : ('failed' as const),
    day: new Date().toISOString().slice(0, 10),
    commit,
    machine: nameMachine(),
    minutes: String(Math.ceil((Date.now() - began) / 60_000)),
  }
  const before = readProofs()
  writeFileSync(document, writeProofs(before, values.add ? addToProof(before, row) : row))
  console.log(`${proof.name}: ${row.outcome}. ${row.figures}`)
  return status === 0
}

function readProofs(): string {
  try {
    return readFileSync(document, 'utf8')
  } catch {
    return ''
  }
}
