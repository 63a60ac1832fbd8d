import { defineMessages } from './locale.ts'

/** Whether a call may be made while looking on: what reads, and what reckons without keeping anything. */
export function mayCallWhileVisiting(endpoint: {
  method: string
  onlyReckons?: true | undefined
  notForVisitors?: true | undefined
}): boolean {
  return !endpoint.notForVisitors && (endpoint.method === 'GET' || endpoint.onlyReckons === true)
}

export const lookingOnMessages = defineMessages({
  onlyLooking: 'You are only looking on: nothing can be changed, sent or taken along.',
})
