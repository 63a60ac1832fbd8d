import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'

const labels: Readonly<Record<string, string>> = say.labels

export const profileFormId = 'company'

/** The id of the control that a field of the form is typed into: 'branches.2.city' → 'company-branches-2-city'. */
export function idOf(field: string): string {
  return `${profileFormId}-${field.replaceAll('.', '-')}`
}

/** What people read on a field: 'branches.2.city' → 'Harbour store, City'. */
export function nameField(field: string, form: CompanyForm): string {
  const [list = '', at = '', part = ''] = field.split('.')
  if (part === '') return labels[list] ?? list
  if (list !== 'branches') return `${labels[list] ?? list}, ${say.picture(Number(at) + 1)}`
  const own: Record<string, string> = { name: say.labels.branchName, code: say.labels.branchCode }
  return `${form.branches[Number(at)]?.name || say.newBranch}, ${own[part] ?? labels[part] ?? part}`
}
