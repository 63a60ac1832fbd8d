import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'
import type { ReportForm, ReportOutcome } from '@fairquay/contract/reports/shapes.ts'

const things: Record<ReportForm['thing'] | 'review', string> = {
  product: 'Product',
  company: 'Company',
  message: 'Message',
  review: 'Review',
}
const outcomes: Record<ReportOutcome, string> = {
  none: 'Looked at: nothing was done',
  warn: 'The company was warned',
  hide: 'It was taken off',
  keep: 'Looked at: it stays',
  settled: 'Looked at',
}

/** What the screens of this folder say. */
export const reportTexts = defineMessages({
  // report-dialog
  help: 'The marketplace looks at it and tells you when it is decided. Nobody else learns that it was you.',
  reason: 'What is wrong?',
  chooseReason: 'Please choose what is wrong.',
  words: 'In your words',
  send: 'Send report',
  sent: 'Thank you. The marketplace looks at it.',
  // own-reports-page
  ownTitle: 'Your reports',
  ownLead: 'What you reported, and what became of it.',
  none: 'You have reported nothing',
  noneHelp: 'Goods, companies and messages have a button “Report”.',
  toProfile: 'Profile',
  loadFailed: 'Your reports could not be loaded',
  loading: 'Loading',
  list: 'Reports',
  things,
  outcomes,
  waiting: 'Waits for a decision',
  // moderation: desk
  deskTitle: 'Reports',
  deskLead: 'What people reported, a case for each thing. Who reported it is shown here alone.',
  groups: { open: 'Waiting', decided: 'Decided' },
  state: 'State',
  noCases: { open: 'Nothing waits', decided: 'Nothing was decided yet' },
  cases: 'Cases',
  toThing: 'Open it',
  outOfSight: 'It is out of sight.',
  asShown: 'As it was when it was reported',
  reportCount: (count: number) => formatPlural(count, { one: '# report', other: '# reports' }),
  moreReports: (count: number) => formatPlural(count, { one: 'and # more', other: 'and # more' }),
  decidedBy: (what: string, by: string, when: string) => `${what}, ${by}, ${when}`,
  acts: { none: 'No action', warn: 'Warn', hide: 'Hide', reopen: 'Take up again' },
  actOn: (act: string, name: string) => `${act}: ${name}`,
  actTitle: {
    none: 'Nothing to do about it?',
    warn: 'Warn the company?',
    hide: 'Take it off the marketplace?',
    reopen: 'Take the case up again?',
  },
  actHelp: {
    none: 'The case is settled. Whoever reported it is told that it was looked at.',
    warn: 'The people of the company read the reason in a mail.',
    hide: 'A product is hidden, a company suspended with its people, a message blanked. The company reads the reason.',
    reopen:
      'A company or a message that was hidden is shown again, a product when its seller publishes it; who was warned reads that the warning is taken back, and why. The case waits, and whoever reported it sees that.',
  },
  done: {
    none: 'Settled: no action.',
    warn: 'The company is warned.',
    hide: 'It is off the marketplace.',
    reopen: 'The case waits again.',
  },
  actReason: 'Reason',
})
