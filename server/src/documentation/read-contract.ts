import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { NamedEndpoint } from '@fairquay/contract/documentation/describe-operation.ts'
import type { ExportedSchema, Schema } from '@fairquay/contract/documentation/schema-names.ts'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'

const contract = dirname(createRequire(import.meta.url).resolve('@fairquay/contract/endpoint.ts'))

/** What only the contract's sources know of its calls and shapes: the names they are exported under, and the words above them. */
export type ContractSources = { endpoints: NamedEndpoint[]; schemas: ExportedSchema[] }

/**
 * Reads every module of the contract that declares calls or shapes. The contract is run as it stands, so its sources are there; what an export is called
 * and what its docstring says is written down nowhere else.
 */
export async function readContract(): Promise<ContractSources> {
  const files = (await readdir(contract, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const found: ContractSources = { endpoints: [], schemas: [] }
  for (const file of files) {
    const text = await readFile(join(contract, file), 'utf8')
    const folder = file.includes('/') ? (file.split('/')[0] ?? '') : 'shared'
    if (!/^import \* as Type from 'typebox'/m.test(text) && !/\bendpoint\(\{/.test(text)) continue
    const module = (await import(pathToFileURL(join(contract, file)).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      const words = findWords(text, name)
      if (isEndpoint(value)) found.endpoints.push({ name, folder, words, endpoint: value })
      else if (isSchema(value)) found.schemas.push({ name, folder, schema: value, words })
    }
  }
  return found
}

/** The docstring above an export, as one text without the places it names, which only stand in the project. */
export function findWords(text: string, name: string): string | undefined {
  const match = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport const ${name} =`).exec(text)
  return match?.[1]
    ?.replace(/\n \* ?/g, '\n')
    .replace(/\s*\(docs\/[^)]*\)/g, '')
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n')
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'method' in value && 'path' in value && 'access' in value
}

/** A shape of JSON; texts and numbers alone are written where they stand. */
function isSchema(value: unknown): value is Schema {
  return isObject(value) && (value.type === 'object' || value.type === 'array' || Array.isArray(value.anyOf))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
