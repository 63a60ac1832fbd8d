import { normaliseWebsite, refuseCompanyName, refuseEmail, refuseWebsite } from '../contact-rules.ts'
import { findCountry } from '../countries.ts'
import type { FailureDetails } from '../errors.ts'
import { currencies } from '../money.ts'
import { toPercent } from '../rounding.ts'
import { foldName } from '../same-name.ts'
import type { BranchForm, CompanyForm } from './form.ts'
import { profilePartNames, profileFaults as say } from './profile-messages.ts'

/** How much of each a company may show. */
export const mostOf = { gallery: 30, certificates: 30, brands: 60, industries: 20, branches: 50 } as const

const longest = { name: 120, address: 200, city: 100, zip: 20, code: 20, title: 120, brand: 80 } as const

/** What is wrong with a profile, by field ('branches.2.city'); empty when it can be stored. `today` is an ISO date. */
export function findProfileFaults(form: CompanyForm, today: string): FailureDetails {
  const faults: FailureDetails = {}
  const complain = (field: string, sentence: string | undefined) => {
    if (sentence !== undefined) faults[field] ??= sentence
  }
  complain('name', refuseCompanyName(form.name) ?? refuseLong(form.name, longest.name))
  complain('description', refuseLong(form.description, 10_000))
  complain('website', refuseWebsite(form.website))
  complain('email', form.email.trim() === '' ? undefined : refuseEmail(form.email))
  complain('ownership', refuseLong(form.ownership, 80))
  complain('registrationNumber', refuseLong(form.registrationNumber, 60))
  complain('taxNumber', refuseLong(form.taxNumber, 60))
  complain(
    'currency',
    form.currency === '' || currencies.some((known) => known === form.currency) ? undefined : say.currency,
  )
  complain('establishedOn', refuseFounding(form.establishedOn, today))
  complain('employees', refuseWhole(form.employees, 100_000_000))
  complain('turnover', refuseWhole(form.turnover, 1e14))
  complain(
    'exportPercent',
    form.exportPercent !== null && (form.exportPercent < 0 || form.exportPercent > 100) ? say.percent : undefined,
  )
  for (const [field, sentence] of Object.entries(findPlaceFaults(form))) complain(field, sentence)
  complain('city', form.city.trim() === '' ? say.required : undefined)
  complain('address', form.address.trim() === '' ? say.required : undefined)
  complain('exportCountries', form.exportCountries.every((code) => findCountry(code)) ? undefined : say.exportCountry)
  complain('exportCountries', refuseTwice(form.exportCountries))
  complain('brands', form.brands.map((brand) => refuseLong(brand, longest.brand) ?? refuseBlank(brand)).find(Boolean))
  complain('brands', refuseTwice(form.brands.map(foldName)))
  for (const list of ['gallery', 'certificates'] as const) {
    complain(list, refuseTwice(form[list].map(({ imageId }) => String(imageId))))
    for (const [index, { title }] of form[list].entries())
      complain(`${list}.${index}.title`, refuseLong(title, longest.title))
  }
  for (const list of ['gallery', 'certificates', 'brands', 'industries', 'branches'] as const)
    complain(list, form[list].length > mostOf[list] ? say.tooMany(mostOf[list]) : undefined)
  complain('branches', form.branches.filter(({ isPrimary }) => isPrimary).length > 1 ? say.onePrimary : undefined)
  complain('branches', refuseTwice(form.branches.flatMap(({ id }) => (id === null ? [] : [String(id)]))))
  for (const [index, branch] of form.branches.entries())
    for (const [field, sentence] of Object.entries(findBranchFaults(branch)))
      complain(`branches.${index}.${field}`, sentence)
  return faults
}

/** What is wrong with one place beside the headquarters, by field. */
export function findBranchFaults(branch: BranchForm): FailureDetails {
  const faults = findPlaceFaults(branch)
  const name = refuseBlank(branch.name) ?? refuseLong(branch.name, longest.name)
  const code = refuseLong(branch.code, longest.code)
  return { ...faults, ...(name && { name }), ...(code && { code }) }
}

type Place = Pick<BranchForm, 'country' | 'city' | 'address' | 'zip' | 'lat' | 'lng'>

function findPlaceFaults(place: Place): FailureDetails {
  const refusals = {
    country: findCountry(place.country) ? undefined : say.country,
    city: refuseLong(place.city, longest.city),
    address: refuseLong(place.address, longest.address),
    zip: refuseLong(place.zip, longest.zip),
    lat: refusePoint(place),
  }
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function refusePoint({ lat, lng }: Place): string | undefined {
  if (lat === null && lng === null) return undefined
  if (lat === null || lng === null) return say.point
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? undefined : say.point
}

function refuseLong(value: string, most: number): string | undefined {
  return [...value.trim()].length > most ? say.tooLong(most) : undefined
}

function refuseBlank(value: string): string | undefined {
  return value.trim() === '' ? say.required : undefined
}

function refuseTwice(values: readonly string[]): string | undefined {
  return new Set(values).size < values.length ? say.twice : undefined
}

function refuseWhole(value: number | null, most: number): string | undefined {
  return value === null || (Number.isInteger(value) && value >= 0 && value <= most) ? undefined : say.whole
}

function refuseFounding(value: string, today: string): string | undefined {
  if (value === '') return undefined
  const date = new Date(`${value}T00:00:00Z`)
  const isDate =
    /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  if (!isDate) return say.date
  return value > today ? say.dateAhead : undefined
}

/** The form as it is stored: without the blanks around texts, and the website as the address that was meant. */
export function tidyProfile(form: CompanyForm): CompanyForm {
  const trimPlace = <P extends Place>(place: P): P => ({
    ...place,
    city: place.city.trim(),
    address: place.address.trim(),
    zip: place.zip.trim(),
  })
  return {
    ...trimPlace(form),
    name: form.name.trim(),
    description: form.description.trim(),
    ownership: form.ownership.trim(),
    website: normaliseWebsite(form.website),
    email: form.email.trim().toLowerCase(),
    registrationNumber: form.registrationNumber.trim(),
    taxNumber: form.taxNumber.trim(),
    brands: form.brands.map((brand) => brand.trim()),
    gallery: form.gallery.map((picture) => ({ ...picture, title: picture.title.trim() })),
    certificates: form.certificates.map((picture) => ({ ...picture, title: picture.title.trim() })),
    branches: form.branches.map((branch) => ({
      ...trimPlace(branch),
      name: branch.name.trim(),
      code: branch.code.trim(),
    })),
  }
}

export type CompanyKind = 'buyer' | 'seller' | 'provider' | 'broker' | 'operator'

/** A part of the profile that makes a company more convincing, and whether it is there. `field` names the control that fills it. */
export type ProfilePart = { field: string; label: string; isDone: boolean }

const parts: readonly (Omit<ProfilePart, 'isDone'> & { isDone: (form: CompanyForm) => boolean; sellersOnly?: true })[] =
  [
    { field: 'logo', label: profilePartNames.logo, isDone: (form) => form.logoImageId !== null, sellersOnly: true },
    {
      field: 'description',
      label: profilePartNames.description,
      isDone: (form) => form.description.trim().length >= 80,
    },
    {
      field: 'address',
      label: profilePartNames.address,
      isDone: (form) => form.address !== '' && form.city !== '' && form.zip !== '',
    },
    { field: 'map', label: profilePartNames.map, isDone: (form) => form.lat !== null, sellersOnly: true },
    { field: 'email', label: profilePartNames.email, isDone: (form) => form.email !== '' },
    { field: 'website', label: profilePartNames.website, isDone: (form) => form.website !== '' },
    {
      field: 'industries',
      label: profilePartNames.industries,
      isDone: (form) => form.industries.length > 0,
      sellersOnly: true,
    },
    {
      field: 'establishedOn',
      label: profilePartNames.establishedOn,
      isDone: (form) => form.establishedOn !== '',
      sellersOnly: true,
    },
    {
      field: 'employees',
      label: profilePartNames.employees,
      isDone: (form) => form.employees !== null,
      sellersOnly: true,
    },
    {
      field: 'exportCountries',
      label: profilePartNames.exportCountries,
      isDone: (form) => form.exportCountries.length > 0,
      sellersOnly: true,
    },
    {
      field: 'gallery',
      label: profilePartNames.gallery,
      isDone: (form) => form.gallery.length >= 3,
      sellersOnly: true,
    },
    { field: 'taxNumber', label: profilePartNames.taxNumber, isDone: (form) => form.taxNumber !== '' },
  ]

/** How complete a profile is, in percent, and part by part; all parts count alike. */
export function rateProfile(form: CompanyForm, kind: CompanyKind): { percent: number; parts: ProfilePart[] } {
  const rated = parts
    .filter(({ sellersOnly }) => kind === 'seller' || !sellersOnly)
    .map(({ field, label, isDone }) => ({ field, label, isDone: isDone(form) }))
  const done = rated.filter(({ isDone }) => isDone).length
  return { percent: Math.round(toPercent(done, rated.length)), parts: rated }
}
