import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed } from '../fields.ts'
import { billingForm } from './profile.ts'

/** A rate of VAT that holds from a day on, in percent; `source` says where it was taken from. */
export const vatRate = Type.Object({
  name: Type.String(),
  percent: Type.Number(),
  valid_from: Type.String(),
  source: Type.String(),
  is_standard: Type.Boolean(),
})

const stored = Type.Object({
  /** Goes back with the change; 0 before anything was stored. */
  version: Type.Integer(),
  /** ISO code of the company's country: its VAT numbers and rates are those meant. */
  country: Type.String(),
  form: billingForm,
  /** Those of the country that hold today. */
  country_rates: Type.Array(vatRate),
})
export type StoredBilling = Type.Static<typeof stored>

export const getOwnBilling = endpoint({
  method: 'GET',
  path: '/api/v1/own-company/billing',
  scope: 'company:read',
  access: 'signedIn',
  whileWaiting: true,
  summary: "What stands on one's own company's invoices: VAT, bank account, payment terms",
  answer: stored,
})

/** 400 with the fields named ('iban', 'rates.0.percent'). 409 when somebody changed it since `version` was read: nothing is overwritten. */
export const changeOwnBilling = endpoint({
  method: 'PUT',
  path: '/api/v1/own-company/billing',
  access: 'signedIn',
  whileWaiting: true,
  needs: 'editor',
  summary: "Change what stands on one's own company's invoices",
  body: closed({ version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), form: billingForm }),
  answer: stored,
})
