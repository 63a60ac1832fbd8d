/** What the reader of the API documentation must know before the first call; `webhookEvents` are the types of calls we make. */
export function writeApiNotes(webhookEvents: readonly string[]): string {
  return [
    'Calls of the marketplace. Sign in with POST /api/auth/login and send the token as `Authorization: Bearer …`. Every refusal is `{ code, message, details? }`.',
    '**API tokens.** Programs send an API token in place of a session’s, which an owner of a company makes under `#/integrations`. It is good for the calls that name one of its scopes, and refused by all others.',
    `**Webhooks** call an address of yours with \`{ type, timestamp, data }\`; \`type\` is one of ${webhookEvents.map((event) => `\`${event}\``).join(', ')} or \`ping\`. Each call is signed in the manner of standardwebhooks.com: \`webhook-signature\` holds \`v1,\` and the base64 of HMAC-SHA256 over \`<webhook-id>.<webhook-timestamp>.<body>\`; the key is what stands behind \`whsec_\` in the secret, decoded from base64. After a new secret there are two signatures for a day, of which one is yours. Answer 2xx within 10 seconds; anything else is tried again for half a day under the same \`webhook-id\`.`,
  ].join('\n\n')
}
