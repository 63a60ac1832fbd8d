import { defineMessages } from '../locale.ts'
import type { ReturnKind } from '../mail-return-rules.ts'

/** Why an address is not written to, in a sentence. */
const why: Record<ReturnKind, string> = {
  refused: 'The mail server does not take mail for it.',
  bounced: 'Mails to it come back.',
  complained: 'A mail from us was marked as spam there.',
}

/** What is said about addresses that mail comes back from. */
export const mailReturnMessages = defineMessages({
  why,
  noMailbox: 'No mailbox of returns is set. Set MAIL_RETURN_TO and RETURN_MAILBOX for the server.',
  freed: 'Mails are sent there again.',
  mailHeld: 'Not sent: mails to this address come back. It stays here.',
})
