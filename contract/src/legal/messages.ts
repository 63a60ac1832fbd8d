import type { LegalDocument } from '../legal-documents.ts'
import { defineMessages } from '../locale.ts'

const names: Record<LegalDocument, string> = { terms: 'Terms', privacy: 'Privacy Policy' }

/** What is said about terms and privacy policy, and the mail that tells of a new version. */
export const legalMessages = defineMessages({
  names,
  textMissing: 'Please write the text.',
  changesMissing: 'Please say what is new: people read it before the text.',
  dayMissing: 'Please choose a day.',
  dayPast: 'Please choose today or a later day.',
  dayBeforeOther:
    'A version that was published before is in force from a later day. Please choose that day or a later one.',
  dayTooLate: 'Please choose a day within half a year.',
  otherMeanwhile: 'Another version was published meanwhile. Please read it first.',
  noSuchVersion: 'This version is not in force any more, or not yet.',
  published: (name: string, number: number) => `Version ${number} of the ${name} is published.`,
  accepted: 'Thank you. You can go on.',
  mailSubject: (name: string, marketplace: string) => `The ${name} of ${marketplace} change`,
  mailBegin: (name: string, marketplace: string, day: string) =>
    `There is a new version of the ${name} of ${marketplace}, in force from ${day}.`,
  mailChanges: 'What is new:',
  mailRead: (link: string) => `Read it: ${link}`,
  mailAsked: 'When it is in force you are asked to accept it before you go on. Until then nothing changes for you.',
  mailOtherwise: 'If you do not agree you can take your data along and delete your account in your profile.',
})
