import { alster, harbourgate, lakeshore, nordhavn, porto, seoul } from './houses.ts'
import { accept, agree, ask, counter, offer, open, write } from './steps.ts'
import type { Story } from './story.ts'

/** What went its way in the last weeks. */
export const lately: readonly Story[] = [
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: 'minato-kitchen-trading', goods: [0, 2], times: 2, daysAgo: 28 },
    steps: [open(0.4), offer(1.2, 0), accept(1.5)],
  },
  {
    ...{
      kind: 'customs',
      buyer: nordhavn,
      seller: 'minato-kitchen-trading',
      with: harbourgate,
      goods: [0],
      times: 2,
      daysAgo: 26,
    },
    steps: [open(0.5), offer(0.7, 0), accept(1)],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: 'serra-couros', goods: [0], times: 3, daysAgo: 25.5 },
    steps: [open(0.8), offer(1, 3), accept(2)],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [2, 9], times: 4, daysAgo: 23 },
    message: 'For our Christmas table. The last truck we can take leaves on the 5th.',
    steps: [open(0.2), offer(0.5, 2), accept(0.6)],
  },
  {
    ...{ kind: 'freight', buyer: lakeshore, seller: porto, with: alster, goods: [2, 9], times: 4, daysAgo: 21 },
    steps: [open(0.3), offer(0.7, 0), accept(0.8)],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: 'lipowy-dwor', goods: [0, 1], times: 3, daysAgo: 20 },
    steps: [open(0.6), offer(1.1, 4), accept(1)],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: seoul, goods: [4, 6], times: 4, daysAgo: 18 },
    steps: [
      open(0.3),
      offer(0.9, 2),
      counter(1, 5, 'Five percent, and we order the toner again in January.'),
      agree(0.7),
    ],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: 'avon-paper-and-wax', goods: [0, 3], times: 5, daysAgo: 17 },
    steps: [open(0.5), offer(1, 0), accept(1.2)],
  },
  {
    ...{
      kind: 'purchase',
      buyer: nordhavn,
      seller: 'erabliere-du-lac-aux-hiboux',
      goods: [0],
      times: 4,
      daysAgo: 15.5,
    },
    steps: [open(0.7), offer(1.3, 3), accept(1)],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [3, 7], times: 3, daysAgo: 14 },
    steps: [open(0.2), offer(0.8, 3), accept(1)],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [1, 9], times: 5, daysAgo: 6.5 },
    steps: [
      open(0.3),
      offer(0.8, 1),
      counter(1.1, 6, 'We order twice a year at this quantity.'),
      offer(1, 3, { open: 40, note: 'Three percent, and the cartons are printed for you.' }),
    ],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: seoul, goods: [2], times: 8, daysAgo: 3.2 },
    steps: [
      open(0.3),
      ask(0.5, 'answerer', 'The pump or the dropper? Both fit the bottle.'),
      write(0.9, 'buyer', 'The dropper, please, with the grey cap.'),
    ],
  },
]
