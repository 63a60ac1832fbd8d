import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelAction, readMailBlocks } from './mail-blocks.ts'

const house = { name: 'Harbour', home: 'https://harbour.test' }
const read = (text: string) => readMailBlocks(text, house)

test('a letter of a request: greeting, goods, sum, who asks, where it leads, foot', () => {
  const text = `Dear Bea,

Nordhavn would like to buy from you.

1. Olive oil
   96 bottles, €13.40
   €1,286.40

Total: €1,286.40

Please answer the buyer:
  Astrid, Nordhavn
  Phone: +45 1

See the request: https://harbour.test/#/requests/60

Harbour

Choose what you are mailed: https://harbour.test/#/profile/notifications
No more mails like this one: https://harbour.test/#/unsubscribe?token=a&topic=b
`
  expect(read(text)).toEqual({
    blocks: [
      { is: 'text', lines: ['Dear Bea,'] },
      { is: 'text', lines: ['Nordhavn would like to buy from you.'] },
      { is: 'item', name: '1. Olive oil', lines: ['96 bottles, €13.40', '€1,286.40'] },
      { is: 'sum', label: 'Total', value: '€1,286.40' },
      {
        is: 'facts',
        heading: 'Please answer the buyer',
        rows: [{ line: 'Astrid, Nordhavn' }, { name: 'Phone', value: '+45 1' }],
      },
      { is: 'action', lead: [], label: 'See the request', address: 'https://harbour.test/#/requests/60' },
    ],
    foot: [
      {
        is: 'action',
        lead: [],
        label: 'Choose what you are mailed',
        address: 'https://harbour.test/#/profile/notifications',
      },
      {
        is: 'action',
        lead: [],
        label: 'No more mails like this one',
        address: 'https://harbour.test/#/unsubscribe?token=a&topic=b',
      },
    ],
  })
})

describe('what leads somewhere', () => {
  test('is an address of ours below a sentence, which then ends as one', () => {
    const [block] = read('Open this link. It works once:\nhttps://harbour.test/#/secured/confirm?token=x').blocks
    expect(block).toEqual({
      is: 'action',
      lead: ['Open this link. It works once.'],
      label: '',
      address: 'https://harbour.test/#/secured/confirm?token=x',
    })
    expect(block?.is === 'action' && labelAction(block, house.home)).toBe('Confirm address')
  })

  test.each([
    ['another address', 'See it: https://evil.test/#/requests/1'],
    ['one that only begins like ours', 'See it: https://harbour.test.evil.test/x'],
    ['what somebody wrote', '  See it: https://harbour.test/#/secured/new-password?token=x'],
    ['a line of facts', 'Message\n  See it: https://harbour.test/#/x'],
  ])('is not %s', (_what, text) => {
    expect(read(text).blocks.some(({ is }) => is === 'action')).toBe(false)
  })

  test.each([
    ['See the request', '/#/requests/1', 'See the request'],
    ['See it', '/#/orders/1', 'See the order'],
    ['See it', '/#/products-parent/1', 'See it'],
    ['', '/#/dashboard', 'Open'],
  ])('%j to %s says %s', (label, path, said) => {
    expect(labelAction({ label, address: `${house.home}${path}` }, house.home)).toBe(said)
  })
})

test('no word is lost, whatever the text', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ maxLength: 20 }).map((words) => `  ${words}`),
    fc.constantFrom('Total: 5', '1. Oil', 'See it: https://harbour.test/#/x', 'Harbour', ''),
  )
  const words = (text: string) => text.split(/[\s:.]+/).filter((word) => word !== '')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.join('\n')
      const parts = JSON.stringify(read(text))
      for (const word of words(text)) if (word !== 'Harbour') expect(parts).toContain(JSON.stringify(word).slice(1, -1))
    }),
  )
})
