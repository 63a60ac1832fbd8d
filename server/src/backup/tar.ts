/** One file of an archive, as it is read: its body has to be taken before the next one comes. */
export type TarEntry = { name: string; size: number; writtenAt: Date; body: AsyncIterable<Buffer> }

const blockSize = 512
const longestName = 100

/**
 * The block that goes before a file's content, in the format every `tar` reads. Written here because a backup must be readable by whoever has nothing of
 * ours, and because we need no more of the format than plain files with short names.
 */
export function tarHeader(name: string, size: number, writtenAt: Date): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`Too long a name for the archive: ${name}`)
  const block = Buffer.alloc(blockSize)
  const octal = (value: number, at: number, length: number) =>
    block.write(
      value
        .toString(8)
        .padStart(length - 1, '0')
        .slice(0, length - 1),
      at,
      'latin1',
    )
  block.write(name, 0, 'utf8')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.max(0, Math.floor(writtenAt.getTime() / 1000)), 136, 12)
  block.write('        ', 148, 'latin1')
  block.write('0', 156, 'latin1')
  block.write('ustar\u000000', 257, 'latin1')
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return block
}

/** What fills a file's last block up. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize)
}

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize)

/** Reads an archive file by file and holds no more of it than one chunk. Throws when it breaks off. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = makeTaker(source)
  for (;;) {
    const header = await takeWhole(take, blockSize)
    if (header.every((byte) => byte === 0)) return
    const size = Number.parseInt(readText(header, 124, 12), 8)
    const name = readText(header, 0, longestName)
    if (!Number.isSafeInteger(size) || header.toString('latin1', 257, 262) !== 'ustar') throw brokenArchive()
    let left = size
    async function* read(): AsyncGenerator<Buffer> {
      while (left > 0) {
        const chunk = await take(left)
        left -= chunk.length
        yield chunk
      }
    }
    yield { name, size, writtenAt: new Date(Number.parseInt(readText(header, 136, 12), 8) * 1000), body: read() }
    // Whoever was not interested in the content still has to pass over it.
    while (left > 0) left -= (await take(left)).length
    await takeWhole(take, tarPadding(size).length)
  }
}

/** The archive ends too early, or is none. */
export function brokenArchive(): Error {
  return new Error('The archive is broken: it ends too early, or was changed.')
}

/** Gives out at most so many bytes at a time, at least one. */
function makeTaker(source: AsyncIterable<Buffer>): (most: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (most) => {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) throw brokenArchive()
      rest = next.value
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(taken.length)
    return taken
  }
}

async function takeWhole(take: (most: number) => Promise<Buffer>, size: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let left = size; left > 0; ) {
    const part = await take(left)
    parts.push(part)
    left -= part.length
  }
  return Buffer.concat(parts)
}

function readText(block: Buffer, at: number, length: number): string {
  const text = block.toString('utf8', at, at + length)
  return text.slice(0, text.includes('\u0000') ? text.indexOf('\u0000') : undefined).trim()
}
