import type { Config } from './config.ts'
import type { Viewer } from './session.ts'

/** Whether an operator has signed in with less than the marketplace asks of its operators. */
export function lacksSecondStep({ requireTwoStep }: Config, { role, hasSecondStep }: Viewer): boolean {
  return requireTwoStep === 'operators' && role === 'admin' && !hasSecondStep
}
