import { defineMessages, formatDay, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const reviewTexts = defineMessages({
  // review-words
  verified: 'Verified purchase',
  edited: (at: string) => `edited ${formatDay(at)}`,
  pictureOf: (place: number) => `Picture ${formatNumber(place)} of this review`,
  pictures: 'Pictures of this review',
  pictureAt: (place: number, count: number) => `${formatNumber(place)} of ${formatNumber(count)}`,
  answerOf: (seller: string) => `Answer of ${seller}`,
  // review-section
  countedOf: (count: number, stars: number) =>
    `${formatPlural(count, { one: '# review', other: '# reviews' })} with ${formatPlural(stars, { one: '# star', other: '# stars' })}`,
  showAll: 'Show all',
  showMore: 'Show more reviews',
  order: 'Order of the reviews',
  orders: { newest: 'Newest first', oldest: 'Oldest first', highest: 'Best first', lowest: 'Worst first' },
  noneOfThese: 'No review is like this.',
  none: 'No reviews yet',
  noneHelp: {
    product: 'Companies that have bought this product can review it when their order is completed.',
    seller: 'Companies that have bought here can review the seller when their order is completed.',
  },
  // rating-summary
  distribution: 'Reviews by stars',
  onlyOf: (stars: number, count: number) =>
    `${formatPlural(stars, { one: '# star', other: '# stars' })}: ${formatPlural(count, { one: '# review', other: '# reviews' })}`,
  // review-actions
  acts: { answer: 'Answer', edit_answer: 'Change the answer', report: 'Report' },
  // answer-dialog
  answerTitle: 'Answer this review',
  editAnswerTitle: 'Change your answer',
  answerLabel: 'Your answer',
  answerHelp: 'Everybody reads it. A review is answered once; the answer can be changed for one day.',
  publishAnswer: 'Publish answer',
  answered: 'Your answer is on the page. The buyer is told.',
  // report-dialog
  reportTitle: 'What is wrong with this review?',
  reportHelp: 'The marketplace looks at it and decides. Who wrote it does not learn who reported it.',
  reason: 'Reason',
  chooseReason: 'Please choose a reason.',
  reportWords: 'What should we know?',
  report: 'Report review',
  reported: 'Thank you. The marketplace looks at it.',
  // reviews-page
  pageLead: {
    received: 'What buyers say of your goods and of your company. What waits for an answer comes first.',
    written: 'What your company has said of goods and sellers. It is changed on the page of its order.',
  },
  countedUpTo: (count: number, most: number) =>
    count >= most
      ? `More than ${formatNumber(most)} reviews`
      : formatPlural(count, { one: '# review', other: '# reviews' }),
  box: 'Received or written',
  boxes: { received: 'Received', written: 'Written' },
  answers: 'Answers',
  allAnswers: 'All reviews',
  waiting: 'Not answered',
  byStars: 'Stars',
  allStars: 'All stars',
  noneWaiting: 'Every review is answered',
  showAllReviews: 'Show all reviews',
  toOrders: 'See completed orders',
  emptyHelp: {
    received: 'When the order of a buyer is completed, its goods and your company can be reviewed. Here you answer.',
    written: 'When an order is completed, you review its goods and its seller on the page of the order.',
  },
  // own-review-list
  yourCompany: 'Your company',
  toOrder: (number: string) => `Order ${number}`,
  // the operator's page
  reportedTitle: 'Reported reviews',
  reportedLead: 'Hide what breaks the rules, keep what does not. A bad review is no reason to hide it.',
  groups: { waiting: 'Wait for a decision', hidden: 'Hidden' },
  noReports: { waiting: 'Nothing is reported', hidden: 'Nothing is hidden' },
  reviewOf: (name: string) => `Review of ${name}`,
  between: (writer: string, seller: string) => `Written by ${writer}, sold by ${seller}`,
  reports: 'Reports',
  decisions: { hide: 'Hide', keep: 'Keep', show: 'Show again' },
  decisionsOf: {
    hide: (name: string) => `Hide the review of ${name}`,
    keep: (name: string) => `Keep the review of ${name}`,
    show: (name: string) => `Show again the review of ${name}`,
  },
  decisionTitle: {
    hide: (name: string) => `Hide this review of ${name}?`,
    keep: (name: string) => `Keep this review of ${name}?`,
    show: (name: string) => `Show this review of ${name} again?`,
  },
  decisionHelp: {
    hide: 'It leaves the page and no longer counts. Whoever wrote it is told, with your reason.',
    keep: 'It stays, and what was reported of it is settled. Your reason stands in the audit log.',
    show: 'It counts again. Whoever wrote it is told; your reason stands in the audit log.',
  },
  decided: { hide: 'The review is hidden.', keep: 'The review stays.', show: 'The review is shown again.' },
  // order-reviews
  lead: 'Tell other buyers what the goods and the seller were like. What you write can be changed for 30 days and taken back at any time.',
  loadFailed: 'The reviews of this order could not be loaded.',
  theSeller: (name: string) => `The seller: ${name}`,
  write: 'Write a review',
  writeOf: (name: string) => `Write a review of ${name}`,
  notReviewed: 'Not reviewed',
  actions: { edit: 'Change', withdraw: 'Withdraw' },
  actionsOf: {
    edit: (name: string) => `Change your review of ${name}`,
    withdraw: (name: string) => `Withdraw your review of ${name}`,
  },
  unnamedTo: (reader: string) => `Readers and the seller see: ${reader}`,
  hiddenBecause: (reason: string) => `The marketplace has hidden it: “${reason}”`,
  // review-dialog
  dialogTitle: (name: string) => `Your review of ${name}`,
  howMany: 'How many stars?',
  starsOf: [
    formatPlural(1, { one: '# star', other: '# stars' }),
    formatPlural(2, { one: '# star', other: '# stars' }),
    formatPlural(3, { one: '# star', other: '# stars' }),
    formatPlural(4, { one: '# star', other: '# stars' }),
    formatPlural(5, { one: '# star', other: '# stars' }),
  ],
  meanings: ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'],
  headline: 'Title',
  words: 'What was it like?',
  wordsHelp: {
    product: 'Quality, packing, whether it was as described. Never prices or names of people.',
    seller: 'Answers, papers, punctuality. Never prices or names of people.',
  },
  isNamed: 'Show my company’s name',
  isNamedHelp: 'Without it everybody reads “Verified buyer” and your country, the seller too.',
  addPictures: 'Pictures',
  picturesHelp: (most: number) =>
    `PNG, JPEG, WebP or AVIF of at most 5 MB, up to ${formatNumber(most)}. Everybody sees them.`,
  attach: 'Add pictures',
  removePicture: (place: number) => `Remove picture ${formatNumber(place)}`,
  removeFile: (name: string) => `Remove ${name}`,
  sendingPicture: (name: string, part: number) => `${name}: ${formatNumber(part, { style: 'percent' })}`,
  pictureFailed: 'This picture could not be sent.',
  publish: 'Publish review',
  save: 'Save changes',
  published: 'Your review is on the page. The seller is told.',
  saved: 'Your review is changed.',
  answeredNote: 'The seller has answered this review, and may change the answer when you change it.',
  // withdraw-dialog
  withdrawTitle: (name: string) => `Withdraw your review of ${name}?`,
  withdrawHelp: 'It leaves the page and no longer counts. Its answer goes with it. You can write another one.',
  withdraw: 'Withdraw review',
  withdrawn: 'Your review is withdrawn.',
})
