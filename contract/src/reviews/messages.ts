import { defineMessages } from '../locale.ts'

/** What is said of reviews on screens, in mails and in refusals. */
export const reviewMessages = defineMessages({
  /** Who wrote one without giving a name: 'Verified buyer, DE'. */
  verifiedBuyer: (country: string) => `Verified buyer, ${country}`,
  formerCompany: 'A former company',
  notYours: 'Your part in this review does not allow that.',
  notHidden: 'This review is not hidden.',
  isNot: {
    hidden: 'The marketplace has hidden this review.',
    withdrawn: 'This review was withdrawn.',
  },
  tooLateToEdit: 'A review can be changed for 30 days after it was written.',
  answeredAlready: 'This review has been answered already.',
  notAnswered: 'This review has no answer yet.',
  tooLateToEditAnswer: 'An answer can be changed for one day.',
  notCompleted: 'A review can be written once the order is completed.',
  onlyBuyer: 'Only the buyer of an order reviews it.',
  ownHouse: 'Companies of one owner do not review each other.',
  noProduct: 'This product is not in the order.',
  writtenAlready: 'There is a review of this already. It can be changed for 30 days.',
  noStars: 'Please give one to five stars.',
  noReason: 'Please say in a few words what was wrong.',
  noWords: 'Please write something.',
  pictureMissing: 'One of these pictures is not there any more. Please attach it again.',
  ownReview: 'This is your own review.',
  reportedAlready: 'You have reported this review. The marketplace looks at it.',
  hideReasonMissing: 'Say why, so that whoever wrote it understands.',
  reportReasons: {
    spam: 'Advertising or spam',
    offensive: 'Insulting or hateful',
    private: 'Names people or gives away secrets',
    off_topic: 'Not about these goods or this seller',
    false: 'Not true',
    other: 'Something else',
  },
  statuses: { shown: 'Shown', hidden: 'Hidden', withdrawn: 'Withdrawn' },
})

/** What the mails about reviews say; nothing that people typed stands in a subject (docs/safety.md#mail-and-documents). */
export const reviewMails = defineMessages({
  hiddenSubject: (marketplace: string) => `A review of yours at ${marketplace} was hidden`,
  hidden: (about: string) => `We have hidden the review your company wrote of ${about}. It no longer counts.`,
  shownSubject: (marketplace: string) => `A review of yours at ${marketplace} is shown again`,
  shown: (about: string) => `The review your company wrote of ${about} is shown again.`,
  seeIt: (link: string) => `You find your reviews here: ${link}`,
  misunderstood: (support: string) => `If we have misunderstood you, write to ${support}.`,
})
