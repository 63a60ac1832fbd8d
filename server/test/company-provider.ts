import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

/** Somebody as their company's provider knows them. */
export type Login = { sub: string; email: string; email_verified?: boolean }

export const clientId = 'fairquay'
export const clientSecret = 'an-apple-a-day-keeps-the-pirates-away'

export type CompanyProvider = Awaited<ReturnType<typeof openCompanyProvider>>

/**
 * The OpenID Connect provider of a company on a port of its own, which signs in whoever `login` says without asking. What it answers can be spoilt by `spoil`: the
 * claims of the next tokens, signed anew with its own key or a stranger's.
 */
export async function openCompanyProvider(redirectUri: string) {
  const key = await generateKeyPair('RS256', { extractable: true })
  const stranger = await generateKeyPair('RS256')
  const state = {
    login: { sub: 'nobody', email: 'nobody@firm.example', email_verified: true } as Login,
    spoil: undefined as undefined | ((claims: JWTPayload) => JWTPayload | 'foreign-key'),
    isSilent: false,
  }
  let listener: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => {
    if (!state.isSilent) listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(key.privateKey)), alg: 'RS256', use: 'sig', kid: 'own' }] },
    cookies: { keys: ['for these tests alone'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ email_verified: true, ...state.login, sub }),
    }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || !state.spoil || !body?.id_token) return
    const claims = decodeJwt(body.id_token)
    const spoilt = state.spoil(claims)
    const signed = new SignJWT(spoilt === 'foreign-key' ? claims : spoilt).setProtectedHeader({
      alg: 'RS256',
      kid: 'own',
    })
    body.id_token = await signed.sign(spoilt === 'foreign-key' ? stranger.privateKey : key.privateKey)
  })
  const callback = provider.callback()
  listener = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    void letIn(provider, state.login, request, response)
  }
  return {
    issuer,
    state,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Signs in and agrees, as somebody would do on a page. */
async function letIn(provider: Provider, { sub }: Login, request: IncomingMessage, response: ServerResponse) {
  const { prompt } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: sub } })
  const grant = new provider.Grant({ accountId: sub, clientId })
  grant.addOIDCScope('openid email')
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

/** What a browser does from the provider's page on, until it is sent away from the provider; answers where to. */
export async function walkThrough(address: string): Promise<string> {
  const { origin } = new URL(address)
  const cookies = new Map<string, string>()
  let at = address
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    at = new URL(location, at).href
    if (new URL(at).origin !== origin) return at
  }
  throw new Error('The provider leads in circles.')
}
