import type { LimitName } from '../attempt-limits.ts'
import { defineMessages } from '../locale.ts'

/** Everything that is counted, as an operator reads it. */
const names: Record<LimitName | SendingLimitName, string> = {
  'login-from': 'Signing in, from one network',
  login: 'Signing in, one account from one network',
  'login-of': 'Signing in, one account from unknown browsers',
  'login-device': 'Signing in, one account in a browser it knows',
  'passkey-begin-from': 'Beginning with a passkey, from one network',
  'passkey-from': 'Signing in with a passkey, from one network',
  'second-step': 'Codes of the second step, one person from one network',
  'second-step-device': 'Codes of the second step, in a browser the account knows',
  'second-step-of': 'Codes of the second step, one person from unknown browsers',
  'company-sign-in-from': "Going to a company's sign-in, from one network",
  'company-sign-in-back-from': "Coming back from a company's sign-in, from one network",
  'company-sign-in-code-from': "Finishing a company's sign-in, from one network",
  'company-sign-in-trial': "Trying out the company's sign-in",
  'sign-in-domain': 'Claiming domains for sign-in',
  'register-from': 'Registering, from one network',
  register: 'Registering, one address from one network',
  'register-of': 'Registering, one address',
  'confirm-from': 'Confirming an address, from one network',
  'confirm-again-from': 'Asking for the confirming mail, from one network',
  'confirm-again': 'Asking for the confirming mail, one address from one network',
  'confirm-again-of': 'Confirming mails to one address (beyond it none are sent)',
  'reset-from': 'Asking for a new password, from one network',
  reset: 'Asking for a new password, one address from one network',
  'reset-of': 'Mails for a new password to one address (beyond it none are sent)',
  'reset-use-from': 'Setting a new password by mail, from one network',
  password: 'Entering the current password, in one session',
  'password-of': 'Entering the current password, one person',
  'two-step-code': 'Codes while changing the second step',
  'change-email': 'Changing the address',
  'invitation-from': 'Opening invitations, from one network',
  'appointment-from': 'Opening appointments, from one network',
  invite: 'Inviting people, within an hour',
  'invite-a-day': 'Inviting people, within a day',
  'newsletter-from': 'Subscribing to the newsletter, from one network',
  'unsubscribe-from': 'Unsubscribing, from one network',
  'test-mail': 'Test mails',
  'order-mails': 'Mails about one order (beyond it none are sent)',
  'webhook-test': 'Trying out a webhook',
  upload: 'Uploading pictures',
  'product-document': 'Uploading documents of products',
  'message-file': 'Uploading files to messages',
  'claim-file': 'Uploading files to claims',
  'hs-suggestions': 'Proposals of customs codes',
  'transit-from': 'Estimates of time on the way, from one network',
  'plan-from': 'Load plans, from one network',
  'keep-plan-from': 'Keeping load plans, from one network',
  'plan-file-from': 'Papers of load plans, from one network',
  'plan-table-from': 'Tables for load plans, from one network',
  'landed-cost': 'Costs at the door',
  'landed-large': 'Costs at the door, of many lines',
  'landed-file': 'Papers of costs at the door',
  'freight-prices': 'Freight prices',
  review: 'Writing reviews',
  'review-report': 'Reporting reviews',
  report: 'Reporting goods, companies and messages',
  'requests-an-hour': 'Requests sent, within an hour',
  'requests-a-day': 'Requests sent, within a day',
  'messages-an-hour': 'Messages and offers sent, within an hour',
  'messages-a-day': 'Messages and offers sent, within a day',
}

export type SendingLimitName = 'requests-an-hour' | 'requests-a-day' | 'messages-an-hour' | 'messages-a-day'

export const limitMessages = defineMessages({
  names,
  lifted: 'Counting begins anew: they can go on.',
})

/** What a limit is called; one that an older version counted has no name any more. */
export function nameLimit(limit: string): string {
  return (limitMessages.names as Record<string, string | undefined>)[limit] ?? limit
}
