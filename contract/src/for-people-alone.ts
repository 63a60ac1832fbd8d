/**
 * What only people signed in may call, though it is their company's own: everything else that is not the operator's names a scope. A new call gets a scope, or a
 * line here with the reason; the API documentation shows both.
 */
export const forPeopleAlone: readonly { reason: string; calls: readonly `${string} /${string}`[] }[] = [
  {
    reason: 'They are about one person’s account: name, address, password, sessions. A program acts for a company.',
    calls: [
      'GET /api/auth/custom-session',
      'GET /api/v1/user-details',
      'GET /api/v1/profile',
      'PUT /api/v1/profile',
      'PUT /api/v1/profile/email',
      'DELETE /api/v1/profile/email',
      'PUT /api/v1/profile/password',
      'GET /api/v1/profile/deletion',
      'POST /api/v1/profile/deletion',
      'GET /api/v1/own-whereabouts',
      'PUT /api/v1/own-whereabouts',
      'GET /api/v1/sessions',
      'DELETE /api/v1/sessions/:id',
      'GET /api/v1/profile/data',
      'GET /api/v1/support-access',
      'PUT /api/v1/support-access/offer',
      'PUT /api/v1/support-access/:id/decision',
      'DELETE /api/v1/support-access/:id',
      'GET /api/v1/two-step',
      'PUT /api/v1/two-step/authenticator',
      'POST /api/v1/two-step/authenticator/confirmation',
      'PUT /api/v1/two-step/authenticator/removal',
      'POST /api/v1/two-step/recovery-codes',
      'GET /api/v1/passkeys',
      'PUT /api/v1/passkeys/challenge',
      'POST /api/v1/passkeys',
      'PUT /api/v1/passkeys/:id',
      'PUT /api/v1/passkeys/:id/removal',
    ],
  },
  {
    reason:
      'They are one person’s desk: their bell, their cart. Programs are told by webhooks, and ask without a cart.',
    calls: [
      'GET /api/v1/notifications',
      'GET /api/v1/acceptances',
      'PUT /api/v1/acceptances/:document',
      'GET /api/v1/notifications/settings',
      'GET /api/v1/notifications/address',
      'DELETE /api/v1/notifications/address/hold',
      'PUT /api/v1/notifications/settings',
      'PUT /api/v1/notifications/read',
      'GET /api/v1/notifications/stream',
      'GET /api/v1/cart',
      'PUT /api/v1/cart',
    ],
  },
  {
    reason:
      'They decide who may act for the company, or hold all of it. A token that leaked must not make another one, or a member, or carry everything away.',
    calls: [
      'GET /api/v1/members',
      'GET /api/v1/own-company/data',
      'PUT /api/v1/members/:id/role',
      'DELETE /api/v1/members/:id',
      'DELETE /api/v1/membership',
      'POST /api/v1/invitations',
      'POST /api/v1/invitations/:id/mails',
      'DELETE /api/v1/invitations/:id',
      'GET /api/v1/api-tokens',
      'POST /api/v1/api-tokens',
      'DELETE /api/v1/api-tokens/:id',
      'GET /api/v1/company-sign-in',
      'PUT /api/v1/company-sign-in',
      'PUT /api/v1/company-sign-in/trial',
      'PUT /api/v1/company-sign-in/state',
      'PUT /api/v1/company-sign-in/removal',
      'PUT /api/v1/company-sign-in/domains/:domain',
      'DELETE /api/v1/company-sign-in/domains/:domain',
    ],
  },
  {
    reason:
      'They decide where the company’s news go and with which secret: a webhook is told of everything, whatever a token’s scopes.',
    calls: [
      'GET /api/v1/webhooks',
      'POST /api/v1/webhooks',
      'PUT /api/v1/webhooks/:id',
      'DELETE /api/v1/webhooks/:id',
      'POST /api/v1/webhooks/:id/ping',
      'POST /api/v1/webhooks/:id/secret',
      'GET /api/v1/webhooks/:id/deliveries',
      'POST /api/v1/webhooks/:id/deliveries/:deliveryId/replay',
    ],
  },
  {
    reason: 'It says that somebody has read a review and found it wrong: a program has read nothing.',
    calls: ['POST /api/v1/reviews/:id/reports'],
  },
  {
    reason:
      'It says that somebody has seen something wrong: a program has seen nothing, and what a person reports is theirs.',
    calls: ['POST /api/v1/reports', 'GET /api/v1/reports'],
  },
  {
    reason: 'It names the bank account that buyers pay into.',
    calls: ['PUT /api/v1/own-company/billing'],
  },
]
