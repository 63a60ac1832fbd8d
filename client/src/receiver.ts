import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifyWebhook, type Webhook } from './verify-webhook.ts'

/** One call that arrived: `event` once its signature was checked, or `fault` with the reason it was not taken. */
export type ReceivedCall = {
  id: string
  /** The same `webhook-id` was here before. */
  isAgain: boolean
  body: string
  event?: Webhook
  fault?: string
  /** What it was answered. */
  status: number
}

export type ReceiverOptions = {
  /** 0: any that is free. */
  port: number
  /** Without one nothing is checked. */
  secret?: string | undefined
  /** What good calls are answered, to see what the marketplace makes of it; 204 unless said otherwise. */
  answer?: number | undefined
  tell: (call: ReceivedCall) => void
}

export type Receiver = { url: string; close(): Promise<void> }

const largestBody = 1_000_000

/** Takes the calls of webhooks on this machine and tells of each. Only this machine reaches it. */
export async function openReceiver({ port, secret, answer = 204, tell }: ReceiverOptions): Promise<Receiver> {
  const seen = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await readBody(request) : undefined
    if (body === undefined) return void response.writeHead(request.method === 'POST' ? 413 : 405).end()
    const id = String(request.headers['webhook-id'] ?? '')
    const outcome = await check(secret, request, body)
    const status = outcome.fault === undefined ? answer : 400
    response.writeHead(status).end(status === 204 ? undefined : (outcome.fault ?? ''))
    tell({ id, isAgain: seen.has(id), body, status, ...outcome })
    seen.add(id)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function check(
  secret: string | undefined,
  { headers }: IncomingMessage,
  body: string,
): Promise<Pick<ReceivedCall, 'event' | 'fault'>> {
  try {
    return { event: secret ? await verifyWebhook({ secret, headers, body }) : (JSON.parse(body) as Webhook) }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > largestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
