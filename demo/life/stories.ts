/** An offer so many percent below the listed price, open for so many days. */
export type Offering = { do: 'offer' | 'counter'; after: number; off: number; open?: number; note?: string }

/** What somebody did, so many days after the step before it. */
export type Step =
  | { do: 'open' | 'agree' | 'accept' | 'withdraw' | 'read'; after: number }
  | Offering
  | { do: 'ask' | 'write'; after: number; by: 'buyer' | 'answerer'; text: string }
  | { do: 'decline'; after: number; by: 'buyer' | 'answerer'; reason: string }

/** `goods` are places in the seller's list, `times` how many smallest orders of each. `with` is who answers where that is not the seller. */
export type Story = {
  kind: 'purchase' | 'freight' | 'customs'
  buyer: string
  seller: string
  with?: string
  goods: number[]
  times: number
  daysAgo: number
  message?: string
  steps: Step[]
}

const nordhavn = 'nordhavn-provisions'
const lakeshore = 'lakeshore-mercantile'
const porto = 'almarinho-trading-house'
const seoul = 'haneul-cosmetics-lab'
const maasbrug = 'maasbrug-forwarding'
const alster = 'alster-freight'
const harbourgate = 'harbourgate-customs-brokers'

const open = (after = 0.2): Step => ({ do: 'open', after })
const read = (after = 0.3): Step => ({ do: 'read', after })
const offer = (after: number, off: number, more: { open?: number; note?: string } = {}): Step => ({
  do: 'offer',
  after,
  off,
  ...more,
})
const counter = (after: number, off: number, note: string): Step => ({ do: 'counter', after, off, note })
const accept = (after = 1): Step => ({ do: 'accept', after })
const agree = (after = 1): Step => ({ do: 'agree', after })
const write = (after: number, by: 'buyer' | 'answerer', text: string): Step => ({ do: 'write', after, by, text })
const ask = (after: number, by: 'buyer' | 'answerer', text: string): Step => ({ do: 'ask', after, by, text })

/** Deals from the first message to their papers, with the freight and the duty that belong to them. */
const done: Story[] = [
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

/** What came to nothing. */
const ended: Story[] = [
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

/** What is under way: something waits for each of them. */
const running: Story[] = [
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

/** What went its way in the last weeks. */
const lately: Story[] = [
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

export const stories: readonly Story[] = [...done, ...ended, ...lately, ...running]

/** RFQs: asked of several sellers, by title. `awarded` to the first that answered. */
export type RfqStory = {
  buyer: string
  title: string
  quantity: number
  unit: string
  currency: string
  note: string
  daysAgo: number
  deadlineIn: number
  sellers: { slug: string; price?: number }[]
  end?: 'awarded' | 'closed'
}

export const rfqStories: readonly RfqStory[] = [
  {
    buyer: nordhavn,
    title: 'Cotton tote bags, natural, printed in one colour',
    quantity: 2000,
    unit: 'pieces',
    currency: 'USD',
    note: 'Print 20 × 20 cm on one side. Please name the weight of the cloth.',
    daysAgo: 55,
    deadlineIn: 14,
    sellers: [
      { slug: 'kunnath-malabar-spice-house', price: 1.85 },
      { slug: 'cinar-pamuk-tekstil', price: 2.1 },
      { slug: porto },
    ],
    end: 'awarded',
  },
  {
    buyer: lakeshore,
    title: 'Gift boxes for three jars, kraft board',
    quantity: 5000,
    unit: 'boxes',
    currency: 'USD',
    note: 'Plain outside, one-colour stamp on the lid.',
    daysAgo: 30,
    deadlineIn: 10,
    sellers: [{ slug: 'three-rivers-packaging-supply', price: 0.94 }, { slug: 'avon-paper-and-wax' }],
    end: 'closed',
  },
  {
    buyer: nordhavn,
    title: 'Soap bars 100 g, our own label',
    quantity: 6000,
    unit: 'bars',
    currency: 'EUR',
    note: 'Plant oils only, no palm. Private label with a paper band.',
    daysAgo: 4,
    deadlineIn: 20,
    sellers: [{ slug: porto, price: 1.38 }, { slug: seoul, price: 1.52 }, { slug: 'messinia-groves-cooperative' }],
  },
]
