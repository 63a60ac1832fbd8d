import * as endpoints from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { returnPath } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { type App, implement } from '../../http.ts'
import { actingOf } from '../acting.ts'
import { presentUser } from '../present.ts'
import { tellOfSignIn } from '../tell-of-sign-in.ts'
import { claimDomain, decideDomain, dropDomain } from './claim-domains.ts'
import { comeBack } from './come-back.ts'
import { findClaims } from './domain-queries.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { providersCompany } from './hold-owner.ts'
import { getCompanySignIn, keepProvider, removeProvider, switchProvider } from './keep-provider.ts'
import { beginSignIn, beginTrial } from './leave-for-provider.ts'

export function companySignInRoutes(app: App): void {
  comerRoutes(app)
  ownerRoutes(app)

  implement(app, endpoints.listDomainClaims, async () => ({ data: await findClaims(app.db) }))

  implement(app, endpoints.decideDomainClaim, async ({ viewer, params, body }) => {
    await decideDomain(app, viewer, params.id, body)
    return { success: true }
  })
}

function comerRoutes(app: App): void {
  implement(app, endpoints.beginCompanySignIn, async ({ body, request }) => beginSignIn(app, body.email, request.ip))

  // No call of ours: providers send people's browsers here, and they are sent on at once. Its address holds secrets that are spent by then, and is kept by nobody.
  app.http.get(returnPath, { logLevel: 'silent' }, async (request, reply) => {
    const answer = new URLSearchParams(request.raw.url?.split('?')[1] ?? '')
    const next = await comeBack(app, answer, request.ip)
    return reply
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .redirect(`${app.config.publicUrl}${next}`, 303)
  })

  implement(app, endpoints.finishCompanySignIn, async ({ body, request }) => {
    const { token, viewer } = await tellOfSignIn(
      app,
      'company',
      finishSignIn(app, {
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      }),
    )
    return { jwt: { token }, user: presentUser(app.config, viewer) }
  })
}

function ownerRoutes(app: App): void {
  implement(app, endpoints.getCompanyProvider, async ({ viewer }) => getCompanySignIn(app, viewer))

  implement(app, endpoints.keepCompanyProvider, async ({ viewer, request, body }) => {
    await keepProvider(app, actingOf(viewer, request), body)
    return { success: true }
  })

  implement(app, endpoints.tryCompanyProvider, async ({ viewer }) =>
    beginTrial(app, viewer, providersCompany(viewer).id),
  )

  implement(app, endpoints.switchCompanyProvider, async ({ viewer, request, body }) => {
    await switchProvider(app, actingOf(viewer, request), body)
    return { success: true }
  })

  implement(app, endpoints.removeCompanyProvider, async ({ viewer, request, body }) => {
    await removeProvider(app, actingOf(viewer, request), body.current_password)
    return { success: true }
  })

  implement(app, endpoints.claimDomain, async ({ viewer, request, params }) => {
    await claimDomain(app, actingOf(viewer, request), params.domain)
    return { success: true }
  })

  implement(app, endpoints.dropDomain, async ({ viewer, request, params }) => {
    await dropDomain(app, actingOf(viewer, request), params.domain)
    return { success: true }
  })
}
