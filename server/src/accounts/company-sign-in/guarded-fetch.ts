import type { CustomFetchOptions } from 'openid-client'
import { callOutside } from '../../call-outside.ts'
import type { Config } from '../../config.ts'
import { isPublicAddress } from '../../public-address.ts'

/** How long everything that one person waits for may take, however many calls it is. */
const patience = 10_000
/** What a provider's description, keys or tokens never reach. */
const mostBytes = 262_144

/** As `fetch`, for addresses that a company wrote or its provider named: none that is not public, none that is slow, and no long answer. */
export type GuardedFetch = (url: string, options: CustomFetchOptions) => Promise<Response>

/** One person's calls, which share their time. A redirect is an answer, and no good one. */
export function makeGuardedFetch({ privateWebhooks }: Pick<Config, 'privateWebhooks'>): GuardedFetch {
  const tooLong = AbortSignal.timeout(patience)
  return async (url, { method, headers, body, signal }) => {
    const answer = await callOutside(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { ...headers, 'user-agent': 'Fairquay sign-in' },
      ...(body !== undefined && body !== null && { body: String(body) }),
      isAllowed: privateWebhooks ? () => true : isPublicAddress,
      signal: signal ? AbortSignal.any([tooLong, signal]) : tooLong,
    })
    const status = answer.statusCode ?? 502
    const text = await readWhole(answer)
    const told = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    // No answer with content has one of these, and none may be made with it.
    const isEmpty = [204, 205, 304].includes(status) || status < 200
    return new Response(isEmpty ? null : text, { status: status < 200 ? 502 : status, headers: told })
  }
}

async function readWhole(answer: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > mostBytes) throw new Error('The answer is too long.')
    }
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks)
}
