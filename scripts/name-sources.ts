import { execFileSync } from 'node:child_process'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The commit, with a mark when what is tried is not what it holds. `results`, the document that tells of it, is no source. */
export function nameSources(results: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', '.', `:!${results}`)
  return `${git('rev-parse', '--short=8', 'HEAD')}${changed === '' ? '' : ' and changes'}`
}

/** '2 cores, 24 GiB' */
export function nameMachine(): string {
  return `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB`
}
