import { expect, test } from 'vitest'
import { questionMessages, refuseQuestion, writeQuestionSubject, writeQuestionText } from './ask-seller.ts'

test.each([
  ['a question is complete', { message: 'Is it oven-proof?', is_sample: false }, {}],
  ['a sample needs no words', { message: '', is_sample: true }, {}],
  ['nothing is no question', { message: ' \n', is_sample: false }, { message: questionMessages.messageMissing }],
])('%s', (_what, question, refusals) => {
  expect(refuseQuestion(question)).toEqual(refusals)
})

test('the seller reads who asks what about which goods, and the subject holds no word a person typed', () => {
  const letter = { recipient: 'Rita', buyer: 'Nordlicht', product: 'Olive oil', message: 'Organic?\nSince when?' }
  const text = writeQuestionText({
    ...letter,
    isSample: false,
    link: 'https://a.test/#/requests/7',
    marketplace: 'Quay',
  })
  expect(text).toContain('Nordlicht has a question about your goods:\n  Olive oil\n\n  Organic?\n  Since when?\n')
  expect(text).toContain('Answer here: https://a.test/#/requests/7')
  expect(writeQuestionSubject({ requestId: 7, isSample: true })).toBe('Request 7 for a sample')
})
