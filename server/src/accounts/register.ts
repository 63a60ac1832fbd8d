import type { register } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseRegistration } from '@fairquay/contract/accounts/rules.ts'
import { normaliseEmail, normalisePhone, normaliseWebsite } from '@fairquay/contract/contact-rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { countAttempt, pairOf } from '../attempts.ts'
import { createCompany } from '../company/create-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { keepShownTexts } from '../keep-acceptance.ts'
import { postMail } from '../mail.ts'
import { refuseNewPassword } from './common-passwords.ts'
import { postConfirmation } from './confirm-email.ts'
import { alreadyRegisteredMail } from './mails.ts'
import { hashPassword, isPasswordRight, undecidedPassword } from './password.ts'
import { countryExists, deleteRegistration, findAccount, findOwner, holdAddress } from './queries.ts'
import { statusOf } from './set-status.ts'
import { takeAtLeast } from './take-at-least.ts'

type Form = BodyOf<typeof register>

/**
 * Registers a person with their company and mails the link that confirms the address. An address that is known already gets the same answer
 * after the same time; its owner is told by mail. As long as an address is not confirmed the latest form counts, so pressing twice makes one account. Its
 * password counts only when it is that of the form before: otherwise somebody else may have sent one of the two, and whoever reads the mailbox chooses anew.
 */
export async function registerPerson(app: App, form: Form, address: string): Promise<void> {
  await refuseForm(app, form)
  const email = normaliseEmail(form.email)
  await countAttempt(app.db, 'register', pairOf(email, address))
  await countAttempt(app.db, 'register-of', email)
  await takeAtLeast(async () => {
    const passwordHash = await hashPassword(form.password)
    const before = await findAccount(app.db, email)
    const isLikeBefore = await isPasswordRight(before?.password_hash, form.password)
    await inTransaction(app.db, async (tx) => {
      await holdAddress(tx, email)
      const owner = await findOwner(tx, email)
      if (owner && (owner.is_confirmed || owner.status !== statusOf.waiting)) {
        await postMail(tx, app.config, alreadyRegisteredMail(app.config, { name: owner.first_name, email }))
        return
      }
      if (owner) await deleteRegistration(tx, owner.id)
      const isSamePerson =
        // Only when another form came meanwhile is it compared in here: a button pressed twice is no stranger.
        owner?.password_hash === before?.password_hash
          ? isLikeBefore
          : await isPasswordRight(owner?.password_hash, form.password)
      const password_hash = !owner || isSamePerson ? passwordHash : undecidedPassword
      const id = await insertPerson(tx, form, email, password_hash)
      await keepShownTexts(tx, app.config, id)
      await postConfirmation(tx, app.config, { id, email, password_hash })
    })
  })
}

async function refuseForm(app: App, form: Form): Promise<void> {
  const refusals = refuseRegistration(form)
  const password = refuseNewPassword(form.password, form.email)
  if (password) refusals.password = password
  if (!refusals['company.country'] && !(await countryExists(app.db, form.company.country)))
    refusals['company.country'] = accountMessages.countryUnknown
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
}

async function insertPerson(tx: Queryable, form: Form, email: string, passwordHash: string): Promise<number> {
  const { company } = form
  const companyId = await createCompany(tx, {
    kind: form.type,
    name: company.name.trim(),
    country: company.country,
    ...given('city', company.city),
    ...given('address', company.address),
    ...given('zip', company.zip),
    ...given('website', normaliseWebsite(company.website ?? '')),
    ...given('registrationNumber', company.registration_number),
    ...given('taxNumber', company.tax_number),
    email,
  })
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      password_hash: passwordHash,
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      ...normalisePhone({ phone_code: form.phone_code ?? '', phone: form.phone ?? '' }),
      role: form.type,
      status: statusOf.waiting,
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function given<Name extends string>(name: Name, value = ''): { [key in Name]?: string } {
  return value.trim() === '' ? {} : ({ [name]: value.trim() } as { [key in Name]: string })
}
