import type { fillWhereabouts as endpoint } from '@fairquay/contract/accounts/endpoints.ts'
import { refuseWhereabouts, type Whereabouts } from '@fairquay/contract/accounts/rules.ts'
import { normaliseDialCode } from '@fairquay/contract/contact-rules.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import { hasPostcodes } from '@fairquay/contract/postcodes.ts'
import { sql } from 'kysely'
import { fillAddress } from '../company/fill-address.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { companyOf, type Viewer } from '../session.ts'

type Missing = AnswerOf<typeof endpoint>

/** What of a person's phone and their company's address is not known. */
export async function findMissing(db: Queryable, viewer: Viewer): Promise<Missing> {
  const company = companyOf(viewer)
  const { rows } = await sql<Whereabouts & { country: string }>`
    select u.phone_code, u.phone, c.address, c.zip, c.city, c.country_code as country
    from users u, companies c where u.id = ${viewer.userId} and c.id = ${company.id}`.execute(db)
  const [known] = rows
  if (!known) throw new Failure('not_found')
  const { country, phone_code: _, ...rest } = known
  const { zip, city } = rest
  const missing = (['phone', 'address', 'zip', 'city'] as const).filter(
    (field) => rest[field].trim() === '' && (field !== 'zip' || hasPostcodes(country)),
  )
  return { missing: missing.includes('phone') ? ['phone_code', ...missing] : missing, country, zip, city }
}

/** Fills in what is missing, in the caller's transaction. */
export async function fillWhereabouts(tx: Queryable, viewer: Viewer, form: BodyOf<typeof endpoint>): Promise<Missing> {
  const { missing } = await findMissing(tx, viewer)
  const refusals = refuseWhereabouts(form, missing)
  if (Object.keys(refusals).length > 0) throw new Failure('refused', refusals)
  if (missing.includes('phone'))
    await sql`
      update users set phone_code = ${normaliseDialCode(form.phone_code)}, phone = ${form.phone.trim()}
      where id = ${viewer.userId} and phone = ''`.execute(tx)
  if (missing.some((field) => field === 'address' || field === 'zip' || field === 'city'))
    await fillAddress(tx, viewer, form)
  return findMissing(tx, viewer)
}
