import { defineMessages, formatList, formatPlural } from '../locale.ts'
/** Sentences of the operator's side that the server answers with, and those of mails and approvals. */
export const adminMessages = defineMessages({
  reasonMissing: 'Please tell the reason; the company reads it in the mail.',
  approvedAlready: 'This company is approved already. Suspend its people to take it off the market.',
  approvedBefore:
    'This company was approved meanwhile, without what you have looked at. Record it under Companies, with its checks.',
  refusedBefore: 'This company was refused meanwhile, and read another reason. Yours was not sent.',
  notOneself: 'You cannot suspend yourself.',
  notOwnCompany: 'You cannot suspend your own company.',
  outboxHelp: 'Every mail the marketplace wrote, newest first.',
  outboxIsWhereRead: 'No mail server is set up, so this is where mails are read.',
  outboxEmpty: 'No mail was written yet',
  outboxNoMatch: 'No mail fits',
  noMailServer: 'No mail server is set up, so nothing can be sent.',
  mailEmptied: 'The text of this mail was thrown away because of its age.',
  resent: 'The mail is on its way again.',
  linkEnded: 'The link in this mail has ended. The person has to ask for a new one.',
  failing: (count: number) =>
    formatPlural(count, {
      one: 'One mail was refused too often and given up.',
      other: '# mails were refused too often and given up.',
    }),
  resentAll: (resent: number, dropped: number) =>
    [
      formatPlural(resent, { one: 'One mail is on its way again.', other: '# mails are on their way again.' }),
      ...(dropped > 0
        ? [
            formatPlural(dropped, {
              one: 'One is dropped: the links in them have ended.',
              other: '# are dropped: the links in them have ended.',
            }),
          ]
        : []),
    ].join(' '),
  serverAway: (since: string, waiting: number) =>
    `The mail server has not answered since ${since}. ${formatPlural(waiting, {
      one: 'One mail waits and will be sent when it is back.',
      other: '# mails wait and will be sent when it is back.',
    })}`,
  serverAwayReason: (reason: string) => `Reason: ${reason}`,
  serverNextTry: (nextTry: string) => `Next try: ${nextTry}`,
  onTheirWay: (waiting: number) =>
    formatPlural(waiting, { one: 'One mail is on its way.', other: '# mails are on their way.' }),
  mailDropped: 'Not sent: the link in it had ended before the mail server could be reached.',
  mailKept: 'Written while no mail server was set up. It is not sent by itself.',
  noneWaiting: 'No company waits for approval',
  noneWaitingHelp: 'Sellers, providers and brokers appear here once they have confirmed their e-mail address.',
  noneDecided: 'Nothing was decided yet',
  noneDecidedHelp: 'Each decision stays here, with what the company had given and what was checked.',
  approved: (company: string) => `${company} is approved and was told by mail.`,
  refused: (company: string) => `${company} is refused and was told by mail.`,
  approveTitle: (company: string) => `Approve ${company}?`,
  approveSellerHelp: 'Its showroom opens at once, with every product it has published.',
  approveHelp:
    'Its people see the requests sent to companies of their kind at once, and are written to about new ones.',
  refuseTitle: (company: string) => `Refuse ${company}?`,
  refuseHelp: 'The company reads this reason in a mail and can write to support to have it looked at again.',
  sameHouse: 'The mail address and the website are of one domain.',
  otherHouse: 'The mail address and the website are of different domains.',
  sameNumbers: (names: readonly string[]) =>
    `The same registration or tax number was given by ${formatList(names, 'narrow')}.`,
  checkedNothing: 'Nothing was ticked.',
  nameTooShort: 'Please give a name of at least two letters.',
  nameTaken: 'There is one of this name already.',
  nameTakenMerge: 'There is one of this name already. Merge the two instead.',
  notAll: 'The list was changed in the meantime. Reload and try again.',
  industryNotEmpty: 'Only an empty industry can be deleted: move or delete its sub-industries first.',
  industryHasCompanies: 'Companies have named this industry as theirs, so it stays.',
  subIndustryNotEmpty: 'Only an empty sub-industry can be deleted: products stand in it.',
  wordNotEmpty: 'Only what nothing names can be deleted. Merge it into another instead.',
  notIntoItself: 'Choose another one to merge into.',
  unknownPicture: 'There is no such picture.',
  onlyBrands: 'Only brands have a logo.',
})

/** What an operator can tick as checked, as it is read. */
export const approvalCheckNames = defineMessages({
  registration: 'Registration number looked up in the public register',
  tax: 'Tax number looked up',
  address: 'Address found on a map',
  website: 'Website visited',
  phone: 'Called on the phone',
  identity: 'Person known to act for the company',
})
