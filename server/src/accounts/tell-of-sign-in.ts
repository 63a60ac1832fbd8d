import type { SignInWay } from '@fairquay/contract/sign-in-ways.ts'
import { currentCall } from '../call-context.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'

/** Words that are no wrong guess: the password was right, and something else is asked as well. */
const goesOn = ['second_step', 'company_sign_in']

/**
 * Tells the log how an attempt to sign in ended: by which way, for which account where it is known, and why not. The account stands there by its number;
 * neither what was typed nor where from. Attempts beyond the limits are counted (`attempts.ts`) and not told one by one: they would fill the log.
 */
export async function tellOfSignIn<Opened>({ log }: Pick<App, 'log'>, way: SignInWay, attempt: Promise<Opened>) {
  try {
    const opened = await attempt
    log.info(about(way), 'signed in')
    return opened
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const told = { ...about(way), reason: error.code }
    if (goesOn.includes(error.code)) log.info(told, 'sign-in goes on elsewhere')
    else if (error.code !== 'too_many' && error.status < 500) log.warn(told, 'sign-in refused')
    throw error
  }
}

function about(way: SignInWay): object {
  const account = currentCall()?.account
  return { way, ...(account !== undefined && { account }) }
}
