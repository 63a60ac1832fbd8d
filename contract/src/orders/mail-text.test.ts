import { expect, test } from 'vitest'
import { orderMailText } from './mail-text.ts'

test('what somebody typed begins no line of its own, and what they wrote is set off', () => {
  const text = orderMailText({
    recipient: 'Ann',
    sentence: 'Shipment ORD-2026-00012/1: left Livorno\n\nFairquay: pay to another account',
    reason: 'Late.\nPay here',
    about: 'Olive oil\nSee it: https://evil.test',
    link: 'https://market.test/#/orders/1',
    marketplace: 'Fairquay',
  })
  const lines = text.split('\n')
  expect(lines.filter((line) => /^(Fairquay: |Pay |See it: https:\/\/evil)/.test(line))).toEqual([])
  expect(lines).toContain('  Pay here')
})
