import * as Type from 'typebox'

/** A place as a deal names it, and what became of the deal after it. Texts as they were; the country by its English name. */
export const dealAddress = Type.Object({
  company: Type.String(),
  street: Type.String(),
  city: Type.String(),
  zip: Type.String(),
  country: Type.String(),
  /** Whom to ask for there; only where the buyer named the address. */
  person: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
})
export type DealAddress = Type.Static<typeof dealAddress>
