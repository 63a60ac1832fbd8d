import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const fileTexts = defineMessages({
  // file-page
  home: 'Home',
  title: (seller: string, buyer: string, request: string) => `${seller} → ${buyer}, ${request}`,
  // file-header
  sides: (from: string, to: string) => `${from} → ${to}`,
  // file-steps
  stepsLabel: 'Where this deal stands',
  steps: { ask: 'Ask', agree: 'Agree', ship: 'Ship', papers: 'Papers' },
  stepDone: '(done)',
  // next-step
  yourTurn: 'Your turn',
  companysTurn: 'Your company’s turn',
  nextStep: 'Next step',
  /** What comes next; `other` is the company on the other side. */
  next: {
    reply: (other: string) => `Answer the question of ${other}`,
    agree: (other: string) => `Agree to the proposal of ${other}, or revise your offer`,
    answer: (other: string) => `Answer ${other} with an offer`,
    accept: (other: string) => `Look at the offer of ${other} and accept it`,
    compare: () => 'Compare the offers and accept one',
    ask_freight: () => 'Ask for freight for these goods',
    ask_duty: () => 'Ask what importing these goods costs',
    wait: (other: string) => `${other} has the next word`,
    renew: () => 'Your offer has expired. Make it anew',
    ask_again: (other: string) => `The offer of ${other} has expired. Ask for a new one`,
    get_papers: () => 'Everything is agreed',
    nothing: () => 'Nothing is left to do here',
  },
  waitsFor: (other: string) => `Waiting for ${other}`,
  /** A company that is not known by name yet. */
  answeringSide: 'the first answer',
  otherAnswer: 'another answer',
  untilDay: (sentence: string, day: string) => `${sentence}, by ${day}`,
  reply: 'Write an answer',
  askAgain: 'Write a message',
  getPapers: 'Show documents',
  openOrder: (number: string) => `Open order ${number}`,
  // freight-page
  goodsFailed: 'The goods of this deal could not be loaded.',
  goodsGone: 'These goods are not on the market any more',
  backToDeal: 'Back to the deal',
  // file-parts
  parts: 'Parts of this deal',
  open: 'No offer yet',
  /** Carriage that the seller of the goods is not shown the offers of. */
  notShown: 'Offers not shown to you',
  notAsked: 'Not asked for yet',
  sum: (money: string, state: string) => `${money} ${state}`,
  sumStates: { asked: 'asked', offered: 'offered', countered: 'proposed', agreed: 'agreed' },
  answerers: (count: number) => formatPlural(count, { one: '# company', other: '# companies' }),
  nobodyYet: 'Nobody has opened it yet',
  // file-lines
  goods: 'Goods',
  product: 'Product',
  quantity: 'Quantity',
  prices: { asked: 'Asked', offered: 'Offered', countered: 'Proposed', agreed: 'Agreed' },
  originalPrice: 'Before the discount',
  notTaken: 'Not taken',
  total: 'Total',
  option: (name: string, value: string) => `${name}: ${value}`,
  /** '€1.20 / kg, 25 kg each' */
  weightPrice: (price: string, unit: string, weight: string) => `${price} / ${unit}, ${weight} ${unit} each`,
  // file-timeline
  timeline: 'Timeline',
  showEarlier: 'Show earlier',
  earlier: 'Earlier',
  earlierFailed: 'What happened earlier could not be loaded. Please try again.',
  eventRevision: (event: string, revision: number) => `${event}, revision ${formatNumber(revision)}`,
  withSum: (event: string, sum: string) => `${event}: ${sum}`,
  quoted: (reason: string) => `“${reason}”`,
  withCompany: (company: string) => `with ${company}`,
  // file-composer
  writeTo: 'Write to',
  addressee: (company: string, part: string) => `${company} (${part})`,
  // part-offers
  compareOffers: (count: number) => `Compare offers (${formatPlural(count, { one: '# offer', other: '# offers' })})`,
  noOfferYet: 'No offer yet.',
  // share-switch
  share: 'Show the seller',
  shareHelp: (seller: string) => `${seller} then sees the accepted or newest offer with its sum and terms.`,
  shareFailed: 'This could not be saved. Please try again.',
  // agreed-sum
  agreedSoFar: 'Agreed so far',
  agreedParts: { goods: 'Goods', carriage: 'Freight', clearance: 'Duties, fees and taxes (estimate)' },
  paperOfPart: 'PDF',
  about: (money: string) => `≈ ${money}`,
  /** '€918.00 + $150.00, at 1.0842 of Nov 20, 2026' */
  convertedBy: (sums: string, rates: string) => `${sums}, ${rates}`,
  // file-parties
  parties: 'Parties',
  seller: 'Seller',
  buyer: 'Buyer',
})
