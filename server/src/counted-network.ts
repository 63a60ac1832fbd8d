import { isIPv4, isIPv6 } from 'node:net'

/**
 * What an address counts as where attempts are counted by address: an IPv4 address for itself, an IPv6 address for its /64, which is the least a
 * household or a rented server is given, so that one visitor does not appear as 2^64. Behind a proxy the address is what the proxy wrote: a port
 * at its end is left out, and whatever is no address at all counts as one visitor, so that inventing texts makes no new ones.
 */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unreadable'
  const groups = readGroups(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 255]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address; URL knows all its spellings and makes them one. */
function readGroups(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  if (tail === undefined) return read(head)
  const [before, after] = [read(head), read(tail)]
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}
