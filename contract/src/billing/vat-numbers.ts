import { remainderOf97, tidyCode } from './bank-numbers.ts'
import { billingFaults as say } from './profile-messages.ts'

/** The member states whose VAT is one system, by ISO code; Greece writes EL before its numbers, and Monaco is France's. */
const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Whether a country is inside the EU's VAT territory. */
export function isInVatUnion(country: string): boolean {
  return memberStates.includes(vatCountryOf(country))
}

/** Whose VAT holds in a country: Monaco's is France's, the Isle of Man's the United Kingdom's. */
export function vatCountryOf(country: string): string {
  return { MC: 'FR', IM: 'GB' }[country] ?? country
}

/** What a country writes before its VAT numbers. */
export function vatPrefixOf(country: string): string {
  const own = vatCountryOf(country)
  return own === 'GR' ? 'EL' : own === 'CH' ? 'CHE' : own
}

/** Shape of what follows the prefix, and where the country publishes them, its check digits. */
const shapes: Readonly<Record<string, { shape: RegExp; isSound?: (digits: string) => boolean }>> = {
  AT: { shape: /^U\d{8}$/, isSound: (code) => checkAustria(code.slice(1)) },
  BE: { shape: /^[01]\d{9}$/, isSound: (code) => 97 - (Number(code.slice(0, 8)) % 97) === Number(code.slice(8)) },
  BG: { shape: /^\d{9,10}$/ },
  CY: { shape: /^\d{8}[A-Z]$/ },
  CZ: { shape: /^\d{8,10}$/ },
  DE: { shape: /^\d{9}$/, isSound: checkIso7064 },
  DK: { shape: /^\d{8}$/, isSound: (code) => weigh(code, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { shape: /^\d{9}$/, isSound: (code) => weigh(code, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  ES: { shape: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/ },
  FI: { shape: /^\d{8}$/, isSound: (code) => weigh(code, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { shape: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, isSound: checkFrance },
  GB: { shape: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/, isSound: checkBritain },
  GR: {
    shape: /^\d{9}$/,
    isSound: (code) => (weigh(code, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(code[8]),
  },
  HR: { shape: /^\d{11}$/, isSound: checkIso7064 },
  HU: { shape: /^\d{8}$/, isSound: (code) => weigh(code, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { shape: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { shape: /^\d{11}$/, isSound: checkLuhn },
  LT: { shape: /^(\d{9}|\d{12})$/ },
  LU: { shape: /^\d{8}$/, isSound: (code) => Number(code.slice(0, 6)) % 89 === Number(code.slice(6)) },
  LV: { shape: /^\d{11}$/ },
  MT: { shape: /^\d{8}$/, isSound: (code) => weigh(code, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { shape: /^\d{9}B\d{2}$/, isSound: checkNetherlands },
  PL: { shape: /^\d{10}$/, isSound: (code) => weigh(code, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(code[9]) },
  PT: {
    shape: /^\d{9}$/,
    isSound: (code) => ((11 - (weigh(code, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(code[8]),
  },
  RO: { shape: /^\d{2,10}$/ },
  SE: { shape: /^\d{10}01$/, isSound: (code) => checkLuhn(code.slice(0, 10)) },
  SI: {
    shape: /^[1-9]\d{7}$/,
    isSound: (code) => (11 - (weigh(code, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(code[7]),
  },
  SK: { shape: /^[1-9]\d{9}$/, isSound: (code) => Number(code) % 11 === 0 },
  CH: {
    shape: /^\d{9}(MWST|TVA|IVA)?$/,
    isSound: (code) => (11 - (weigh(code, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(code[8]),
  },
  NO: { shape: /^\d{9}(MVA)?$/, isSound: (code) => weigh(code, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
}

/** A number as it is kept: without blanks, dots and hyphens, with the prefix of its country. 'che-107.787.577 mwst' → 'CHE107787577MWST'. */
export function tidyVatNumber(value: string, country: string): string {
  const code = tidyCode(value)
  const prefix = vatPrefixOf(country)
  if (code === '' || !(vatCountryOf(country) in shapes)) return code
  return code.startsWith(prefix) || /^(XI|EU)/.test(code) ? code : prefix + code
}

/**
 * What is wrong with a VAT number of a company in a country (ISO code), by its shape and check digits: that it was given to somebody, and to whom, only the country knows. Countries
 * that are not listed take any number.
 */
export function refuseVatNumber(value: string, country: string): string | undefined {
  const number = tidyVatNumber(value, country)
  const rule = shapes[vatCountryOf(country)]
  if (!rule) return /^[A-Z0-9/]{4,30}$/.test(number) ? undefined : say.vatNumber
  const prefix = vatPrefixOf(country)
  // Northern Ireland has XI before a number of the United Kingdom.
  const code = country === 'GB' && number.startsWith('XI') ? number.slice(2) : number.slice(prefix.length)
  if (!rule.shape.test(code)) return say.vatShape(prefix)
  return rule.isSound && !rule.isSound(code) ? say.vatDigits : undefined
}

/** The country in whose name a VAT number was given: 'EL123456789' → 'GR'; undefined where it has no known prefix. */
export function countryOfVatNumber(number: string): string | undefined {
  const prefix = /^(CHE|[A-Z]{2})/.exec(number)?.[1]
  if (prefix === undefined) return undefined
  return { EL: 'GR', CHE: 'CH' }[prefix] ?? prefix
}

/** What is wrong with an EORI number: the country that gave it, and up to fifteen signs. */
export function refuseEori(value: string): string | undefined {
  return /^[A-Z]{2}[A-Z0-9]{1,15}$/.test(tidyCode(value)) ? undefined : say.eori
}

function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
}

function checkLuhn(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return total % 10 === 0
}

/** ISO 7064, mod 11-10: Germany and Croatia. */
function checkIso7064(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

function checkAustria(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - ((sum + 4) % 10)) % 10 === Number(digits[7])
}

/** The old keys are digits that follow from the company's number; newer ones with letters are taken as they are. */
function checkFrance(code: string): boolean {
  if (!/^\d{11}$/.test(code)) return true
  return (12 + 3 * (Number(code.slice(2)) % 97)) % 97 === Number(code.slice(0, 2))
}

function checkBritain(code: string): boolean {
  if (!/^\d/.test(code)) return true
  const sum = weigh(code, [8, 7, 6, 5, 4, 3, 2]) + Number(code.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** Companies' by weights, sole traders' by mod 97 of all of it. */
function checkNetherlands(code: string): boolean {
  return weigh(code, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(code[8]) || remainderOf97(`NL${code}`) === 1
}
