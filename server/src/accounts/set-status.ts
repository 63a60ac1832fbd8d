import { indexCompany } from '../company/index-company.ts'
import type { Queryable } from '../database.ts'
import { endSessionsOf } from '../session.ts'
import { deleteLinkTokens } from './email-links.ts'
import { forgetDevices } from './known-devices.ts'

/** What `users.status` holds (docs/product.md#roles). */
export const statusOf = { waiting: 0, active: 1, suspended: 2 } as const
export type Status = (typeof statusOf)[keyof typeof statusOf]

/**
 * Lets a person in or keeps them out, at once: whoever is made to wait or suspended loses every session, a suspended person every link on its way as well.
 * The market shows or hides the company with its first person. `isAlone` where a person is suspended by themselves: they stay out when their company comes back.
 */
export async function setStatus(tx: Queryable, userId: number, status: Status, isAlone = false): Promise<void> {
  const { company_id } = await tx
    .updateTable('users')
    .set({ status, suspended_alone: isAlone })
    .where('id', '=', userId)
    .returning('company_id')
    .executeTakeFirstOrThrow()
  if (status !== statusOf.active) await endSessionsOf(tx, userId)
  if (status === statusOf.suspended) {
    await deleteLinkTokens(tx, userId)
    await forgetDevices(tx, userId)
  }
  if (company_id !== null) await indexCompany(tx, company_id)
}
