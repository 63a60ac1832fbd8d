import { type BillingForm, emptyBilling, findBillingFaults, tidyBilling } from '@fairquay/contract/billing/profile.ts'
import type { changeOwnBilling, StoredBilling } from '@fairquay/contract/billing/profile-endpoints.ts'
import { billingFaults } from '@fairquay/contract/billing/profile-messages.ts'
import { type DatedRate, ratesOn, readRate, writeRate } from '@fairquay/contract/billing/vat.ts'
import { vatCountryOf } from '@fairquay/contract/billing/vat-numbers.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { companyOf, type Viewer } from '../session.ts'

export type BillingProfile = { version: number; country: string; name: string; form: BillingForm; rates: DatedRate[] }

/** What stands on a company's invoices, empty where nothing was entered, with the rates of its country and its own. */
export async function getBillingProfile(db: Queryable, companyId: number): Promise<BillingProfile> {
  const { rows } = await sql<Omit<BillingForm, 'rates'> & { version: number | null; country: string; name: string }>`
    select c.country_code as country, c.name, b.version, b.vat_registered, b.vat_number, b.eori, b.holder, b.iban, b.account, b.bank, b.bic, b.deposit_percent,
      b.net_days, b.invoice_at_shipping, b.remind_after_days
    from companies c left join company_billing b on b.company_id = c.id where c.id = ${companyId}`.execute(db)
  const [row] = rows
  if (!row) throw new Failure('not_found')
  const { version, country, name, ...stored } = row
  const rates = await findVatRates(db, companyId, country)
  const own = rates.filter(({ is_own }) => is_own)
  return {
    version: version ?? 0,
    country,
    name,
    rates,
    form: {
      ...(version === null ? emptyBilling : stored),
      rates: own.map(({ name: called, rate, valid_from, is_standard }) => ({
        name: called,
        percent: writeRate(rate),
        valid_from,
        is_standard,
      })),
    },
  }
}

/** The rates of VAT of a country, and with them a company's own; 0: of the country alone. The oldest first. */
export async function findVatRates(db: Queryable, companyId: number, country: string): Promise<DatedRate[]> {
  const { rows } = await sql<DatedRate>`
    select rate, name, valid_from::text, source, company_id is not null as is_own, is_standard from vat_rates
    where company_id = ${companyId} or (company_id is null and country_code = ${vatCountryOf(country)}) order by valid_from, id`.execute(
    db,
  )
  return rows
}

/** As its people read it. */
export async function readBilling(db: Queryable, companyId: number): Promise<StoredBilling> {
  const { version, country, form, rates } = await getBillingProfile(db, companyId)
  const today = new Date().toISOString().slice(0, 10)
  return {
    version,
    country,
    form,
    country_rates: ratesOn(
      rates.filter(({ is_own }) => !is_own),
      today,
    ).map(({ name, rate, valid_from, source, is_standard }) => ({
      name,
      percent: writeRate(rate),
      valid_from,
      source,
      is_standard,
    })),
  }
}

/** Writes a change made from `version`; from any other it is refused and nothing is overwritten. */
export async function saveBilling(
  tx: Queryable,
  viewer: Viewer,
  { version, form: typed }: BodyOf<typeof changeOwnBilling>,
): Promise<void> {
  const companyId = companyOf(viewer).id
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  const before = await getBillingProfile(tx, companyId)
  const form = tidyBilling(typed, before.country)
  const faults = findBillingFaults(form, before.country)
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
  if (before.version !== version)
    throw new Failure('conflict', { version: String(before.version) }, billingFaults.changedMeanwhile)
  await writeRow(tx, companyId, version + 1, form)
  await rewriteRates(tx, companyId, before.country, form)
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'company',
    id: companyId,
    name: before.name,
    before: before.form,
    after: form,
  })
}

async function writeRow(tx: Queryable, companyId: number, version: number, form: BillingForm): Promise<void> {
  const { rates: _rates, ...values } = form
  const row = { company_id: companyId, version, ...values }
  await tx
    .insertInto('company_billing')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }))
    .execute()
}

async function rewriteRates(tx: Queryable, companyId: number, country: string, { rates }: BillingForm): Promise<void> {
  await sql`delete from vat_rates where company_id = ${companyId}`.execute(tx)
  for (const { name, percent, valid_from, is_standard } of rates)
    await sql`
      insert into vat_rates (company_id, country_code, name, rate, is_standard, valid_from, source)
      values (${companyId}, ${country}, ${name}, ${readRate(percent ?? 0) ?? 0}, ${is_standard}, ${valid_from}::date, '')`.execute(
      tx,
    )
}
