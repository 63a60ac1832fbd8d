import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { register } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseRegistration } from '@fairquay/contract/accounts/rules.ts'
import type { Transaction } from 'kysely'
import { createCompany } from '../company/create-company.ts'
import { inTransaction } from '../database.ts'
import type { DB } from '../database-types.generated.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { isCommonPassword } from './common-passwords.ts'
import { makeLinkToken } from './email-links.ts'
import { alreadyRegisteredMail, confirmationMail } from './mails.ts'
import { hashPassword } from './password.ts'
import { countryExists } from './queries.ts'

type Form = BodyOf<typeof register>

/**
 * Registers a person with their company and mails the link that confirms the address. An address that is known already gets the same answer
 * after the same work; its owner is told by mail. Pressing twice sends the link again and makes no second account.
 */
export async function registerPerson(app: App, form: Form): Promise<void> {
  const email = form.email.trim().toLowerCase()
  const refusals = refuseRegistration(form)
  if (!refusals.password && isCommonPassword(form.password)) refusals.password = accountMessages.passwordCommon
  if (!refusals['company.country'] && !(await countryExists(app.db, form.company.country))) refusals['company.country'] = accountMessages.countryUnknown
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
  const passwordHash = await hashPassword(form.password)
  await inTransaction(app.db, async (tx) => {
    const inserted = await insertPerson(tx, form, email, passwordHash)
    if (inserted !== undefined) return sendConfirmation(app, tx, inserted, email, form.first_name.trim())
    const owner = await tx.selectFrom('users').select(['id', 'first_name', 'email_confirmed_at']).where('email', '=', email).executeTakeFirstOrThrow()
    if (owner.email_confirmed_at === null) return sendConfirmation(app, tx, owner.id, email, owner.first_name)
    await postMail(tx, app.jobs, alreadyRegisteredMail(app.config, { name: owner.first_name, email }))
  })
}

async function sendConfirmation(app: App, tx: Transaction<DB>, userId: number, email: string, name: string): Promise<void> {
  const token = await makeLinkToken(tx, userId, 'confirm', email)
  await postMail(tx, app.jobs, confirmationMail(app.config, { name, email }, token))
}

/** The new person's id, or nothing when the address is taken: the unique index decides, also between two at once. */
async function insertPerson(tx: Transaction<DB>, form: Form, email: string, passwordHash: string): Promise<number | undefined> {
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) return undefined
  const { company } = form
  const companyId = await createCompany(tx, {
    kind: form.type,
    name: company.name.trim(),
    country: company.country,
    city: company.city.trim(),
    address: company.address.trim(),
    website: company.website.trim() || undefined,
    registrationNumber: company.registration_number.trim() || undefined,
    taxNumber: company.tax_number.trim() || undefined,
    email,
  })
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      password_hash: passwordHash,
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      phone_code: form.phone_code.trim().replace(/^\+?/, '+').replace(' ', '-'),
      phone: form.phone.trim(),
      role: form.type,
      status: 0,
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
