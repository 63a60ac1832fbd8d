import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { companyOf, type Viewer } from '../session.ts'
import { indexCompany } from './index-company.ts'

type Address = { address: string; zip: string; city: string }

/** Writes into the address of the viewer's company what is not there yet. Somebody who edits the company meanwhile is told of the change. */
export async function fillAddress(tx: Queryable, viewer: Viewer, typed: Address): Promise<void> {
  const { id, name } = companyOf(viewer)
  const { rows } = await sql<Address>`
    select address, zip, city from companies where id = ${id} for no key update`.execute(tx)
  const [before] = rows
  if (!before) return
  const after = {
    address: before.address || typed.address.trim(),
    zip: before.zip || typed.zip.trim(),
    city: before.city || typed.city.trim(),
  }
  await sql`
    update companies set address = ${after.address}, zip = ${after.zip}, city = ${after.city}, version = version + 1
    where id = ${id}`.execute(tx)
  await indexCompany(tx, id)
  await recordChange(tx, viewer, { action: 'changed', thing: 'company', id, name, before, after })
}
