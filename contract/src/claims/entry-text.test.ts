import { expect, test } from 'vitest'
import { writeEntry } from './entry-text.ts'
import { claimMessages } from './messages.ts'

test('an entry of a claim begins like a sentence; the words of its author stay as they are', () => {
  expect(writeEntry(claimMessages.told.sentBack, 'dpd 0123')).toBe('The goods are on their way back\ndpd 0123')
  expect(writeEntry('', 'dpd 0123')).toBe('dpd 0123')
  expect(writeEntry(claimMessages.told.credited('€12.00', 'CRN-2026-00001'))).toBe('€12.00 credited (CRN-2026-00001)')
})
