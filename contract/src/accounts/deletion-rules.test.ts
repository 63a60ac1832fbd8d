import { expect, test } from 'vitest'
import { refuseDeletion } from './deletion-rules.ts'
import { accountMessages } from './messages.ts'

const alone = { others: 0, owners: 0, isOperator: false, operators: 0, open: 0 }

test.each([
  ['alone, with nothing open', {}, undefined],
  ['alone, with something open', { open: 2 }, accountMessages.finishFirst(2)],
  ['others without an owner among them', { others: 3 }, accountMessages.handOverFirst],
  ['others with an owner: what is open is theirs now', { others: 3, owners: 1, open: 2 }, undefined],
  ['the last operator', { isOperator: true }, accountMessages.lastOperator],
  ['an operator of several', { isOperator: true, operators: 1 }, undefined],
])('deleting the account of somebody: %s', (_who, change, refusal) => {
  expect(refuseDeletion({ ...alone, ...change })).toBe(refusal)
})
