import { expect, test } from 'vitest'
import { findStatus, type MailReturn, shouldHold } from './mail-return-rules.ts'

const day = 24 * 3600 * 1000
const now = Date.parse('2027-03-01T12:00:00Z')
const back = (status: string, daysAgo = 0, kind: MailReturn['kind'] = 'bounced'): MailReturn => ({
  kind,
  status,
  at: now - daysAgo * day,
})

test.each<[string, MailReturn[], boolean]>([
  ['nothing came back', [], false],
  ['no such mailbox', [back('5.1.1')], true],
  ['no such domain', [back('5.1.2', 90)], true],
  ['refused by our own mail server: no such mailbox', [back('5.1.1', 0, 'refused')], true],
  ['a mailbox that was closed', [back('5.2.1')], true],
  ['a mailbox that is full', [back('5.2.2')], false],
  ['a mailbox that was full three times in a month', [back('5.2.2', 29), back('4.2.2', 9), back('5.2.2')], true],
  ['a mailbox that was full three times in more', [back('5.2.2', 31), back('5.2.2', 9), back('5.2.2')], false],
  ['a filter that did not like the text', [back('5.7.1')], false],
  ['servers that give no status', [back(''), back('')], false],
  ['a person who called it spam', [back('', 400, 'complained')], true],
])('%s', (_, returns, isHeld) => {
  expect(shouldHold(returns, now)).toBe(isHeld)
})

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <ann@firm.example>: no such user", '5.1.1'],
  ['452 4.2.2 mailbox full', '4.2.2'],
  ['550 no such user here (192.5.1.1)', ''],
  ['the disk of 10.2.3.4.5 is full', ''],
  ['', ''],
])('the status in: %s', (said, status) => {
  expect(findStatus(said)).toBe(status)
})
