import { companyKinds, companyStates, mailStates, personRoles, personStates } from '@fairquay/contract/admin/states.ts'
import { auditActions, auditThings } from '@fairquay/contract/audit/actions.ts'
import { type CountGroup, countGroups } from '@fairquay/contract/limits/count-groups.ts'
import { type CaseGroup, caseGroups } from '@fairquay/contract/reports/shapes.ts'
import { type AccessGroup, accessGroups } from '@fairquay/contract/support-access/rules.ts'

/**
 * What the addresses of the operator's lists say; each page reads the parts it knows. The router knows all parts of all addresses by one name each, so a
 * state of people has another name than one of mails.
 */
export type DeskListAddress = {
  page?: number
  search?: string
}

type Raw = Record<string, unknown>

function oneOf<const Value extends string>(known: readonly Value[], value: unknown): Value | undefined {
  return known.find((one) => one === value)
}

export function readListAddress(raw: Raw): DeskListAddress {
  const page = Number(raw.page)
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 100) : ''
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(search.trim() && { search }),
  }
}

/** The same list at another page. */
export function atPage<Address extends { page?: number }>({ page: _, ...rest }: Address, page: number): Address {
  return { ...rest, ...(page > 1 && { page }) } as Address
}

export type ApprovalsAddress = { page?: number; tab?: 'decided' | 'domains' }

export function readApprovalsAddress(raw: Raw): ApprovalsAddress {
  const { page } = readListAddress(raw)
  const tab = oneOf(['decided', 'domains'] as const, raw.tab)
  return { ...(page && { page }), ...(tab && { tab }) }
}

export type PeopleAddress = DeskListAddress & {
  role?: (typeof personRoles)[number]
  personState?: (typeof personStates)[number]
  company?: number
}

export function readPeopleAddress(raw: Raw): PeopleAddress {
  const role = oneOf(personRoles, raw.role)
  const personState = oneOf(personStates, raw.personState)
  const company = readId(raw.company)
  return {
    ...readListAddress(raw),
    ...(role && { role }),
    ...(personState && { personState }),
    ...(company && { company }),
  }
}

export type CompaniesAddress = DeskListAddress & {
  companyKind?: (typeof companyKinds)[number]
  companyState?: (typeof companyStates)[number]
}

export function readCompaniesAddress(raw: Raw): CompaniesAddress {
  const companyKind = oneOf(companyKinds, raw.companyKind)
  const companyState = oneOf(companyStates, raw.companyState)
  return { ...readListAddress(raw), ...(companyKind && { companyKind }), ...(companyState && { companyState }) }
}

export type OutboxAddress = DeskListAddress & { mailState?: (typeof mailStates)[number] }

export function readOutboxAddress(raw: Raw): OutboxAddress {
  const mailState = oneOf(mailStates, raw.mailState)
  return { ...readListAddress(raw), ...(mailState && { mailState }) }
}

export type CasesAddress = { page?: number; caseGroup?: CaseGroup }

export function readCasesAddress(raw: Raw): CasesAddress {
  const caseGroup = oneOf(caseGroups, raw.caseGroup)
  return { ...readPage(raw), ...(caseGroup && { caseGroup }) }
}

export type AccessAddress = { page?: number; accessGroup?: AccessGroup }

export function readAccessAddress(raw: Raw): AccessAddress {
  const accessGroup = oneOf(accessGroups, raw.accessGroup)
  return { ...readPage(raw), ...(accessGroup && { accessGroup }) }
}

export type LimitsAddress = DeskListAddress & { countGroup?: CountGroup }

export function readLimitsAddress(raw: Raw): LimitsAddress {
  const countGroup = oneOf(countGroups, raw.countGroup)
  return { ...readListAddress(raw), ...(countGroup && { countGroup }) }
}

export function readPage(raw: Raw): { page?: number } {
  const { page } = readListAddress(raw)
  return page ? { page } : {}
}

export type AuditAddress = {
  person?: number
  thing?: (typeof auditThings)[number]
  action?: (typeof auditActions)[number]
  from?: string
  to?: string
}

export function readAuditAddress(raw: Raw): AuditAddress {
  const person = readId(raw.person)
  const thing = oneOf(auditThings, raw.thing)
  const action = oneOf(auditActions, raw.action)
  const from = readDay(raw.from)
  const to = readDay(raw.to)
  return {
    ...(person && { person }),
    ...(thing && { thing }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

function readId(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^2[01]\d\d-\d\d-\d\d$/.test(value)) return undefined
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value) ? value : undefined
}
