import type { Company } from '@fairquay/contract/company/shapes.ts'
import { writeDate } from '@fairquay/contract/company/write-date.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { companyFactsTexts } from '../company/company-facts-texts.ts'
import { companyLook as look } from '../company/company-look.ts'
import { badgeLook } from '../ui/badge-look.ts'
import { drawing } from './parts.ts'
import { type Shape, shape } from './shape.ts'

/** Who a company is, where its page will say it (company/company-summary.tsx). */
export function sightOfCompany({ company }: { company: Company }): Shape {
  const { logo, name, city, country, is_verified, establishment_date, employees, get_industries, description } = company
  const fact = (called: string, value: string) =>
    shape('div', look.tile, [shape('dt', look.factName, [called]), shape('dd', look.factValue, [value])])
  return shape('div', look.page, [
    shape('div', '', [
      shape('div', look.head, [
        logo ? drawing({ width: 112, height: 112, src: logo }, look.logo) : shape('span', `${look.logo} bg-sunken`),
        shape('div', look.naming, [
          shape('h1', look.name, [name]),
          shape('div', look.place, [
            [city, country].filter(Boolean).join(', '),
            // The places of the seal and of the buttons.
            is_verified ? shape('span', 'min-h-6 w-28') : null,
          ]),
        ]),
        shape('div', look.ways, [shape('span', 'hit-area w-[306.75px]')]),
      ]),
      shape('dl', look.facts, [
        establishment_date ? fact(companyFactsTexts.established, writeDate(establishment_date)) : null,
        employees === null ? null : fact(companyFactsTexts.employees, formatNumber(employees)),
        get_industries.length > 0
          ? shape('div', `${look.tile} ${look.industriesTile}`, [
              shape('dt', look.factName, [companyFactsTexts.industries]),
              shape(
                'dd',
                look.industries,
                get_industries.map(({ industry }) => shape('span', badgeLook('quay'), [industry.name])),
              ),
            ])
          : null,
      ]),
      description ? shape('p', look.story, [description]) : null,
    ]),
  ])
}
