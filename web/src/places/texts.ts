import { defineMessages } from '@fairquay/contract/locale.ts'

export const placeTexts = defineMessages({
  found: 'Ports and airports',
  failed: 'The places could not be looked up. What you type stands all the same.',
  nothing: 'No port or airport is called so. What you type stands all the same.',
  likely: 'Places that may be meant',
  use: (named: string) => `Use ${named}`,
  kinds: { port: 'Port', airport: 'Airport' },
})
