import * as Type from 'typebox'
import { closed, id, nullable, text } from '../fields.ts'

/** What is a sound profile is said by `findProfileFaults`; this shape only keeps out what could not be stored at all. */

const degrees = nullable(Type.Number({ minimum: -1000, maximum: 1000 }))
const whole = nullable(Type.Integer({ minimum: -1e15, maximum: 1e15 }))
const picture = closed({ imageId: id, title: text(200) })

const place = {
  country: text(2),
  city: text(200),
  address: text(400),
  zip: text(40),
  lat: degrees,
  lng: degrees,
}

/** A place beside the headquarters. `id` is null until it is stored: requests name branches, so one that stays keeps its id. */
const branch = closed({
  id: nullable(id),
  kind: Type.Enum(['branch', 'warehouse']),
  name: text(200),
  code: text(40),
  ...place,
  isPrimary: Type.Boolean(),
})
export type BranchForm = Type.Static<typeof branch>

/** A company as one of its owners writes it; optional texts are empty, numbers null. Countries are ISO 3166-1 alpha-2, turnover US dollars a year. */
export const companyForm = closed({
  name: text(200),
  description: text(12_000),
  logoImageId: nullable(id),
  gallery: Type.Array(picture, { maxItems: 100 }),
  certificates: Type.Array(picture, { maxItems: 100 }),
  brands: Type.Array(text(120), { maxItems: 200 }),
  industries: Type.Array(id, { maxItems: 100, uniqueItems: true }),
  exportCountries: Type.Array(text(2), { maxItems: 400 }),
  /** ISO date, or empty. */
  establishedOn: text(20),
  employees: whole,
  ownership: text(200),
  turnover: whole,
  exportPercent: whole,
  website: text(400),
  email: text(300),
  registrationNumber: text(100),
  taxNumber: text(100),
  /** What its people compare prices in; empty: the marketplace's currency. */
  currency: text(3),
  ...place,
  branches: Type.Array(branch, { maxItems: 200 }),
})
export type CompanyForm = Type.Static<typeof companyForm>
