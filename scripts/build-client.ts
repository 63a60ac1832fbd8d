// Makes `@fairquay/client`: its types from the description of the calls, then JavaScript and declarations under client/dist. With --types the types alone.
import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDocument } from '../contract/src/documentation/document.ts'
import { otherPaths } from '../server/src/documentation/other-paths.ts'
import { readContract } from '../server/src/documentation/read-contract.ts'
import { writeClientTypes } from './client-types.ts'

const client = join(import.meta.dirname, '../client')
const generated = join(client, 'src/calls.generated.ts')

const { endpoints, schemas } = await readContract()
const text = writeClientTypes(writeDocument({ title: 'Fairquay', server: '/', endpoints, schemas, otherPaths }))
// Left alone when it is the same, so that what watches files does not begin anew.
if ((await readFile(generated, 'utf8').catch(() => '')) !== text) await writeFile(generated, text)
if (!process.argv.includes('--types')) {
  await rm(join(client, 'dist'), { recursive: true, force: true })
  const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', join(client, 'tsconfig.build.json')], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
