import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { holdReturn } from '../accounts/company-sign-in/company-visit.ts'
import { holdLinkToken } from '../accounts/link-token.ts'
import { readTicket } from '../accounts/second-step-ticket.ts'
import { readSession, settleSession } from '../session.tsx'
import {
  nothingElse,
  type ReturnAddress,
  readLoginAddress,
  readMailAddress,
  readRegisterAddress,
  readReturnAddress,
} from './addresses.ts'
import { fetchPage } from './fetch-page.ts'
import { root } from './first-routes.tsx'
import { lazyPage } from './lazy-page.ts'

const secured = createRoute({
  getParentRoute: () => root,
  path: '/secured',
  staticData: { frame: 'own' },
  component: lazyRouteComponent(() => fetchPage(() => import('./login-layout.tsx')), 'LoginLayout'),
})
const inSecured = () => secured

const mailAddress = nothingElse(readMailAddress)
const loginAddress = nothingElse(readLoginAddress)

/** The token of a mail's link is kept in memory and leaves the address and the history before the page is drawn. */
function takeLinkToken(
  to: '/secured/confirm' | '/secured/new-password' | '/secured/join' | '/secured/begin',
  token: string | undefined,
): void {
  if (!token) return
  holdLinkToken(token)
  throw redirect({ to, search: {}, replace: true })
}

/** The code of somebody who is back from their company's provider stands in the address no longer than it takes to read it. */
function takeReturnCode(search: ReturnAddress): void {
  if (!search.code && !search.fault) return
  holdReturn(search)
  throw redirect({ to: '/secured/company-sign-in', search: {}, replace: true })
}

/** Without the password there is no second step. */
function requireTicket(next: string | undefined): void {
  if (readTicket() === undefined) throw redirect({ to: '/secured/login', search: next ? { next } : {}, replace: true })
}

/** Whoever is not asked for it, or has done it by now, has nothing to do here. */
async function requireNeed(next: string | undefined, isNeeded: (user: SessionUser) => boolean): Promise<void> {
  await settleSession()
  const session = readSession()
  if (session.status !== 'signedIn')
    throw redirect({ to: '/secured/login', search: next ? { next } : {}, replace: true })
  if (!isNeeded(session.user))
    throw next ? redirect({ href: next, replace: true }) : redirect({ to: '/', replace: true })
}

const securedPages = [
  createRoute({
    getParentRoute: inSecured,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/secured/login', replace: true })
    },
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/login',
    validateSearch: loginAddress,
    ...lazyPage(() => import('../accounts/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/second-step',
    validateSearch: loginAddress,
    beforeLoad: ({ search }) => requireTicket(search.next),
    ...lazyPage(() => import('../accounts/second-step-page.tsx'), 'SecondStepPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/company',
    validateSearch: loginAddress,
    ...lazyPage(() => import('../accounts/company-sign-in/start-page.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/company-sign-in',
    validateSearch: nothingElse(readReturnAddress),
    beforeLoad: ({ search }) => takeReturnCode(search),
    ...lazyPage(() => import('../accounts/company-sign-in/return-page.tsx'), 'ReturnPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/accept',
    validateSearch: loginAddress,
    beforeLoad: ({ search }) => requireNeed(search.next, (user) => user.to_accept.length > 0),
    ...lazyPage(() => import('../accounts/accept-page.tsx'), 'AcceptPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/two-steps',
    validateSearch: loginAddress,
    beforeLoad: ({ search }) => requireNeed(search.next, (user) => user.needs_second_step),
    ...lazyPage(() => import('../accounts/two-step/needed-page.tsx'), 'NeededPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/register',
    validateSearch: nothingElse(readRegisterAddress),
    ...lazyPage(() => import('../accounts/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/confirm',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/confirm', search.token),
    ...lazyPage(() => import('../accounts/confirm-page.tsx'), 'ConfirmPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/forgotten',
    ...lazyPage(() => import('../accounts/forgotten-page.tsx'), 'ForgottenPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/new-password',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/new-password', search.token),
    ...lazyPage(() => import('../accounts/new-password-page.tsx'), 'NewPasswordPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/join',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/join', search.token),
    ...lazyPage(() => import('../members/join-page.tsx'), 'JoinPage'),
  }),
  createRoute({
    getParentRoute: inSecured,
    path: '/begin',
    validateSearch: mailAddress,
    beforeLoad: ({ search }) => takeLinkToken('/secured/begin', search.token),
    ...lazyPage(() => import('../setup/begin-page.tsx'), 'BeginPage'),
  }),
]

/** Ways in: signing in, registering, and the pages of a mail’s links. */
export const securedRoutes = secured.addChildren(securedPages)
