import { defineMessages } from '../locale.ts'
/** The texts of the Customs Import Duties dialog; those of docs/product.md#texts to the letter. */
export const customsMessages = defineMessages({
  title: 'Customs Import Duties',
  exportingMarket: 'Exporting market',
  importingMarket: 'Importing market',
  sendTo: 'Send to',
  /** What 'ttw_broker', the only broker to choose, stands for. */
  everyBroker: 'Every approved customs broker',
  send: 'send request',
  exportingMissing: 'Please select the exporting market',
  importingMissing: 'Please select the importing market',
  chooseMarket: 'Select a market',
  success: 'Your request has been sent successfully!',
  successHelp: 'The provider’s team will contact you shortly.',
  sellerFailed: 'The seller’s country could not be loaded.',
  sameMarket: 'Both markets are the same: goods that stay in one country usually bear no import duties.',
  sameUnion:
    'Both markets are in one customs union: goods that are in free circulation there bear no import duties between them.',
  valueBasis: {
    FOB: (market: string) =>
      `${market} calculates duties from the value of the goods without international freight and insurance (FOB).`,
    CIF: (market: string) =>
      `${market} calculates duties from the value of the goods with freight and insurance to its border (CIF).`,
  },
  otherSeller: 'This product is not offered by that seller.',
  otherBuyer: 'You can ask for your own company only.',
})
