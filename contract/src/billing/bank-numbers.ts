import { billingFaults as say } from './profile-messages.ts'

/** How long an IBAN is in each country that has one (SWIFT's registry, release 99 of 2024). */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 ' +
    'GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 ' +
    'NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** 'de89 3704 0044…' → 'DE893704…' */
export function tidyCode(code: string): string {
  return code.replace(/[\s.-]/g, '').toUpperCase()
}

/** In groups of four, as people read it. */
export function formatIban(iban: string): string {
  return tidyCode(iban).replace(/(.{4})(?=.)/g, '$1 ')
}

/** What is wrong with an IBAN: its country's length, and its check digits by ISO 7064 (mod 97-10). */
export function refuseIban(value: string): string | undefined {
  const iban = tidyCode(value)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return say.iban
  const length = ibanLengths[iban.slice(0, 2)]
  if (length === undefined) return say.ibanCountry
  if (length !== iban.length) return say.ibanLength(length)
  return remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1 ? undefined : say.ibanDigits
}

/** What is wrong with a BIC by its shape (ISO 9362): bank, country, place, and perhaps the branch. */
export function refuseBic(value: string): string | undefined {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(tidyCode(value)) ? undefined : say.bic
}

/** Letters count as two digits, A as 10. */
export function remainderOf97(text: string): number {
  let remainder = 0
  for (const sign of text)
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}
