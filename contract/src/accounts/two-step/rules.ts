import { twoStepMessages } from './messages.ts'

/** How many recovery codes somebody is given at once. */
export const recoveryCodeCount = 10
/** Letters and digits that are hardly mistaken for each other (Crockford's Base32): 80 bits in sixteen of them. */
export const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryLength = 16

/** What somebody typed as a code: six digits of an app, or the bare letters of a recovery code; nothing when it can be neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(bare)) return { kind: 'app', code: bare }
  const code = bare.replaceAll('o', '0').replace(/[il]/g, '1')
  if (code.length !== recoveryLength || [...code].some((letter) => !recoveryLetters.includes(letter))) return undefined
  return { kind: 'recovery', code }
}

/** Why this cannot be a code at all, before anybody is asked. */
export function refuseCode(typed: string): string | undefined {
  if (typed.trim() === '') return twoStepMessages.codeMissing
  return readCode(typed) ? undefined : twoStepMessages.codeShape
}

/** A recovery code as people read it: four groups of four. */
export function writeRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
