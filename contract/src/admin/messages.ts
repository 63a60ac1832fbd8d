/** Sentences of the operator's side. */
export const adminMessages = {
  reasonMissing: 'Please tell the reason; the seller reads it in the mail.',
  approvedAlready: 'This company is approved already. Suspend its people to take it off the market.',
  notOneself: 'You cannot suspend yourself.',
  outboxHelp: 'Every mail the marketplace wrote, newest first. Without a mail server this is where they are read.',
  outboxEmpty: 'No mail was written yet',
  noneWaiting: 'No seller waits for approval',
  noneWaitingHelp: 'New sellers appear here once they have confirmed their e-mail address.',
  approved: (company: string) => `${company} is approved and was told by mail.`,
  refused: (company: string) => `${company} is refused and was told by mail.`,
  approveTitle: (company: string) => `Approve ${company}?`,
  approveHelp: 'Its people can sign in at once, and the showroom opens with its first products.',
  refuseTitle: (company: string) => `Refuse ${company}?`,
  refuseHelp: 'The seller reads this reason in a mail and can write to support to have it looked at again.',
} as const
