import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** No journey can press these: its marketplace has no mail server, without which nothing is sent again. */
const withoutJourney = ['resendFailedMails', 'resendMail']

test('every sender of the web has a journey in which its answer is lost', async () => {
  const [web, journeys] = await Promise.all([readSources('web/src'), readSources('e2e')])
  const senders = (await listOnce()).filter((name) => new RegExp(`\\b${name}\\b`).test(web))
  expect(senders.length).toBeGreaterThan(15)
  const missing = senders.filter((name) => !new RegExp(`loseAnswer\\(\\w+, ${name}\\)`).test(journeys))
  expect(missing.sort(), 'Lose its answer in e2e/, with loseAnswer.').toEqual(withoutJourney)
})

async function listOnce(): Promise<string[]> {
  const contract = join(root, 'contract/src')
  const files = (await readdir(contract, { recursive: true })).filter((file) => /endpoints\.ts$/.test(file))
  const modules = await Promise.all(
    files.map((file) => import(join(contract, file)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.entries(module).flatMap(([name, value]) => (isOnce(value) ? [name] : [])))
}

function isOnce(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'idempotent' in value && value.idempotent === true
  )
}

async function readSources(folder: string): Promise<string> {
  const files = (await readdir(join(root, folder), { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  return (await Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')))).join('\n')
}
