import * as endpoints from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { type App, implement, implementOnce } from '../../http.ts'
import { actingOf } from '../acting.ts'
import { markCookie, readMark } from '../device-cookie.ts'
import { presentUser } from '../present.ts'
import { tellOfSignIn } from '../tell-of-sign-in.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkeys.ts'
import { findPasskeys, presentPasskey } from './own-passkeys.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

export function passkeyRoutes(app: App): void {
  implement(app, endpoints.listPasskeys, async ({ viewer }) => ({
    data: (await findPasskeys(app.db, viewer.userId)).map(presentPasskey),
  }))

  implement(app, endpoints.beginPasskey, async ({ viewer, request, body }) =>
    beginPasskey(app, actingOf(viewer, request), body.current_password),
  )

  implementOnce(app, endpoints.addPasskey, async (tx, { viewer, request, body }) =>
    addPasskey(app, tx, actingOf(viewer, request), body),
  )

  implement(app, endpoints.renamePasskey, async ({ viewer, request, params, body }) =>
    renamePasskey(app, actingOf(viewer, request), params.id, body.name),
  )

  implement(app, endpoints.removePasskey, async ({ viewer, request, params, body }) => {
    await removePasskey(app, actingOf(viewer, request), params.id, body.current_password)
    return { success: true }
  })

  implement(app, endpoints.beginPasskeySignIn, async ({ request }) => beginPasskeySignIn(app, request.ip))

  implement(app, endpoints.signInWithPasskey, async ({ body, request, reply }) => {
    const { token, mark, viewer } = await tellOfSignIn(
      app,
      'passkey',
      signInWithPasskey(app, {
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        mark: readMark(request.headers.cookie),
      }),
    )
    reply.header('Set-Cookie', markCookie(app.config, mark))
    return { jwt: { token }, user: presentUser(app.config, viewer) }
  })
}
