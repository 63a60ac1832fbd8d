import type { BackupSettings } from '../config.ts'
import { readSecret } from '../read-secret.ts'
import { refuseStart } from '../start-failure.ts'
import type { Key, Seal } from './seal.ts'

/** What backups are closed with; nothing when they are not encrypted. */
export async function readSeal({ passphraseFile, recipient }: BackupSettings): Promise<Seal | undefined> {
  if (recipient !== undefined) return { recipient }
  if (passphraseFile === undefined) return undefined
  return { passphrase: await readSecret('BACKUP_PASSPHRASE_FILE', passphraseFile) }
}

/** What they are opened with. */
export async function readKey({ passphraseFile, identityFile }: BackupSettings): Promise<Key | undefined> {
  if (identityFile !== undefined) {
    const text = await readSecret('BACKUP_IDENTITY_FILE', identityFile)
    const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'))
    if (identity === undefined)
      throw refuseStart('The file in BACKUP_IDENTITY_FILE holds no secret key of age (AGE-SECRET-KEY-…).')
    return { identity: identity.trim() }
  }
  return passphraseFile === undefined
    ? undefined
    : { passphrase: await readSecret('BACKUP_PASSPHRASE_FILE', passphraseFile) }
}
