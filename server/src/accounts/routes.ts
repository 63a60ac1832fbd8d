import * as endpoints from '@fairquay/contract/accounts/endpoints.ts'
import * as sessionEndpoints from '@fairquay/contract/accounts/session-endpoints.ts'
import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import { countAttemptFrom } from '../attempts.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { endSession, hashToken, readBearer } from '../session.ts'
import { changePassword, requestReset, resetPassword } from './change-password.ts'
import { changeProfile, keepEmail, requestEmailChange } from './change-profile.ts'
import { companySignInRoutes } from './company-sign-in/routes.ts'
import { confirmEmail, resendConfirmation } from './confirm-email.ts'
import { deleteAccount, deleteAccountOf, readDeletion } from './delete-account.ts'
import { markCookie, readMark } from './device-cookie.ts'
import { fillWhereabouts, findMissing } from './fill-whereabouts.ts'
import { forgetDevices } from './known-devices.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { presentUser } from './present.ts'
import { deleteSession, findSessions, getProfileOf } from './queries.ts'
import { registerPerson } from './register.ts'
import { signIn } from './sign-in.ts'
import { tellOfSignIn } from './tell-of-sign-in.ts'
import { twoStepRoutes } from './two-step/routes.ts'

export function accountRoutes(app: App): void {
  sessionRoutes(app)
  twoStepRoutes(app)
  passkeyRoutes(app)
  companySignInRoutes(app)
  registrationRoutes(app)
  profileRoutes(app)
}

function sessionRoutes(app: App): void {
  implement(app, sessionEndpoints.login, async ({ body, request, reply }) => {
    const { token, mark, viewer } = await tellOfSignIn(
      app,
      'password',
      signIn(app.db, {
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        mark: readMark(request.headers.cookie),
      }),
    )
    reply.header('Set-Cookie', markCookie(app.config, mark))
    return { jwt: { token }, user: presentUser(app.config, viewer) }
  })

  implement(app, sessionEndpoints.customSession, async ({ viewer }) => ({ user: presentUser(app.config, viewer) }))

  implement(app, sessionEndpoints.userDetails, async ({ viewer }) => ({ user: presentUser(app.config, viewer) }))

  implement(app, sessionEndpoints.logout, async ({ request }) => {
    const token = readBearer(request.headers.authorization)
    if (token) await endSession(app.db, token)
    return { success: true }
  })

  implement(app, endpoints.listSessions, async ({ viewer, request }) => {
    const token = readBearer(request.headers.authorization) ?? ''
    return { data: await findSessions(app.db, viewer.userId, hashToken(token)) }
  })

  implement(app, endpoints.endOneSession, async ({ viewer, params }) => {
    await inTransaction(app.db, async (tx) => {
      if (!(await deleteSession(tx, viewer.userId, params.id))) throw new Failure('not_found')
      // Which browser the session belonged to is not kept, and somebody who ends one may have lost it.
      await forgetDevices(tx, viewer.userId)
    })
    return { success: true }
  })
}

function registrationRoutes(app: App): void {
  implement(app, endpoints.register, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'register-from', request.ip)
    await registerPerson(app, body, request.ip)
    return {
      user: {
        email: normaliseEmail(body.email),
        first_name: body.first_name,
        last_name: body.last_name,
        role: body.type,
        is_confirmed: false,
      },
    }
  })

  implement(app, endpoints.confirmEmail, async ({ body, request }) => {
    await countAttemptFrom(app.db, 'confirm-from', request.ip)
    return confirmEmail(app, body.token)
  })

  implement(app, endpoints.resendConfirmation, async ({ body, request }) => {
    await resendConfirmation(app, body.email, request.ip)
    return { success: true }
  })

  implement(app, endpoints.requestPasswordReset, async ({ body, request }) => {
    await requestReset(app, body.email, request.ip)
    return { success: true }
  })

  implement(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    await countAttemptFrom(app.db, 'reset-use-from', request.ip)
    const mark = await resetPassword(app, body)
    reply.header('Set-Cookie', markCookie(app.config, mark))
    return { success: true }
  })
}

function profileRoutes(app: App): void {
  implement(app, endpoints.getProfile, async ({ viewer }) => getProfileOf(app.db, viewer.userId))

  implement(app, endpoints.getWhereabouts, async ({ viewer }) => findMissing(app.db, viewer))

  implement(app, endpoints.fillWhereabouts, async ({ viewer, body }) =>
    inTransaction(app.db, (tx) => fillWhereabouts(tx, viewer, body)),
  )

  implement(app, endpoints.changeProfile, async ({ viewer, body }) => changeProfile(app, viewer, body))

  implement(app, endpoints.changePassword, async ({ viewer, body, request }) => {
    const token = readBearer(request.headers.authorization) ?? ''
    await changePassword(app, viewer, body, token)
    return { success: true }
  })

  implement(app, endpoints.changeEmail, async ({ viewer, body, request }) => {
    const token = readBearer(request.headers.authorization) ?? ''
    await requestEmailChange(app, viewer, body, token)
    return { success: true }
  })

  implement(app, endpoints.keepEmail, async ({ viewer }) => {
    await keepEmail(app, viewer)
    return { success: true }
  })

  implement(app, endpoints.readDeletion, ({ viewer }) => readDeletion(app.db, viewer))

  implement(app, endpoints.deleteAccount, async ({ viewer, body, request }) => {
    await deleteAccount(app, viewer, body.current_password, readBearer(request.headers.authorization) ?? '')
    return { success: true }
  })

  implement(app, endpoints.deleteAccountOf, async ({ viewer, params, body }) => {
    await deleteAccountOf(app, viewer, params.id, body.reason)
    return { success: true }
  })
}
