/** What an operator may have looked at before deciding about a company. */
export const approvalChecks = ['registration', 'tax', 'address', 'website', 'phone', 'identity'] as const

/**
 * Mails by how they stand: on their way (also those that were refused and will be tried again), handed over, given up after many refusals, dropped because
 * their link had ended before they could be sent, kept in the outbox because there was no mail server when they were written, or held because mail comes back
 * from their address.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'dropped', 'kept', 'held'] as const
export type MailState = (typeof mailStates)[number]

/** Lists an operator narrows people and companies by. */
export const personRoles = ['buyer', 'seller', 'provider', 'broker', 'admin'] as const
export const companyKinds = ['buyer', 'seller', 'provider', 'broker'] as const
export const personStates = ['active', 'waiting', 'suspended', 'unconfirmed'] as const
export type PersonState = (typeof personStates)[number]
/** A seller waits until it is approved; a company is suspended with its first person, and left when nobody acts for it any more. */
export const companyStates = ['open', 'waiting', 'suspended', 'left'] as const
export type CompanyState = (typeof companyStates)[number]
