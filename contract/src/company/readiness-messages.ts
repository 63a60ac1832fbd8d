import { defineMessages, formatList, formatNumber, formatPlural } from '../locale.ts'
import type { CompanyPart, ReadinessStep } from './readiness.ts'

/** The steps of a seller on the way to the market, as the seller and the operator read them. */
export const stepNames: Record<ReadinessStep, string> = defineMessages({
  email: 'Confirm your e-mail address',
  company: 'Complete your company',
  product: 'Publish your first product',
  approval: 'Approval by the marketplace',
})

export const companyPartNames: Record<CompanyPart, string> = defineMessages({
  registrationNumber: 'registration or tax number',
  address: 'address',
  description: 'description',
  logo: 'logo',
})

export const readinessMessages = defineMessages({
  stepsDone: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} steps done`,
  lacks: (parts: readonly CompanyPart[]) =>
    `Still missing: ${formatList(
      parts.map((part) => companyPartNames[part]),
      'narrow',
    )}`,
  companyComplete: 'The company profile has what approval needs.',
  prepared: (products: number, drafts: number) =>
    formatList(
      [
        formatPlural(products, { one: '# published product', other: '# published products' }),
        ...(drafts > 0 ? [formatPlural(drafts, { one: '# draft', other: '# drafts' })] : []),
      ],
      'narrow',
    ),
})
