import { defineMessages } from '../locale.ts'
import type { AgeBucket, DueState } from './money-owed.ts'

export const dueStateNames: Record<DueState, string> = defineMessages({
  due: 'Due',
  part_paid: 'Partly paid',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
})

export const ageBucketNames: Record<AgeBucket, string> = defineMessages({
  current: 'Not due yet',
  to_30: '1–30 days late',
  to_60: '31–60 days late',
  to_90: '61–90 days late',
  over_90: 'Over 90 days late',
})
