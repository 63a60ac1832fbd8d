// Fails when a commit that is not on main yet has a subject of another form than the rule in subject-rules.ts. Where git or main cannot be asked (an archive, a
// shallow clone) there is nothing to check.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { refuseSubject } from './subject-rules.ts'

const asked = spawnSync('git', ['log', '--no-merges', '--format=%h %s', 'main..HEAD'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
})
const lines = asked.status === 0 ? asked.stdout.split('\n').filter((line) => line !== '') : []
for (const line of lines) {
  const [hash, ...words] = line.split(' ')
  const fault = refuseSubject(words.join(' '))
  if (!fault) continue
  console.error(`The subject of ${hash} ${fault}: ${words.join(' ')}`)
  process.exitCode = 1
}
