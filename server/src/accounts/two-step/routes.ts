import * as endpoints from '@fairquay/contract/accounts/two-step/endpoints.ts'
import type { FastifyRequest } from 'fastify'
import { type App, implement, implementOnce } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { actingOf } from '../acting.ts'
import { markCookie, readMark } from '../device-cookie.ts'
import { presentUser } from '../present.ts'
import { requirePassword } from '../require-password.ts'
import { tellOfSignIn } from '../tell-of-sign-in.ts'
import { removeTwoStepOf } from './remove-two-step.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  countCode,
  getTwoStep,
  removeAuthenticator,
  renewRecoveryCodes,
  requireCode,
  rewriteRecoveryCodes,
} from './set-up.ts'
import { takeSecondStep } from './take-second-step.ts'

export function twoStepRoutes(app: App): void {
  implement(app, endpoints.takeSecondStep, async ({ body, request, reply }) => {
    const { token, mark, viewer } = await tellOfSignIn(
      app,
      'code',
      takeSecondStep(app, {
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        mark: readMark(request.headers.cookie),
      }),
    )
    reply.header('Set-Cookie', markCookie(app.config, mark))
    return { jwt: { token }, user: presentUser(app.config, viewer) }
  })

  implement(app, endpoints.getTwoStep, async ({ viewer }) => getTwoStep(app.db, viewer.userId))

  implement(app, endpoints.beginAuthenticator, async ({ viewer, request, body }) =>
    beginAuthenticator(app, actingOf(viewer, request), body.current_password),
  )

  implementOnce(
    app,
    endpoints.confirmAuthenticator,
    async (tx, { viewer, request, body }) => ({
      recovery_codes: await confirmAuthenticator(app, tx, actingOf(viewer, request), body.code),
    }),
    renewing,
    ({ viewer }) => countCode(app.db, viewer),
  )

  implementOnce(
    app,
    endpoints.renewRecoveryCodes,
    async (tx, { viewer, request, body }) => {
      await requireCode(tx, viewer, body.code)
      return { recovery_codes: await renewRecoveryCodes(app, tx, actingOf(viewer, request)) }
    },
    renewing,
    async ({ viewer, request, body }) => {
      await requirePassword(app, viewer, body.current_password, actingOf(viewer, request).session)
      await countCode(app.db, viewer)
    },
  )

  implement(app, endpoints.removeAuthenticator, async ({ viewer, request, body }) => {
    await removeAuthenticator(app, actingOf(viewer, request), body)
    return { success: true }
  })

  implement(app, endpoints.removeTwoStepOf, async ({ viewer, params, body }) => {
    await removeTwoStepOf(app, viewer, params.id, body.reason)
    return { success: true }
  })
}

/** Of recovery codes nothing is kept but their hashes: a retry gets others. */
function renewing({ viewer, request }: { viewer: Viewer; request: FastifyRequest }) {
  return {
    keep: () => null,
    renew: async (tx: Parameters<typeof rewriteRecoveryCodes>[0]) => ({
      recovery_codes: await rewriteRecoveryCodes(tx, actingOf(viewer, request)),
    }),
  }
}
