import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const billingTexts = defineMessages({
  // order-money
  title: 'Money',
  loading: 'Loading what is invoiced and paid',
  loadFailed: 'What is invoiced and paid could not be loaded.',
  total: 'Order with VAT',
  invoiced: 'Invoiced',
  paid: 'Paid',
  open: 'Open',
  inAdvance: 'Paid in advance',
  terms: (deposit: number, days: number) =>
    deposit === 0
      ? `Payable ${days === 0 ? 'on receipt' : `within ${formatNumber(days)} days`} of each invoice`
      : deposit === 100
        ? 'Payable in full with the order'
        : `${formatNumber(deposit)}% with the order, the rest ${days === 0 ? 'on receipt' : `within ${formatNumber(days)} days`} of each invoice`,
  changeTerms: 'Change terms',
  nothingYet: 'Nothing has been invoiced yet.',
  profileNeeded: 'Before you write an invoice, say whether you charge VAT and where your buyers pay to.',
  toProfile: 'Invoices and bank account',
  issue: 'Issue invoice',
  record: 'Record payment',
  credit: 'Credit',
  creditOf: (number: string) => `Credit invoice ${number}`,
  // owed-list
  owed: 'What is owed',
  deposit: 'Deposit',
  invoice: (number: string) => `Invoice ${number}`,
  dueOn: (day: string) => `due ${day}`,
  openOf: (open: string, amount: string) => `${open} of ${amount} open`,
  remind: 'Remind',
  remindOf: (what: string) => `Remind the buyer of ${what}`,
  reminded: 'The buyer is reminded by mail.',
  remindedOn: (day: string) => `reminded ${day}`,
  // payment-list
  payments: 'Payments',
  forInvoice: (number: string) => `for ${number}`,
  reversed: 'Taken back',
  takeBack: 'Take back',
  takeBackOf: (sum: string) => `Take back the payment of ${sum}`,
  // paper-list
  papers: 'Papers',
  papersFailed: 'The file could not be made. Please try again.',
  formats: { pdf: 'PDF', ubl: 'XML (UBL)', cii: 'XML (CII)', facturx: 'PDF with XML (Factur-X)' },
  download: (number: string, format: string) => `Download ${number} as ${format}`,
  more: 'E-invoice',
  moreOf: (number: string) => `E-invoice of ${number}`,
  about: (number: string) => `about ${number}`,
  // invoice-dialog
  what: 'Of what',
  invoiceOf: {
    shipped: 'What was shipped and is not invoiced yet',
    shipment: (number: string, day: string) => (day === '' ? `Shipment ${number}` : `Shipment ${number}, left ${day}`),
    ordered: 'All of the order that is left',
    lines: 'Quantities I choose',
  },
  leftOf: (units: string) => `${units} not invoiced yet`,
  // line-fields
  goods: 'Goods',
  quantity: 'Quantity',
  fieldOf: (field: string, name: string) => `${field}: ${name}`,
  needsWhole: 'Please enter a whole number.',
  nothingChosen: 'Please enter a quantity for at least one line.',
  // sum-preview
  comesTo: 'What it comes to',
  toPay: 'To pay',
  // invoice-dialog
  rate: 'VAT',
  rateOf: (rate: number) => `${formatNumber(rate)}%`,
  due: 'Due on',
  dueHelp: 'Left empty: by the terms of the order.',
  note: 'Note on the invoice',
  invoiceHelp: 'An invoice gets the next number and is never changed. What is wrong is put right with a credit note.',
  issued: (number: string) => `Invoice ${number} is issued and the buyer told.`,
  // payment-dialog
  amount: (currency: string) => `Amount in ${currency}`,
  paidOn: 'Came on',
  reference: 'Reference',
  forWhat: 'For',
  forOrder: 'The oldest that is open',
  isMore: (sum: string) => `This is ${sum} more than is left to pay of the order, and right all the same.`,
  isMoreRight: 'Please look at the amount again, or say that it is right.',
  recorded: 'The payment is recorded and the buyer told.',
  // credit-dialog
  reason: 'Reason',
  creditHelp: 'VAT is credited as it stands on the invoice. The credit note gets the next number and is never changed.',
  creditLoading: 'Loading what can be credited',
  creditLoadFailed: 'What can be credited could not be loaded.',
  creditNotLoaded: 'What can be credited is not loaded yet.',
  creditKinds: { lines: 'Goods of the invoice', whole: 'All that is left of the invoice', amount: 'A net amount' },
  creditLeft: (sum: string) => `${sum} net can be credited`,
  invoicedFor: (units: string, net: string, credited: number) =>
    credited === 0 ? `${units} for ${net}` : `${units} for ${net}, ${formatNumber(credited)} of them credited`,
  netAmount: (currency: string) => `Net amount in ${currency}`,
  credited: (number: string) => `Credit note ${number} is issued and the buyer told.`,
  // plan-dialog
  depositPercent: 'Deposit with the order, in percent',
  netDays: 'Days from each invoice until it is due',
  planHelp: 'They stay as they are once the first invoice is issued.',
  save: 'Save',
  saved: 'The terms of payment are changed.',
  // reverse-dialog
  reverseHelp: 'It counts no more and stays listed with your reason. The buyer is told.',
  reversedNow: 'The payment is taken back.',
})
