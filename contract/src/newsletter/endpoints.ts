import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, email } from '../fields.ts'

/** The only type of mail a visitor can ask for. Who gets it and what it says is the server's to decide. */
export const newsletterType = 'subscribe-to-newsletter'

export const sendMailer = endpoint({
  method: 'POST',
  path: '/mailer/send',
  access: 'anyone',
  summary: 'Subscribe an e-mail address to the newsletter; doing it again is harmless',
  body: closed({ type: Type.Literal(newsletterType), email }),
  answer: Type.Object({ success: Type.Literal(true) }),
  refuses: ['too_many'],
})
