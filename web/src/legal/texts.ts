import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const legalTexts = defineMessages({
  // legal-article
  inForce: (number: number, day: string) => `Version ${number}, in force since ${day}.`,
  notYet: (number: number, day: string) => `Version ${number}, in force from ${day}. Until then the one before is.`,
  past: (number: number, day: string) => `Version ${number}, in force from ${day}, is not in force any more.`,
  toCurrent: 'To the version in force',
  whatIsNew: 'What is new',
  otherVersions: 'Other versions',
  versionOf: (number: number, day: string) => `Version ${number} (${day})`,
  loadFailed: 'This text could not be loaded',
  loading: 'Loading',
  missing: 'There is no such version',
  // accounts/accept-page
  acceptTitle: 'Something new to read',
  acceptLead: (marketplace: string) =>
    `The rules of ${marketplace} have changed. Please read and accept them before you go on; looking around needs nothing.`,
  acceptOf: (name: string) => `I accept the ${name}`,
  wholeText: 'The whole text',
  rather: 'You do not agree?',
  toProfile: 'Take your data along, or delete your account',
  signOut: 'Logout',
  // accounts/accepted-texts
  acceptedTitle: 'Terms and privacy',
  acceptedHelp: 'Which versions you accepted, and when.',
  acceptedOn: (name: string, number: number, day: string) =>
    number === 0 ? `${name}, as the marketplace began: ${day}` : `${name}, version ${number}: ${day}`,
  noneAccepted: 'Nothing was asked of you yet.',
  // admin/legal-page
  title: 'Legal texts',
  lead: 'Terms and privacy policy, in versions that never change once they are published. People with an account are told by mail of each new one.',
  ownText: 'Now: the text the marketplace comes with.',
  readIt: 'Read it',
  writeVersion: (number: number) => `Write version ${number}`,
  versions: 'Versions',
  version: (number: number) => `Version ${number}`,
  from: (day: string) => `in force from ${day}`,
  publishedBy: (name: string) => `by ${name}`,
  acceptedBy: (accepted: number, people: number) =>
    `Accepted by ${formatNumber(accepted)} of ${formatNumber(people)} people`,
  nobodyAsked: 'Nobody was asked',
  // admin/legal-form-page
  formTitle: (name: string, number: number) => `${name}, version ${number}`,
  text: 'Text',
  textHelp: 'A line that begins with ## is a heading, one with - a point; an empty line ends a paragraph.',
  changes: 'What is new',
  changesHelp: 'In a few words: it stands in the mail, and above the text when people are asked.',
  asked: 'People must accept it before they go on',
  askedHelp: 'Leave it out for a correction that changes nothing people have agreed to.',
  startsOn: 'In force from',
  preview: 'How people read it',
  publish: 'Publish',
  publishTitle: (name: string, number: number) => `Publish version ${number} of the ${name}?`,
  publishHelp: 'It cannot be changed afterwards, only followed by another version.',
  publishedMeanwhile: (number: number) =>
    `Version ${number} was published since you began. What you have written stands here as it was.`,
  goOnAs: (number: number) => `Go on with mine as version ${number}`,
  startFrom: (number: number) => `Start again from version ${number}`,
  toVersions: 'Legal texts',
})
