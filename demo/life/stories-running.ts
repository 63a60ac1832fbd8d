import { alster, harbourgate, lakeshore, maasbrug, nordhavn, porto, seoul } from './houses.ts'
import { ask, counter, offer, open, read } from './steps.ts'
import type { Story } from './story.ts'

/** What is under way: something waits for each of them. */
export const running: readonly Story[] = [
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [1, 4, 6], times: 6, daysAgo: 12 },
    message: 'For the spring catalogue. We need everything in Taastrup by the end of January.',
    steps: [open(0.2), offer(0.9, 3), read(), counter(1.2, 7, 'Seven percent at these quantities, please.')],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [0, 2, 3, 8], times: 3, daysAgo: 9 },
    steps: [open(0.4), offer(1.1, 2, { open: 45 })],
  },
  {
    ...{ kind: 'freight', buyer: lakeshore, seller: porto, with: maasbrug, goods: [0, 2, 3, 8], times: 3, daysAgo: 7 },
    steps: [open(0.3), offer(1, 0, { open: 30 })],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [5], times: 10, daysAgo: 5 },
    message: 'Do you have these in stock? Our shops ask for them since the fair.',
    steps: [
      open(0.6),
      ask(
        0.8,
        'answerer',
        'Two thirds are in stock, the rest leaves the workshop in three weeks. Do you want them in one delivery or in two?',
      ),
    ],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [6, 7], times: 4, daysAgo: 2.2 },
    steps: [open(0.5)],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [8, 9], times: 5, daysAgo: 1.1 },
    message: 'Third order. May we have the offer before Friday?',
    steps: [],
  },
  { ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [3], times: 12, daysAgo: 0.4 }, steps: [] },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: seoul, goods: [2, 3], times: 4, daysAgo: 8 },
    steps: [open(0.4), offer(1.3, 4, { open: 40 })],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: seoul, goods: [0, 4], times: 6, daysAgo: 4 },
    steps: [open(0.3), offer(0.8, 2, { open: 40 }), read(), counter(1, 6, 'Six percent and we sign today.')],
  },
  { ...{ kind: 'purchase', buyer: lakeshore, seller: seoul, goods: [5, 6], times: 3, daysAgo: 1.4 }, steps: [] },
  {
    ...{
      kind: 'purchase',
      buyer: nordhavn,
      seller: 'kunnath-malabar-spice-house',
      goods: [0, 1],
      times: 4,
      daysAgo: 6,
    },
    steps: [open(0.4), offer(1, 3, { open: 40 })],
  },
  {
    ...{
      kind: 'freight',
      buyer: nordhavn,
      seller: 'kunnath-malabar-spice-house',
      with: alster,
      goods: [0, 1],
      times: 4,
      daysAgo: 3.5,
    },
    steps: [open(0.5), offer(1.3, 0, { open: 30 })],
    rival: { with: maasbrug, after: 2.1, off: 6 },
  },
  {
    ...{
      kind: 'customs',
      buyer: nordhavn,
      seller: 'kunnath-malabar-spice-house',
      with: harbourgate,
      goods: [0],
      times: 4,
      daysAgo: 3,
    },
    steps: [open(0.8), offer(0.9, 0, { open: 30 })],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: 'cacao-del-litoral', goods: [0, 1, 2], times: 5, daysAgo: 2.6 },
    steps: [open(0.7)],
  },
  {
    ...{
      kind: 'freight',
      buyer: nordhavn,
      seller: 'cacao-del-litoral',
      with: maasbrug,
      goods: [0, 1, 2],
      times: 5,
      daysAgo: 0.9,
    },
    steps: [],
  },
  {
    ...{
      kind: 'customs',
      buyer: lakeshore,
      seller: 'messinia-groves-cooperative',
      with: harbourgate,
      goods: [0],
      times: 4,
      daysAgo: 0.7,
    },
    steps: [],
  },
]
