import { type APIRequestContext, expect } from '@playwright/test'

export const demoPassword = 'fairquay-demo'

/** A session token, as the login answers it. */
export async function signInThere(request: APIRequestContext, email: string, password = demoPassword): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  const { jwt } = (await answer.json()) as { jwt: { token: string } }
  return jwt.token
}

let operatorToken: Promise<string> | undefined

/** Calls of the operator's. Signing in is dear by design, so a worker does it once; journeys about sessions make their own. */
export async function operatorHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  operatorToken ??= signInThere(request, 'admin@demo.test')
  return { Authorization: `Bearer ${await operatorToken}` }
}

/** The mails to an address, newest first, as the admin reads them in the outbox. */
export async function readMails(
  request: APIRequestContext,
  address: string,
): Promise<{ subject: string; text: string }[]> {
  const answer = await request.get('/api/v1/outbox?perPage=100', { headers: await operatorHeaders(request) })
  const { data } = (await answer.json()) as { data: { to: string; subject: string; text: string }[] }
  return data.filter(({ to }) => to === address)
}

/** The link of the newest mail to an address: what stands behind the host. */
export async function readLink(request: APIRequestContext, address: string): Promise<string> {
  const mails = await readMails(request, address)
  const link = mails.flatMap(({ text }) => /\/#\/secured\/\S+\?token=\S+/.exec(text)?.[0] ?? [])[0]
  expect(link, `a link to ${address}`).toBeTruthy()
  return link ?? ''
}
