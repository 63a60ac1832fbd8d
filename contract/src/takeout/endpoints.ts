import { endpoint } from '../endpoint.ts'
import { zipType } from '../file-types.ts'

/** Everything the marketplace keeps about the person: `data.json` for programs and `index.html` to read, in one ZIP. */
export const takeOwnData = endpoint({
  method: 'GET',
  path: '/api/v1/profile/data',
  access: 'signedIn',
  whileWaiting: true,
  notForVisitors: true,
  summary: 'Take along what is kept about the person',
  file: [zipType],
  refuses: ['too_many'],
})

/**
 * What the pages of the company show its people, in one ZIP: profile, goods, requests, orders, money, papers and files. For its owners. It is made while it is
 * sent, and cut off where something fails.
 */
export const takeCompanyData = endpoint({
  method: 'GET',
  path: '/api/v1/own-company/data',
  access: 'signedIn',
  notForVisitors: true,
  summary: 'Take along the data of one’s own company',
  file: [zipType],
  refuses: ['too_many'],
})
