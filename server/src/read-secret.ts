import { readFile } from 'node:fs/promises'
import { refuseStart } from './start-failure.ts'

/** A secret from a file, without the line's end that editors add. */
export async function readSecret(setting: string, path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw refuseStart(`The file in ${setting} cannot be read: correct its path and permissions.`, error)
  })
  const secret = text.replace(/\r?\n$/, '')
  if (secret === '') throw refuseStart(`The file in ${setting} is empty.`)
  return secret
}
