import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const clientFolder = join(root, 'client')

/** Makes the package as it is published, and loads it from there. */
export async function buildClient(): Promise<typeof import('../src/index.ts')> {
  run('scripts/build-client.ts')
  return import(join(clientFolder, 'dist/index.js'))
}

/** Fails with what a program of the project said. */
export function run(script: string, ...rest: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...rest], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${script}: ${stdout}${stderr}`)
}

/** The TypeScript of the read-me, example by example. */
export async function readExamples(): Promise<string[]> {
  const text = await readFile(join(clientFolder, 'README.md'), 'utf8')
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}
