import { defineMessages } from '../locale.ts'

/** Refusals about papers, payments and what is owed. */
export const billingMessages = defineMessages({
  profileMissing:
    'Please say first what stands on your invoices: whether you charge VAT, and the account to pay to. You find it under Company Profile, Invoices and bank account.',
  noRate:
    'No rate of VAT is known for your country. Please enter one under Company Profile, Invoices and bank account.',
  unknownRate: 'This is none of the rates that hold today.',
  vatUnknown: 'Amounts are net. VAT is added on the invoice where the law wants it.',
  nothingToInvoice: 'Everything of this order that can be invoiced has been invoiced.',
  tooMuchInvoiced: 'That is more than is left to invoice.',
  notShipped: 'Nothing has been shipped that is not invoiced yet.',
  shipmentInvoiced: 'All of this shipment is invoiced.',
  tooMuchCredited: 'That is more than the invoice still asks for.',
  lineTwice: 'The same line is named twice.',
  linesOrAmount: 'Say which goods are credited, or how much.',
  reasonMissing: 'Please say why.',
  amount: 'Please enter an amount above zero, no finer than the currency.',
  dayAhead: 'The day of a payment cannot be in the future.',
  dayLongAgo: 'The day of a payment cannot be more than a year before its order.',
  tooMuchPaid: 'Together with what was paid before, this is more than can be recorded.',
  dueFar: 'An invoice is due within a year.',
  dayBefore: 'An invoice cannot be due before it is issued.',
  alreadyReversed: 'This payment has been taken back already.',
  nothingOpen: 'Nothing is open here.',
  remindedToday: 'The buyer has been reminded of this today.',
  sellersOnly: 'Only the seller of an order writes its invoices and records its payments.',
  cancelled: 'The order was cancelled before anything was shipped.',
  alreadyInvoiced: 'The terms of payment stay as they are once an invoice has been issued.',
  notElectronic: 'Only invoices and credit notes have this form, and only in currencies of two decimals at most.',
  creditLine: 'Credit',
})
