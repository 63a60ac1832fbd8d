import { contactMessages } from '../contact-rules.ts'
import { defineMessages, formatPlural } from '../locale.ts'

/** Sentences of signing in, registering and the person's own settings. */
export const accountMessages = defineMessages({
  ...contactMessages,
  invalidCredentials: 'Invalid credentials',
  passwordLength: 'A password has 8 to 128 characters.',
  passwordSpaces: 'A password is made of more than spaces.',
  passwordRepeats: 'Please use at least four different characters.',
  passwordEmail: 'Your e-mail address is the first thing others would try. Please choose another password.',
  passwordCommon: 'This password is among the most used ones. Please choose another.',
  passwordWrong: 'This is not your current password.',
  countryUnknown: 'Please choose a country.',
  terms: 'Please accept the terms to register.',
  linkSpent: 'This link was used already or is older than it may be. Please ask for a new one.',
  checkMailbox: 'We have sent you a message. Please open the link in it to confirm your address.',
  confirmationSent:
    'If an account with this address waits for its confirmation, a message with a new link is on its way.',
  resetSent: 'If there is an account with this address, a message with a link is on its way.',
  confirmed: 'Your address is confirmed. You can sign in now.',
  addressChanged: 'Your address is confirmed. From now on we write to it, and you sign in with it.',
  waiting:
    'You can sign in now and prepare your company and products. We check every new seller; what you have published is shown as soon as your company is approved.',
  passwordChanged: 'Your password is changed. All other sessions have been ended.',
  passwordReset: 'Your password is set, and all sessions are ended. You can sign in with it now.',
  endApiTokens: 'End the API tokens of my programs too',
  endApiTokensHelp:
    'Programs that sign in with a token you made, such as an ERP, are refused until they get a new one. Leave this on if somebody else may know your password.',
  endApiTokensLater:
    'Programs that sign in with a token you made, such as an ERP, are refused until they get a new one. Choose this if somebody else may know your password.',
  profileSaved: 'Saved.',
  emailSent:
    'We have sent a message to the new address. It takes the place of the old one when you open the link in it.',
  emailSame: 'This is your present address.',
  emailKept: 'Your present address stays. The link in our message no longer works.',
  passwordHelp: 'At least 8 characters. Three or four unrelated words are easy to remember and hard to guess.',
  passwordShort: (missing: number) =>
    formatPlural(missing, { one: '# more character needed.', other: '# more characters needed.' }),
  passwordWeak: 'Easy to guess. Add another word or two.',
  passwordFair: 'Good. Longer is stronger.',
  passwordStrong: 'Strong.',
  phoneUnlikely: (country: string) =>
    `This does not look like a number in ${country}. Please check it; you can keep it if it is right.`,
  formIncomplete: (count: number) =>
    formatPlural(count, { one: 'One field needs your attention', other: '# fields need your attention' }),
  checkMailboxNewest:
    'If several messages arrive, the newest one counts. The link in it works once and for three days.',
  checkMailboxSeller:
    'We check every new seller. Until then you can sign in and prepare your company and products; you get another message once it is approved.',
  signInLater: 'Just registered? Open the link in our message first.',
  linkMissing: 'This page needs the link from our message. Open it there once more, or ask for a new one.',
  emailHelp: 'We send a message with a link to this address.',
  demoMailbox: 'In this demo marketplace the message can also be read in the outbox of admin@demo.test.',
  sessionEnded: 'The session is ended.',
  otherSessionsEnded: 'All other sessions are ended.',
  lastOperator: 'You are the only operator of this marketplace. Appoint another one first.',
  handOverFirst: 'You are the only owner of your company, and others belong to it. Make one of them an owner first.',
  finishFirst: (count: number) =>
    formatPlural(count, {
      one: 'Your company has # open request or order, and nobody else to look after it. Please finish or end it first.',
      other:
        'Your company has # open requests and orders, and nobody else to look after them. Please finish or end them first.',
    }),
  deleteOwnInProfile: 'Delete your own account in your profile.',
  handOverFirstOf:
    'They are the only owner of their company, and others belong to it. One of those has to become an owner first.',
  finishFirstOf: (count: number) =>
    formatPlural(count, {
      one: 'Their company has # open request or order, and nobody else to look after it. It has to be finished or ended first.',
      other:
        'Their company has # open requests and orders, and nobody else to look after them. They have to be finished or ended first.',
    }),
  accountDeleted: 'Your account is deleted. Goodbye, and thank you.',
})
