import { expect, test } from 'vitest'
import { announcementMessages } from './messages.ts'
import { type Announcement, refuseAnnouncement, stateOf } from './rules.ts'

const plain: Announcement = {
  text: 'We move to a new server on Saturday.',
  link: '',
  is_warning: true,
  starts_at: '2027-03-01T08:00:00Z',
  ends_at: '2027-03-06T20:00:00Z',
}

test.each<[string, Partial<Announcement>, object]>([
  ['a plain one', {}, {}],
  ['one without an end', { ends_at: null }, {}],
  ['one with a link', { link: ' https://harbour.example/move ' }, {}],
  ['one with a link to a page', { link: '/#/pages/contacts' }, {}],
  ['no text', { text: '  ' }, { text: announcementMessages.textWrong }],
  ['a long text', { text: 'x'.repeat(301) }, { text: announcementMessages.textWrong }],
  ['a link that runs a program', { link: 'javascript:alert(1)' }, { link: announcementMessages.linkWrong }],
  [
    'no start',
    { starts_at: '' },
    { starts_at: announcementMessages.startMissing, ends_at: announcementMessages.endsTooEarly },
  ],
  ['an end before the start', { ends_at: '2027-03-01T07:59:00Z' }, { ends_at: announcementMessages.endsTooEarly }],
])('announcing %s', (_, change, refusals) => {
  expect(refuseAnnouncement({ ...plain, ...change })).toEqual(refusals)
})

test.each([
  ['2027-03-01T07:59:59Z', 'planned'],
  ['2027-03-01T08:00:00Z', 'shown'],
  ['2027-03-06T20:00:00Z', 'ended'],
])('at %s it is %s', (now, state) => {
  expect(stateOf(plain, Date.parse(now))).toBe(state)
})
