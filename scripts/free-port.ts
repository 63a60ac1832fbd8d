import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. For programs that must be told theirs before they start, because what they write holds it. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
