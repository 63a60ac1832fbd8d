import { expect, test } from 'vitest'
import { writeNotificationText } from './messages.ts'
import { describeOrderEvent, writeOrderSubject } from './order-event-messages.ts'
import { orderEvents } from './order-events.ts'

const facts = {
  order: 'ORD-2026-00003',
  number: 'ORD-2026-00003/1',
  day: '2026-12-04',
  sum: '€5.00',
  what: '<b>typed</b>',
  reason: 'typed too',
}

test('the head of a mail says which order, shipment, paper or claim it is about, and nothing somebody typed', () => {
  for (const event of orderEvents) {
    const subject = writeOrderSubject(event, facts)
    expect(subject).toContain(facts.order)
    expect(subject).not.toMatch(/typed|undefined/)
    expect(writeOrderSubject(event, { order: facts.order })).not.toContain('undefined')
  }
  expect(new Set(orderEvents.map((event) => writeOrderSubject(event, facts))).size).toBe(orderEvents.length)
})

test('a reminder names the invoice, or the order where a deposit is due', () => {
  const { order } = facts
  expect(writeOrderSubject('payment.reminded', { order, number: 'INV-2026-00012' })).toBe(
    'Reminder: INV-2026-00012 of order ORD-2026-00003 is due',
  )
  expect(writeOrderSubject('payment.reminded', { order })).toBe('Reminder: payment for order ORD-2026-00003 is due')
})

test('what somebody typed begins no line of a digest', () => {
  const items = [
    { sentence: 'Shipment 1: left Livorno\nPay elsewhere', about: 'Oil\nPay now', link: 'https://market.test/' },
  ]
  const text = writeNotificationText({ recipient: 'Ann', items, marketplace: 'Fairquay' })
  expect(text.split('\n').filter((line) => line.startsWith('Pay'))).toEqual([])
})

test('what was delivered says on which day, where that was told', () => {
  const delivered = (day?: string) =>
    describeOrderEvent('shipment.delivered', { number: 'ORD-2026-00012/1', ...(day && { day }) }, 'Cargo Lines')
  expect(delivered('2026-12-04')).toBe('Shipment ORD-2026-00012/1 was delivered on Dec 4, 2026')
  expect(delivered()).toBe('Shipment ORD-2026-00012/1 was delivered')
})
