import { defineMessages, formatNumber } from '../locale.ts'

/** What is said of claims on screens, in mails and in refusals. */
export const claimMessages = defineMessages({
  unknownPlace: 'This place was removed meanwhile. Choose another.',
  /** Why a credit note is written, on the note itself. */
  creditFor: (number: number, reasons: string) => `Claim ${number} of the order: ${reasons}`,
  /** 'Damaged 3' */
  forReason: (reason: string, count: number) => `${reason} ${formatNumber(count)}`,
  statuses: {
    open: 'Open',
    offered: 'Answered',
    refused: 'Refused',
    returning: 'Goods go back',
    credit_due: 'Credit due',
    replacing: 'Replacement due',
    settled: 'Settled',
    withdrawn: 'Withdrawn',
  },
  reasons: {
    short: 'Missing',
    damaged: 'Damaged',
    wrong: 'Wrong goods',
    quality: 'Poor quality',
    late: 'Late',
    other: 'Something else',
  },
  remedies: { credit: 'Credit', replacement: 'Replacement' },
  wanted: { credit: 'A credit', replacement: 'A replacement', any: 'Whatever the seller proposes' },
  notYours: 'Your part in this order does not allow that.',
  alreadyIs: {
    open: 'This claim waits for the seller.',
    offered: 'The seller has answered this claim.',
    refused: 'The seller has refused this claim.',
    returning: 'The goods of this claim are to be sent back.',
    credit_due: 'A credit was agreed for this claim.',
    replacing: 'A replacement was agreed for this claim.',
    settled: 'This claim is settled.',
    withdrawn: 'This claim was withdrawn.',
  },
  sentBackAlready: 'The seller has been told already that the goods are on their way back.',
  nothing: 'Please choose at least one thing to claim.',
  noLine: 'The order has no such line.',
  twice: 'This line is in the claim twice.',
  sameReason: 'This line is in the claim twice for the same reason.',
  tooMany: (most: number) =>
    most <= 0
      ? 'Nothing of this was shipped, or all of it is claimed already.'
      : `At most ${formatNumber(most)} of this can be claimed.`,
  noWords: 'Please say what is wrong.',
  noReason: 'Please give the buyer a reason.',
  creditTooHigh: (most: string) => `The credit for this line can be at most ${most}.`,
  creditMissing: 'Please say what is credited.',
  fileMissing: 'One of these files is not there any more. Please attach it again.',
  tooManyBack: (most: number) =>
    most <= 0
      ? 'All of this was missing: none of it can come back.'
      : `At most ${formatNumber(most)} of this can have come back.`,
  tooManyToStock: (most: number) =>
    most <= 0 ? 'Nothing of this came back.' : `Only ${formatNumber(most)} of this came back.`,
  noShipment: 'The order has no such shipment.',
  noMessage: 'Please write something.',
  creditUneven: 'This has more decimals than the currency.',
  noReference:
    'The invoices of this order do not cover what is credited. Please write the credit note elsewhere and give its number.',
  /** What was done, for the timeline, mails and the claim itself. */
  told: {
    credit: (sum: string) => `a credit of ${sum} is offered`,
    replacement: 'a replacement is offered',
    refused: 'it is refused',
    insisted: 'the buyer insists',
    accepted: 'the offer is accepted',
    sentBack: 'the goods are on their way back',
    cameBack: 'the goods have come back',
    credited: (sum: string, reference: string) => `${sum} credited (${reference})`,
    replaced: 'the replacement is being sent',
  },
})
