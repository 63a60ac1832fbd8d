import type { IncomingMessage } from 'node:http'
import { callOutside, isForbiddenAddress } from '../call-outside.ts'

type Downloaded =
  | { kind: 'content'; content: Buffer }
  | { kind: 'status'; status: number }
  | { kind: 'too-large' }
  /** The address, or one it leads to, is not on the public network. */
  | { kind: 'forbidden' }
  | { kind: 'unreachable' }

export type Download = {
  /** Whether an IP address may be asked. */
  isAllowed: (address: string) => boolean
  /** Milliseconds for everything, redirects included. */
  timeout: number
}

const headers = {
  accept: 'image/avif, image/webp, image/jpeg, image/png',
  'accept-encoding': 'identity',
  'user-agent': 'Fairquay import',
}
const mostBytes = 5_000_000
const mostRedirects = 3

/** Fetches a file from an address that a stranger wrote. Redirects are checked in the same way as the address itself. */
export async function download(address: string, { isAllowed, timeout }: Download): Promise<Downloaded> {
  const signal = AbortSignal.timeout(timeout)
  let url = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    try {
      const answer = await callOutside(url, { headers, isAllowed, signal })
      const target = readRedirect(answer, url)
      if (target === undefined) return await readContent(answer)
      answer.destroy()
      url = target
    } catch (error) {
      return { kind: isForbiddenAddress(error) ? 'forbidden' : 'unreachable' }
    }
  }
  return { kind: 'unreachable' }
}

function readRedirect({ statusCode = 0, headers }: IncomingMessage, from: string): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined
  return new URL(headers.location, from).href
}

async function readContent(answer: IncomingMessage): Promise<Downloaded> {
  try {
    if (answer.statusCode !== 200) return { kind: 'status', status: answer.statusCode ?? 0 }
    if (Number(answer.headers['content-length'] ?? 0) > mostBytes) return { kind: 'too-large' }
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
    return { kind: 'content', content: Buffer.concat(chunks) }
  } finally {
    answer.destroy()
  }
}
