import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { refuseStart } from '../start-failure.ts'

/** What a backup is encrypted with: a passphrase, or the public key of whoever may read it. */
export type Seal = { passphrase: string } | { recipient: string }
/** What it is opened with: the passphrase, or the secret key. */
export type Key = { passphrase: string } | { identity: string }

/** The first bytes of every file that is encrypted in the format of age (age-encryption.org/v1). */
const mark = 'age-encryption.org/v1'

export function isSealed(beginning: Buffer): boolean {
  return beginning.toString('latin1', 0, mark.length) === mark
}

/** Encrypts a stream in the format of age, in chunks of 64 kB: the program `age` opens it as well. */
export function sealWith(seal: Seal): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  if ('passphrase' in seal) encrypter.setPassphrase(seal.passphrase)
  else encrypter.addRecipient(seal.recipient)
  return async function* (source) {
    for await (const chunk of fromWeb(await encrypter.encrypt(toWeb(source)))) yield Buffer.from(chunk)
  }
}

/** Opens what was sealed; a wrong key is told before anything is read, a changed or shortened file where it was changed. */
export function openWith(key: Key): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase)
  else decrypter.addIdentity(key.identity)
  return async function* (source) {
    const opened = await decrypter.decrypt(toWeb(source)).catch((error: Error) => {
      throw /no identity matched|passphrase/i.test(error.message)
        ? refuseStart('This backup was encrypted with another passphrase or for another key.', error)
        : error
    })
    for await (const chunk of fromWeb(opened)) yield Buffer.from(chunk)
  }
}

const toWeb = (source: AsyncIterable<Buffer>) => Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as WebStream<Uint8Array>)
