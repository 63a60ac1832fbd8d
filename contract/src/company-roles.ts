import { defineMessages } from './locale.ts'
/** What a person may do for their company: a viewer reads, an editor also keeps goods, showroom and requests, an owner does everything. */
export const companyRoles = ['owner', 'editor', 'viewer'] as const
export type CompanyRole = (typeof companyRoles)[number]

const rank: Record<CompanyRole, number> = { viewer: 0, editor: 1, owner: 2 }

/** What somebody is told whose role is not enough, by the role it takes. */
export const roleRefusals: Record<CompanyRole, string> = defineMessages({
  viewer: 'Only members of a company can do this.',
  editor: 'You can read, but not change anything for your company. Ask one of its owners for the editor role.',
  owner: 'Only an owner of the company can do this.',
})

/** Whether a role is enough where another one is asked for; each role includes the ones below it. */
export function isRoleEnough(role: CompanyRole, needed: CompanyRole): boolean {
  return rank[role] >= rank[needed]
}

/** Why somebody of this role may not do what needs another; nothing when they may. */
export function refuseRole(role: CompanyRole, needed: CompanyRole): string | undefined {
  return isRoleEnough(role, needed) ? undefined : roleRefusals[needed]
}
