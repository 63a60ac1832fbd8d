import { defineMessages } from '@fairquay/contract/locale.ts'

/** What a company's first facts are called: they are seen before the scripts of the page have come (first-sight/). */
export const companyFactsTexts = defineMessages({
  established: 'Established',
  employees: 'Employees',
  industries: 'Industries',
})
