import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentNetwork = {
  /** The same database, asked through this network. */
  url: string
  /** From now on nothing comes through, either way, and nobody is told: what is open stays open, what is opened gets no answer. */
  fallSilent(): void
  /** As soon as this has been said to the database, which does hear it. */
  fallSilentAfter(text: string): void
  /** What is opened from now on works. What was open before stays silent for ever, as when a firewall has forgotten it. */
  recover(): void
  /** How many of those that stay silent for ever are still held on to. */
  countForgotten(): number
  close(): Promise<void>
}

/** Stands between a server and its database. */
export async function openSilentNetwork(databaseUrl: string): Promise<SilentNetwork> {
  const behind = new URL(databaseUrl)
  const folder = behind.searchParams.get('host')
  const target = folder
    ? { path: `${folder}/.s.PGSQL.${behind.port || 5432}` }
    : { host: behind.hostname, port: Number(behind.port || 5432) }
  const sockets = new Set<Socket>()
  const working = new Set<Socket>()
  const forgotten = new Set<Socket>()
  let isSilent = false
  let lastWords: string | undefined
  let silence = { hasBegun: false }

  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {})
    if (isSilent) return void near.resume()
    const own = silence
    near.on('close', () => forgotten.delete(near))
    working.add(near)
    const far = connect(target)
    sockets.add(far)
    far.on('error', () => {})
    near.on('data', (bytes) => {
      if (own.hasBegun) return
      far.write(bytes)
      if (lastWords !== undefined && bytes.includes(lastWords)) fallSilent()
    })
    far.on('data', (bytes) => own.hasBegun || near.write(bytes))
    near.on('close', () => {
      working.delete(near)
      if (!own.hasBegun) far.destroy()
    })
    far.on('close', () => own.hasBegun || near.destroy())
  })
  function fallSilent() {
    isSilent = true
    lastWords = undefined
    for (const socket of working) forgotten.add(socket)
    working.clear()
    silence.hasBegun = true
    silence = { hasBegun: false }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(databaseUrl)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    fallSilent,
    fallSilentAfter: (text) => {
      lastWords = text
    },
    recover: () => {
      isSilent = false
    },
    countForgotten: () => forgotten.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
