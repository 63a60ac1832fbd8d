import { expect, test } from 'vitest'
import { findUnaccepted } from '../legal-documents.ts'
import { parseLegalText, writeLegalText } from './legal-text.ts'
import { legalMessages } from './messages.ts'
import { type NewVersion, refuseVersion } from './rules.ts'

test('a text is headings, paragraphs and points, however it was broken into lines', () => {
  const text = `What this is about.

## Who may take part
Companies,
and people trading.
- one
- two
And more.

### Law

The law of Norway.
## Last
`
  expect(parseLegalText(text)).toEqual([
    { heading: '', passages: ['What this is about.'] },
    { heading: 'Who may take part', passages: ['Companies, and people trading.', ['one', 'two'], 'And more.'] },
    { heading: 'Law', passages: ['The law of Norway.'] },
    { heading: 'Last', passages: [] },
  ])
  expect(parseLegalText(text.replace(/\n/g, '\r\n'))).toEqual(parseLegalText(text))
  expect(parseLegalText(' \n\n')).toEqual([])
})

test('what the marketplace writes for an operator to begin with is read back as it was', () => {
  const sections = [
    { heading: 'One', passages: ['A paragraph.', ['a point', 'another']] },
    { heading: 'Two', passages: [['only points'], 'and words'] },
  ]
  expect(parseLegalText(writeLegalText('To begin with.', sections))).toEqual([
    { heading: '', passages: ['To begin with.'] },
    ...sections,
  ])
})

const version: NewVersion = { text: 'Be kind.', changes: 'Kindness.', is_asked: true, in_force_on: '2027-03-01' }
const now = { number: 2, today: '2027-03-01', after: '2027-01-01' }

test.each<[string, Partial<NewVersion>, { number?: number; after?: string | null }, object]>([
  ['a second version', {}, {}, {}],
  ['no text', { text: ' \n' }, {}, { text: legalMessages.textMissing }],
  ['nothing said of what is new', { changes: ' ' }, {}, { changes: legalMessages.changesMissing }],
  ['nothing said of what is new in the first', { changes: '' }, { number: 1, after: null }, {}],
  ['yesterday', { in_force_on: '2027-02-28' }, {}, { in_force_on: legalMessages.dayPast }],
  ['in half a year', { in_force_on: '2027-08-28' }, {}, {}],
  ['later', { in_force_on: '2027-08-29' }, {}, { in_force_on: legalMessages.dayTooLate }],
  ['before the version before', {}, { after: '2027-03-02' }, { in_force_on: legalMessages.dayBeforeOther }],
  ['no day', { in_force_on: '' }, {}, { in_force_on: legalMessages.dayMissing }],
  ['no such day', { in_force_on: '2027-13-01' }, {}, { in_force_on: legalMessages.dayMissing }],
])('publishing %s', (_, change, at, refusals) => {
  expect(refuseVersion({ ...version, ...change }, { ...now, ...at })).toEqual(refusals)
})

test('somebody is asked for what they have not accepted, and never for what nobody must', () => {
  const legal = { terms: { current: 4, asked: 3 }, privacy: { current: 2, asked: 0 } }
  expect(findUnaccepted(legal, { terms: 0, privacy: 0 })).toEqual(['terms'])
  expect(findUnaccepted(legal, { terms: 2, privacy: 2 })).toEqual(['terms'])
  expect(findUnaccepted(legal, { terms: 3, privacy: 0 })).toEqual([])
})
