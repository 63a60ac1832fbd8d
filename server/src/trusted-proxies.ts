import { isIP } from 'node:net'

/** Words for ranges that Fastify knows by these names. */
const words = ['loopback', 'linklocal', 'uniquelocal']

/**
 * The proxies whose word on a visitor's address is taken, as TRUST_PROXY lists them: addresses, ranges, or words. Returns the first entry that is none of
 * these as `refused`. A range of every address is none either: then each visitor could invent an address, and with it a fresh count of attempts.
 */
export function readProxies(value: string): { proxies: string[] } | { refused: string } {
  const proxies = value
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
  const refused = proxies.find((entry) => !words.includes(entry) && !isRange(entry))
  return refused === undefined ? { proxies } : { refused }
}

function isRange(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}
