/**
 * Who is counted: a visitor's network, an account from one network (`pair`: by address; `personPair`: by person), an account over all networks (the
 * address typed, whether it exists or not), a person, one session of a person, a browser an account has signed in with before, a company, a webhook, or
 * a company within an order.
 */
export type Counted =
  | 'network'
  | 'pair'
  | 'personPair'
  | 'account'
  | 'person'
  | 'session'
  | 'device'
  | 'company'
  | 'webhook'
  | 'order'

/** At most `most` within a window of `minutes` that begins with the first one and begins anew when it is over. */
export type Limit = { by: Counted; most: number; minutes: number }

const day = 24 * 60

/**
 * Everything that is counted, by the word it is counted under. What may be sent by a company is the operator's to set and stands in
 * `sending-limits.ts`.
 */
export const limits = {
  // Signing in
  'login-from': { by: 'network', most: 100, minutes: 15 },
  login: { by: 'pair', most: 10, minutes: 15 },
  'login-of': { by: 'account', most: 100, minutes: 15 },
  'login-device': { by: 'device', most: 10, minutes: 15 },
  /** A network may be a whole company's. Nothing of a passkey can be guessed: this is against work made for the server. */
  'passkey-begin-from': { by: 'network', most: 100, minutes: 15 },
  'passkey-from': { by: 'network', most: 100, minutes: 15 },
  'second-step': { by: 'personPair', most: 10, minutes: 15 },
  'second-step-device': { by: 'device', most: 10, minutes: 15 },
  /** Three of a million codes are right at a time: at thirty tries in an hour from unknown browsers, one guess in eleven thousand hours comes true. */
  'second-step-of': { by: 'person', most: 30, minutes: 60 },
  'company-sign-in-from': { by: 'network', most: 60, minutes: 15 },
  'company-sign-in-back-from': { by: 'network', most: 120, minutes: 15 },
  'company-sign-in-code-from': { by: 'network', most: 120, minutes: 15 },
  'company-sign-in-trial': { by: 'company', most: 30, minutes: 15 },
  'sign-in-domain': { by: 'company', most: 30, minutes: 60 },

  // Accounts
  'register-from': { by: 'network', most: 40, minutes: 60 },
  register: { by: 'pair', most: 10, minutes: 60 },
  /** Each form may send a mail: an address is not to be flooded from many networks either. */
  'register-of': { by: 'account', most: 40, minutes: 60 },
  'confirm-from': { by: 'network', most: 60, minutes: 60 },
  'confirm-again-from': { by: 'network', most: 30, minutes: 60 },
  'confirm-again': { by: 'pair', most: 5, minutes: 60 },
  /** Mails to one address, whoever asks for them. Nobody is refused: beyond it none is sent as long as the last one still serves. */
  'confirm-again-of': { by: 'account', most: 20, minutes: 60 },
  'reset-from': { by: 'network', most: 30, minutes: 60 },
  reset: { by: 'pair', most: 5, minutes: 60 },
  /** As for `confirm-again-of`. */
  'reset-of': { by: 'account', most: 20, minutes: 60 },
  'reset-use-from': { by: 'network', most: 60, minutes: 60 },
  /** By session, so that whoever sits in one that is not theirs cannot keep the owner, in another, from changing the password. */
  password: { by: 'session', most: 10, minutes: 15 },
  'password-of': { by: 'person', most: 30, minutes: 15 },
  'two-step-code': { by: 'person', most: 10, minutes: 15 },
  'change-email': { by: 'person', most: 5, minutes: 60 },
  'invitation-from': { by: 'network', most: 60, minutes: 60 },
  'appointment-from': { by: 'network', most: 60, minutes: 60 },
  /** A message to a stranger in our name: a company grows by a few people a day, not by hundreds. */
  invite: { by: 'company', most: 30, minutes: 60 },
  'invite-a-day': { by: 'company', most: 100, minutes: day },

  // Mails
  /** An office shares its address. */
  'newsletter-from': { by: 'network', most: 20, minutes: 60 },
  'unsubscribe-from': { by: 'network', most: 60, minutes: 60 },
  'test-mail': { by: 'person', most: 20, minutes: 60 },
  /** What comes after is under the bell alone: nobody's mailbox is filled by pressing a button. */
  'order-mails': { by: 'order', most: 100, minutes: day },
  'webhook-test': { by: 'webhook', most: 30, minutes: 10 },

  // Files
  /** A catalogue of 60 products with 5 pictures each in a quarter of an hour: more is a script. */
  upload: { by: 'person', most: 300, minutes: 15 },
  /** The same with five documents each. */
  'product-document': { by: 'person', most: 300, minutes: 15 },
  'message-file': { by: 'person', most: 100, minutes: 15 },
  'claim-file': { by: 'person', most: 100, minutes: 15 },

  // What is reckoned: pages ask while something is typed
  'hs-suggestions': { by: 'person', most: 300, minutes: 10 },
  'transit-from': { by: 'network', most: 600, minutes: 10 },
  'plan-from': { by: 'network', most: 200, minutes: 10 },
  'keep-plan-from': { by: 'network', most: 30, minutes: 10 },
  'plan-file-from': { by: 'network', most: 60, minutes: 10 },
  'plan-table-from': { by: 'network', most: 30, minutes: 10 },
  'landed-cost': { by: 'person', most: 600, minutes: 10 },
  /** Those of many lines take the server's time, and nobody types them. */
  'landed-large': { by: 'person', most: 60, minutes: 10 },
  'landed-file': { by: 'person', most: 60, minutes: 10 },
  'freight-prices': { by: 'person', most: 300, minutes: 10 },

  // Said about others: more is a script
  review: { by: 'person', most: 60, minutes: 60 },
  'review-report': { by: 'person', most: 50, minutes: day },
  report: { by: 'person', most: 20, minutes: day },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** The limits that count this. */
export type LimitBy<By extends Counted> = {
  [Name in LimitName]: (typeof limits)[Name]['by'] extends By ? Name : never
}[LimitName]
