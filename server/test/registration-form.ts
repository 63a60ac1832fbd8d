import type { Registration } from '@fairquay/contract/accounts/rules.ts'

export const goodPassword = 'seven slow barges'

let made = 0

/** A whole registration form of somebody new; `change` says what is different. */
export function registrationForm(change: Partial<Registration> = {}): Registration {
  made += 1
  return {
    type: 'buyer',
    first_name: 'Ann',
    last_name: 'Lee',
    email: `ann-${made}@lee-imports.test`,
    password: goodPassword,
    phone_code: '39',
    phone: '02 1234 567',
    terms: true,
    ...change,
    company: {
      name: `Lee Imports ${made}`,
      country: 'IT',
      city: 'Milano',
      address: 'Via Roma 1',
      website: '',
      registration_number: '',
      tax_number: '',
      ...change.company,
    },
  }
}
