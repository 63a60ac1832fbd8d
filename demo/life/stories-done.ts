import { alster, harbourgate, lakeshore, maasbrug, nordhavn, porto, seoul } from './houses.ts'
import { accept, agree, ask, counter, offer, open, write } from './steps.ts'
import type { Story } from './story.ts'

/** Deals from the first message to their papers, with the freight and the duty that belong to them. */
export const done: readonly Story[] = [
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [0, 3], times: 4, daysAgo: 86 },
    message: 'First order for our autumn shelves. Could you pack each article in its own carton?',
    steps: [
      open(),
      write(
        0.4,
        'answerer',
        'Gladly. Cartons of twelve, marked on two sides. The kiln for the plates opens on Thursday.',
      ),
      offer(0.8, 2),
      counter(1.5, 6, 'We will take the same again in spring if the price holds.'),
      agree(1),
    ],
  },
  {
    ...{ kind: 'freight', buyer: nordhavn, seller: porto, with: maasbrug, goods: [0, 3], times: 4, daysAgo: 81 },
    steps: [
      open(),
      ask(0.3, 'answerer', 'Is there a ramp at the Taastrup warehouse, or do we send a truck with a tail lift?'),
      write(0.5, 'buyer', 'A ramp, open from 7 to 15. Please announce the truck a day before.'),
      offer(0.6, 0),
      accept(1),
    ],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [1, 5, 8], times: 6, daysAgo: 78 },
    steps: [
      open(0.5),
      offer(1.5, 0),
      counter(2, 8, 'Our landed price must stay below the last season’s.'),
      offer(1, 4, { note: 'Four percent is what we can do at this quantity.' }),
      accept(2),
    ],
  },
  {
    ...{ kind: 'customs', buyer: lakeshore, seller: porto, with: harbourgate, goods: [1], times: 6, daysAgo: 74 },
    steps: [open(), offer(1.2, 0), accept(1.5)],
  },
  {
    ...{ kind: 'freight', buyer: lakeshore, seller: porto, with: alster, goods: [1, 5, 8], times: 6, daysAgo: 73 },
    steps: [open(0.6), offer(1.1, 0), accept(2)],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: seoul, goods: [0, 2], times: 3, daysAgo: 71 },
    message: 'For our test shops in Copenhagen and Aarhus. Labels in English are fine.',
    steps: [open(), offer(1, 3), accept(2)],
  },
  {
    ...{ kind: 'customs', buyer: nordhavn, seller: seoul, with: harbourgate, goods: [0], times: 3, daysAgo: 68 },
    steps: [open(0.7), offer(1, 0), accept(1)],
  },
  {
    ...{
      kind: 'purchase',
      buyer: nordhavn,
      seller: 'messinia-groves-cooperative',
      goods: [0, 1],
      times: 5,
      daysAgo: 64,
    },
    steps: [open(), offer(0.9, 5), accept(1.2)],
  },
  {
    ...{
      kind: 'freight',
      buyer: nordhavn,
      seller: 'messinia-groves-cooperative',
      with: maasbrug,
      goods: [0, 1],
      times: 5,
      daysAgo: 62,
    },
    steps: [open(0.3), offer(0.8, 0), accept(1)],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: 'sillar-alpaca-mill', goods: [0], times: 4, daysAgo: 57 },
    steps: [open(), offer(1.4, 2), accept(1)],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: porto, goods: [2, 6], times: 8, daysAgo: 52 },
    message: 'Second order. Same packing as in the first one, please.',
    steps: [open(0.2), offer(0.6, 4), accept(0.9)],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: seoul, goods: [1, 3, 4], times: 5, daysAgo: 47 },
    steps: [
      open(0.4),
      ask(0.6, 'answerer', 'Do you need the FDA listing numbers on the outer carton?'),
      write(0.5, 'buyer', 'Yes, on one side. We send the artwork tomorrow.'),
      offer(0.7, 3),
      accept(1.6),
    ],
  },
  {
    ...{ kind: 'purchase', buyer: nordhavn, seller: 'fruitiere-de-la-combe', goods: [0], times: 6, daysAgo: 44 },
    steps: [open(), offer(0.5, 0), accept(0.5)],
  },
  {
    ...{ kind: 'purchase', buyer: lakeshore, seller: porto, goods: [4, 7], times: 5, daysAgo: 38 },
    steps: [open(0.3), offer(1, 3), counter(1, 5, 'Five, and we take the cork baskets as well.'), agree(0.6)],
  },
  {
    ...{
      kind: 'purchase',
      buyer: nordhavn,
      seller: 'bergmann-and-sohne-werkzeughandel',
      goods: [0, 2],
      times: 3,
      daysAgo: 33,
    },
    steps: [open(0.5), offer(1.2, 2), accept(1)],
  },
  {
    ...{ kind: 'freight', buyer: lakeshore, seller: porto, with: maasbrug, goods: [4, 7], times: 5, daysAgo: 34 },
    steps: [
      open(),
      offer(0.9, 0),
      counter(1, 7, 'Alster asks for less to Milwaukee. Can you come down?'),
      offer(0.8, 4),
      accept(1),
    ],
  },
]
