/** Whether this can be what the link of a mail carries: a UUID. Whose it is, only the server knows. */
export function isUnsubscribeToken(token: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(token)
}
