import { shortestPassword } from '@fairquay/contract/accounts/rules.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The 3,000 most used passwords of those long enough to be chosen (safety.md). */
const common = new Set(
  dictionary['passwords-common']
    .map(String)
    .filter((password) => password.length >= shortestPassword)
    .slice(0, 3000),
)

/** Whether a password is among the first that anybody would try, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
