import type { Company } from '@fairquay/contract/company/shapes.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { showroomTexts } from './texts.ts'

/** Longer descriptions are unfolded on demand, characters. */
export const longDescription = 160

/** What is told of a seller in a line: names and values, without what nobody has said. */
export function tellCompany(company: Company): [name: string, value: string][] {
  const facts: [string, string][] = [
    [showroomTexts.basedIn, [company.city, company.country].filter(Boolean).join(', ')],
    [showroomTexts.established, company.establishment_date?.slice(0, 4) ?? ''],
    [showroomTexts.employees, company.employees === null ? '' : formatNumber(company.employees)],
    [showroomTexts.worksIn, nameIndustries(company.get_industries.map(({ industry }) => industry.name))],
  ]
  return facts.filter(([, value]) => value)
}

/** The first few; all of them stand on the company's page. */
function nameIndustries(names: readonly string[]): string {
  return names.length > 4 ? showroomTexts.andMore(names.slice(0, 3), names.length - 3) : names.join(', ')
}
