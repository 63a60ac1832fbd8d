/**
 * The euro reference rates that the European Central Bank published on 28 June 2024, as its CSV file of one day writes them: something true to try a file of rates with. They are as old as they
 * say, and every price that is compared by them tells that day. Source: European Central Bank, euro foreign exchange reference rates.
 */
export const ecbSample = {
  name: 'eurofxref-2024-06-28.csv',
  day: '2024-06-28',
  file: `Date, USD, JPY, BGN, CZK, DKK, GBP, HUF, PLN, RON, SEK, CHF, ISK, NOK, TRY, AUD, BRL, CAD, CNY, HKD, IDR, ILS, INR, KRW, MXN, MYR, NZD, PHP, SGD, THB, ZAR,
28 June 2024, 1.0705, 171.94, 1.9558, 25.025, 7.4575, 0.84638, 395.10, 4.3090, 4.9773, 11.3595, 0.9634, 148.90, 11.3965, 35.1868, 1.6079, 5.8915, 1.4670, 7.7748, 8.3594, 17487.21, 4.0200, 89.2495, 1474.86, 19.5654, 5.0501, 1.7601, 62.560, 1.4513, 39.319, 19.4970,
`,
}
