import * as Type from 'typebox'
import type { FailureDetails } from '../errors.ts'
import { closed, nullable, text } from '../fields.ts'
import { formatIban, refuseBic, refuseIban, tidyCode } from './bank-numbers.ts'
import { billingFaults as say } from './profile-messages.ts'
import { mostNetDays } from './terms.ts'
import { readRate } from './vat.ts'
import { refuseEori, refuseVatNumber, tidyVatNumber } from './vat-numbers.ts'

const number = nullable(Type.Number({ minimum: -1e6, maximum: 1e6 }))

/** A rate a seller charges beside or instead of those of its country, from a day on; `percent` is null while the field is empty. */
const ownRate = closed({ name: text(60), percent: number, valid_from: text(20), is_standard: Type.Boolean() })

/** What stands on a company's invoices; texts are empty and numbers null where nothing is said. Nobody but its people sees it elsewhere than on papers. */
export const billingForm = closed({
  vat_registered: Type.Boolean(),
  vat_number: text(40),
  eori: text(40),
  /** In whose name the account is. */
  holder: text(200),
  iban: text(60),
  /** Where there is no IBAN. */
  account: text(100),
  bank: text(200),
  bic: text(20),
  deposit_percent: number,
  net_days: number,
  /** Each shipment is invoiced when it leaves. */
  invoice_at_shipping: Type.Boolean(),
  /** Days after an invoice was due on which its buyer is reminded by itself; null: never. */
  remind_after_days: number,
  rates: Type.Array(ownRate, { maxItems: 20 }),
})
export type BillingForm = Type.Static<typeof billingForm>

export const emptyBilling: BillingForm = {
  vat_registered: false,
  vat_number: '',
  eori: '',
  holder: '',
  iban: '',
  account: '',
  bank: '',
  bic: '',
  deposit_percent: null,
  net_days: null,
  invoice_at_shipping: false,
  remind_after_days: null,
  rates: [],
}

const longest = { holder: 140, account: 60, bank: 140, name: 40 } as const

/** As it is stored: codes without blanks, in capitals, the VAT number with its prefix, the IBAN in one piece. */
export function tidyBilling(form: BillingForm, country: string): BillingForm {
  return {
    ...form,
    vat_number: tidyVatNumber(form.vat_number, country),
    eori: tidyCode(form.eori),
    holder: form.holder.trim(),
    iban: tidyCode(form.iban),
    account: form.account.trim(),
    bank: form.bank.trim(),
    bic: tidyCode(form.bic),
    rates: form.rates.map((rate) => ({ ...rate, name: rate.name.trim() })),
  }
}

/** What is wrong with it, by field ('rates.0.percent'), for a company in a country (ISO code); empty when it can be stored. */
export function findBillingFaults(form: BillingForm, country: string): FailureDetails {
  const faults: FailureDetails = {}
  const complain = (field: string, sentence: string | undefined) => {
    if (sentence !== undefined) faults[field] ??= sentence
  }
  const given = (value: string) => value.trim() !== ''
  complain('vat_number', form.vat_registered && !given(form.vat_number) ? say.vatNeeded : undefined)
  if (given(form.vat_number)) complain('vat_number', refuseVatNumber(form.vat_number, country))
  if (given(form.eori)) complain('eori', refuseEori(form.eori))
  if (given(form.iban)) complain('iban', refuseIban(form.iban))
  if (given(form.bic)) complain('bic', refuseBic(form.bic))
  complain('account', given(form.iban) && given(form.account) ? say.oneAccount : undefined)
  complain('account', refuseLong(form.account, longest.account))
  complain('holder', (given(form.iban) || given(form.account)) && !given(form.holder) ? say.holder : undefined)
  complain('holder', refuseLong(form.holder, longest.holder))
  complain('bank', refuseLong(form.bank, longest.bank))
  complain('deposit_percent', isWholeIn(form.deposit_percent, 0, 100) ? undefined : say.percent)
  complain('net_days', isWholeIn(form.net_days, 0, mostNetDays) ? undefined : say.netDays)
  complain('remind_after_days', isWholeIn(form.remind_after_days, 1, 90) ? undefined : say.remindDays)
  for (const [index, { percent, valid_from, name }] of form.rates.entries()) {
    complain(`rates.${index}.percent`, isRate(percent) ? undefined : say.rate)
    complain(`rates.${index}.valid_from`, isDay(valid_from) ? undefined : say.day)
    complain(`rates.${index}.name`, refuseLong(name, longest.name))
    const isTwice = form.rates
      .slice(0, index)
      .some((other) => other.valid_from === valid_from && other.percent === percent)
    complain(`rates.${index}.percent`, isTwice ? say.rateTwice : undefined)
  }
  return faults
}

/** The IBAN in groups of four, or the account number; '' where neither is known. */
export function accountOf({ iban, account }: Pick<BillingForm, 'iban' | 'account'>): string {
  return iban === '' ? account : formatIban(iban)
}

const highestPercent = 50

function isRate(percent: number | null): boolean {
  return percent !== null && percent >= 0 && percent <= highestPercent && readRate(percent) !== undefined
}

function isWholeIn(value: number | null, least: number, most: number): boolean {
  return value === null || (Number.isInteger(value) && value >= least && value <= most)
}

function refuseLong(value: string, most: number): string | undefined {
  return [...value.trim()].length > most ? say.tooLong(most) : undefined
}

/** Whether a text is a day there is, within the years that papers are counted in. */
export function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return /^2\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
