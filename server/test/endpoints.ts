import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'

const contract = join(import.meta.dirname, '../../contract/src')

/** Every call the contract declares, so that a new one is looked at by the tests that walk them all without anybody thinking of it. */
export async function listEndpoints(): Promise<{ name: string; endpoint: Endpoint }[]> {
  const files = (await readdir(contract, { recursive: true })).filter((file) => /endpoints\.ts$/.test(file)).sort()
  const found: { name: string; endpoint: Endpoint }[] = []
  for (const file of files) {
    const module = (await import(join(contract, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) found.push({ name, endpoint: value })
  }
  return found
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
