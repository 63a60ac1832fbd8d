import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refusePassword, shortestPassword } from '@fairquay/contract/accounts/rules.ts'
import { loadWhenUsed } from '../load-when-used.ts'

const loadWords = loadWhenUsed<typeof import('@zxcvbn-ts/language-common')>('@zxcvbn-ts/language-common')
let common: Set<string> | undefined

/** The 3,000 most used passwords of those long enough to be chosen. */
function listCommon(): Set<string> {
  return new Set(
    loadWords()
      .dictionary['passwords-common'].map(String)
      .filter((password) => password.length >= shortestPassword)
      .slice(0, 3000),
  )
}

/** Whether a password is among the first that anybody would try, whatever its capitals and the blanks around it. */
export function isCommonPassword(password: string): boolean {
  common ??= listCommon()
  return common.has(password.trim().toLowerCase())
}

/** What is wrong with a password that somebody chooses: by the rules, or because it is a common one. */
export function refuseNewPassword(password: string, email?: string): string | undefined {
  return refusePassword(password, email) ?? (isCommonPassword(password) ? accountMessages.passwordCommon : undefined)
}
