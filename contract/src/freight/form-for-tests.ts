import { emptyQuote, type QuoteForm } from './form.ts'

/** A form with everything in it; `change` says what is different. Only tests use it. */
export function fillForm(change: (form: Writable<QuoteForm>) => void = () => {}): QuoteForm {
  const model: QuoteForm = {
    ...emptyQuote,
    seller: {
      company: 'Porto Table',
      first_name: 'Inês',
      last_name: 'Moreira',
      phone_code: '+351',
      phone: '22 340 1188',
      email: 'ines@porto.test',
    },
    loading: {
      source: 'hq',
      isStock: false,
      country: 'Portugal',
      city: 'Porto',
      street: 'Rua do Almada 12',
      zip: '4050-030',
    },
    buyer: {
      company: 'Nordhavn Provisions',
      first_name: 'Astrid',
      last_name: 'Lindegaard',
      phone_code: '+45',
      phone: '35 10 42 77',
      email: 'astrid@nordhavn.test',
    },
    shipping: { country: 'Denmark', city: 'Copenhagen', street: 'Sundkaj 41', zip: '2150' },
    shipment: { ...emptyQuote.shipment, incoterm: 'FCA', incoterm_place: 'Porto', pallet_category: 'EUR-1' },
  }
  const form = structuredClone(model) as Writable<QuoteForm>
  change(form)
  return form
}

type Writable<T> = T extends readonly (infer Item)[]
  ? Item[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T
