import type { CompanyRole } from '../company-roles.ts'
import { memberMessages } from './messages.ts'

/** How many days the link of an invitation works. */
export const invitationDays = 7

/** Invitations that may wait for an answer at a time. */
export const mostInvitations = 50

/** `isActive`: can sign in. */
export type Standing = { id: number; role: CompanyRole; isActive: boolean }

/**
 * Why a member may not get another role, or (`role` null) go: a company always keeps an owner who can sign in. Nothing when they may, and when there was
 * none before, for then nothing is lost.
 */
export function refuseLoss(
  members: readonly Standing[],
  change: { id: number; role: CompanyRole | null },
): string | undefined {
  const owners = members.filter(({ role, isActive }) => role === 'owner' && isActive)
  const isLastOwner = owners.length === 1 && owners[0]?.id === change.id && change.role !== 'owner'
  return isLastOwner ? memberMessages.lastOwner : undefined
}
