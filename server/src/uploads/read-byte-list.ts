import type { Readable } from 'node:stream'
import { largestUpload } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { Failure } from '../failure.ts'

/** Characters a listed byte may take, its comma and a line of its own with indentation included. */
const mostCharactersPerByte = 16

/** Characters before and after the list. */
const longestFrame = 1000

const [zero, nine, comma, opening, closing] = [48, 57, 44, 91, 93]

/**
 * The bytes of a picture sent as JSON `{ "file": [137, 80, …] }`, read as they arrive: a list of five million numbers parsed at once would hold everybody else
 * up. The limit counts the picture, not its text. Empty when the text is something else. Throws `too_large`, and `invalid_body` for what is no JSON.
 */
export async function readByteList(stream: Readable): Promise<Buffer> {
  const list = new ByteList()
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > largestUpload * mostCharactersPerByte) throw tooLarge()
    list.read(chunk)
  }
  return list.finish()
}

function tooLarge(): Failure {
  return new Failure('too_large', { file: uploadMessages.tooLarge }, uploadMessages.tooLarge)
}

class ByteList {
  private bytes = Buffer.allocUnsafe(64 * 1024)
  private count = 0
  private before = ''
  private after = ''
  private place: 'before' | 'in' | 'after' = 'before'
  /** The number being read; -1 between two. */
  private number = -1
  private isNumberEnded = false
  private isNumberDue = false
  private isSound = true

  read(chunk: Buffer): void {
    for (const character of chunk) {
      if (this.place === 'in') this.readInList(character)
      else if (this.place === 'before' && character === opening) this.place = 'in'
      else this.keepFrame(String.fromCharCode(character))
    }
  }

  private keepFrame(character: string): void {
    if (this.place === 'before') this.before += character
    else this.after += character
    if (this.before.length + this.after.length > longestFrame) throw new Failure('invalid_body')
  }

  private readInList(character: number): void {
    if (character >= zero && character <= nine) {
      if (this.isNumberEnded) this.spoil()
      this.number = Math.max(this.number, 0) * 10 + character - zero
      if (this.number > 255) this.spoil()
    } else if (character === comma) {
      this.endNumber()
      this.isNumberDue = true
    } else if (character === closing) {
      if (this.number >= 0 || this.isNumberDue) this.endNumber()
      this.place = 'after'
    } else if (character === 32 || (character >= 9 && character <= 13)) this.isNumberEnded = this.number >= 0
    else this.spoil()
  }

  private endNumber(): void {
    if (this.number < 0) this.spoil()
    if (this.count === largestUpload) throw tooLarge()
    if (this.count === this.bytes.length) this.bytes = Buffer.concat([this.bytes, Buffer.allocUnsafe(this.count)])
    this.bytes[this.count] = this.number
    this.count += 1
    this.number = -1
    this.isNumberEnded = false
    this.isNumberDue = false
  }

  private spoil(): void {
    this.isSound = false
    this.number = 0
  }

  finish(): Buffer {
    if (this.place === 'in') throw new Failure('invalid_body')
    const frame: unknown = readJson(this.place === 'before' ? this.before : `${this.before}[]${this.after}`)
    const isFile = typeof frame === 'object' && frame !== null && 'file' in frame && /"file"\s*:\s*$/.test(this.before)
    return isFile && this.isSound && this.place === 'after' ? this.bytes.subarray(0, this.count) : Buffer.alloc(0)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid_body')
  }
}
