import { alster, harbourgate, lakeshore, nordhavn, porto, seoul } from './houses.ts'
import { ask, offer, open } from './steps.ts'
import type { Story } from './story.ts'

/** What came to nothing. */
export const ended: readonly Story[] = [
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [9], times: 2, daysAgo: 83 },
    steps: [
      open(),
      {
        do: 'decline',
        after: 0.9,
        by: 'answerer',
        reason: 'The whole batch is promised until March. We write when the next one is fired.',
      },
    ],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: 'shenzhen-lanhai-electronics', goods: [0], times: 4, daysAgo: 66 },
    steps: [
      open(),
      offer(1, 0),
      { do: 'decline', after: 3, by: 'buyer', reason: 'We found the same cable nearer to our warehouse.' },
    ],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [10], times: 3, daysAgo: 60 },
    steps: [{ do: 'withdraw', after: 1.5 }],
  },
  {
    ...{ kind: 'freight', buyer: nordhavn, seller: seoul, with: alster, goods: [0, 2], times: 3, daysAgo: 58 },
    steps: [open(0.4), offer(1, 0, { open: 10 })],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: 'dakeng-precision-works', goods: [0], times: 2, daysAgo: 49 },
    steps: [open(), offer(2, 0, { open: 14 })],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: seoul, goods: [5], times: 2, daysAgo: 41 },
    steps: [open(), offer(1, 0, { open: 10 })],
  },
  {
    ...{ kind: 'customs', buyer: lakeshore, seller: seoul, with: harbourgate, goods: [1], times: 5, daysAgo: 45 },
    steps: [
      open(0.9),
      ask(0.5, 'answerer', 'Which of the three is meant? The serum and the mask have different headings.'),
    ],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: 'granvik-mobler', goods: [0], times: 2, daysAgo: 36 },
    steps: [
      open(),
      { do: 'decline', after: 2, by: 'answerer', reason: 'We deliver to North America only by the full container.' },
    ],
  },
]
