import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['the texts of the specification', 'specified', { DEMO: 'true' }],
  ['what the data say', 'data', { DEMO: 'false' }],
  ['what the operator has chosen', 'data', { DEMO: 'true', CARD_FACTS: 'data' }],
  ['what the operator has chosen', 'specified', { DEMO: 'false', CARD_FACTS: 'specified' }],
])('list cards show %s: %s with %j', (_, cardFacts, environment) => {
  expect(readConfig({ DATA_DIR: '/nowhere', ...environment }).settings.cardFacts).toBe(cardFacts)
})
