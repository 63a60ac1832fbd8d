/** What can be wrong with an address that a person gives us to call. */
export type AddressFault = 'wrong' | 'not-safe' | 'with-password'

/**
 * What is wrong with the address of another server; nothing when it may be called. Only https, but where the operator lets calls stay in a private network.
 * Where it leads is looked at with every call.
 */
export function findAddressFault(text: string, mayBePrivate: boolean): AddressFault | undefined {
  if (!URL.canParse(text)) return 'wrong'
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(mayBePrivate && url.protocol === 'http:')) return 'not-safe'
  return url.username !== '' || url.password !== '' ? 'with-password' : undefined
}
