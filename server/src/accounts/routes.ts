import { customSession, login, logout, userDetails } from '@fairquay/contract/accounts/endpoints.ts'
import { type App, implement } from '../http.ts'
import { endSession, readBearer } from '../session.ts'
import { presentUser } from './present.ts'
import { signIn } from './sign-in.ts'

export function accountRoutes(app: App): void {
  implement(app, login, async ({ body, request }) => {
    const { token, viewer } = await signIn(app.db, {
      ...body,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    })
    return { jwt: { token }, user: presentUser(viewer) }
  })

  implement(app, customSession, async ({ viewer }) => ({ user: presentUser(viewer) }))

  implement(app, userDetails, async ({ viewer }) => ({ user: presentUser(viewer) }))

  implement(app, logout, async ({ request }) => {
    const token = readBearer(request.headers.authorization)
    if (token) await endSession(app.db, token)
    return { success: true }
  })
}
