import { passkeyMessages } from './messages.ts'

/** How many passkeys a person can have. */
export const mostPasskeys = 20
/** Characters of a passkey's name. */
export const longestPasskeyName = 60
/** How long a device may take to answer, milliseconds. */
export const passkeyPatience = 5 * 60_000

/** Why a passkey cannot be called so. */
export function refusePasskeyName(name: string): string | undefined {
  const bare = name.trim()
  if (bare === '') return passkeyMessages.nameMissing
  return bare.length > longestPasskeyName ? passkeyMessages.nameLength(longestPasskeyName) : undefined
}

/** Where passkeys of a marketplace count: the name they are bound to, and the address that browsers report. */
export type PasskeyPlace = { rpId: string; origin: string }

/**
 * Browsers bind passkeys to a name and refuse numbers (WebAuthn, RP ID). A marketplace that is tried out on one's own machine at 127.0.0.1 has the name
 * `localhost`, at the same port; one at another number has none: nothing.
 */
export function findPasskeyPlace(address: string): PasskeyPlace | undefined {
  const url = new URL(address)
  if (/^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(url.hostname)) url.hostname = 'localhost'
  if (isNumber(url.hostname)) return undefined
  return { rpId: url.hostname, origin: url.origin }
}

/** Whether a host is an address of a network, IPv4 or IPv6, as `URL` writes it. */
function isNumber(host: string): boolean {
  return host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host)
}
