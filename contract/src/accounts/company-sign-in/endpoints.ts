import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, email, id, nullable, text } from '../../fields.ts'
import { sessionUser } from '../session-endpoints.ts'
import { companySignInFaultNames } from './faults.ts'
import { domainStates } from './rules.ts'

const done = Type.Object({ success: Type.Boolean() })
const owner = { access: 'signedIn', needs: 'owner' } as const
const token = text(200, 1)

/** Where a browser goes to, and what it has to keep until it comes back: whoever shows another token, or none, is not signed in. */
const leaving = Type.Object({ address: Type.String(), browser: Type.String() })

/**
 * Where people of this address sign in. An address whose domain no company speaks for, or whose company has switched its provider off, gets the same refusal
 * whether there is an account or not. The provider sends the browser back to the server, and that on to `/#/secured/company-sign-in` with `code`, or with
 * `fault`: one of `companySignInFaultNames`. All of it within ten minutes.
 */
export const beginCompanySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/company-sign-in',
  access: 'anyone',
  summary: "Begin signing in at the provider of one's company",
  body: closed({ email }),
  answer: leaving,
  refuses: ['too_many'],
})

/**
 * The session of somebody who came back from their provider. A code is good once, for a minute, with the `browser` of the answer that began it; `second_step` is
 * refused as by `login` to people who have set one up.
 */
export const finishCompanySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/company-sign-in/session',
  access: 'anyone',
  summary: "Finish signing in at the provider of one's company",
  body: closed({ code: token, browser: token }),
  answer: Type.Object({ jwt: Type.Object({ token: Type.String() }), user: sessionUser }),
  refuses: ['too_many', 'second_step'],
})

const provider = Type.Object({
  issuer: Type.String(),
  client_id: Type.String(),
  /** When somebody last tried these settings, ISO; null: nobody has. */
  tried_at: nullable(Type.String()),
  /** What came of it: `right`, or what was wrong. */
  trial_outcome: nullable(Type.Enum(['right', ...companySignInFaultNames])),
  is_on: Type.Boolean(),
  /** Whether members, owners excepted, are refused with their passwords. */
  is_required: Type.Boolean(),
})
export type CompanyProvider = Type.Static<typeof provider>

const domain = Type.Object({
  domain: Type.String(),
  state: Type.Enum(domainStates),
  /** Why an operator refused it. */
  reason: Type.String(),
})

/** The secret is in no answer. */
export const getCompanyProvider = endpoint({
  ...owner,
  method: 'GET',
  path: '/api/v1/company-sign-in',
  summary: "The provider by which the company's people sign in, and the domains it speaks for",
  answer: Type.Object({
    /** Null: none is set up. */
    provider: nullable(provider),
    /** What has to be entered at the provider as the address to come back to. */
    return_address: Type.String(),
    domains: Type.Array(domain),
    /** Domains of members' addresses that can be claimed. */
    claimable: Type.Array(Type.String()),
  }),
})
export type CompanySignIn = Type.Static<typeof getCompanyProvider.answer>

/** New settings are switched off until somebody has tried them; another issuer knows nobody yet. */
export const keepCompanyProvider = endpoint({
  ...owner,
  method: 'PUT',
  path: '/api/v1/company-sign-in',
  summary: "Set up the provider by which the company's people sign in",
  body: closed({
    issuer: text(500, 1),
    client_id: text(300, 1),
    /** Left out: the one that is kept. */
    client_secret: Type.Optional(text(1000, 1)),
    current_password: text(128),
  }),
  answer: done,
  refuses: ['too_many'],
})

/** Where the owner goes to try it out. Coming back leads to `/#/profile/company-sign-in`; nobody is signed in by it. */
export const tryCompanyProvider = endpoint({
  ...owner,
  method: 'PUT',
  path: '/api/v1/company-sign-in/trial',
  summary: 'Try the provider out before it is switched on',
  answer: leaving,
  refuses: ['too_many'],
})

/** Required, it ends the sessions of members who came by a password. */
export const switchCompanyProvider = endpoint({
  ...owner,
  method: 'PUT',
  path: '/api/v1/company-sign-in/state',
  summary: 'Switch signing in by the provider on or off, for members as well as or instead of passwords',
  body: closed({ is_on: Type.Boolean(), is_required: Type.Boolean(), current_password: text(128) }),
  answer: done,
  refuses: ['too_many'],
})

/** Nothing to remove is no error. */
export const removeCompanyProvider = endpoint({
  ...owner,
  method: 'PUT',
  path: '/api/v1/company-sign-in/removal',
  summary: 'Remove the provider: everybody signs in by password again',
  body: closed({ current_password: text(128) }),
  answer: done,
  refuses: ['too_many'],
})

const domainPath = { params: Type.Object({ domain: text(253, 3) }) }

/** Claiming what is claimed already changes nothing; what was refused can be claimed again. */
export const claimDomain = endpoint({
  ...owner,
  ...domainPath,
  method: 'PUT',
  path: '/api/v1/company-sign-in/domains/:domain',
  summary: 'Claim the domain of members’ addresses; an operator approves it',
  answer: done,
  refuses: ['too_many'],
})

export const dropDomain = endpoint({
  ...owner,
  ...domainPath,
  method: 'DELETE',
  path: '/api/v1/company-sign-in/domains/:domain',
  summary: 'Drop a domain: people with such addresses sign in by password again',
  answer: done,
})

export const listDomainClaims = endpoint({
  method: 'GET',
  path: '/api/v1/operator/sign-in-domains',
  access: 'admin',
  summary: 'Domains that companies claim for signing in: those that wait, the oldest first, and those approved',
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id,
        domain: Type.String(),
        state: Type.Enum(['waiting', 'approved'] as const),
        company: Type.Object({ id, name: Type.String(), website: nullable(Type.String()) }),
        /** Who claimed it; null: their account is gone. */
        claimed_by: nullable(Type.String()),
        claimed_at: Type.String(),
        /** Accounts with addresses of this domain: of the company, and of all others. */
        members: Type.Integer(),
        others: Type.Integer(),
      }),
    ),
  }),
})
export type DomainClaim = Type.Static<typeof listDomainClaims.answer>['data'][number]

/** The same decision again changes nothing. An approval can be taken back, with a reason: people with such addresses sign in by password again. */
export const decideDomainClaim = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/sign-in-domains/:id/decision',
  access: 'admin',
  summary: 'Approve or refuse the claim of a domain',
  params: Type.Object({ id }),
  body: closed({ is_approved: Type.Boolean(), reason: text(1000) }),
  answer: done,
})
