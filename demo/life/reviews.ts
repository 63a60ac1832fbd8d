import type { OrderStep } from './order-steps.ts'

/** What the first order of the autumn shelves was like: cups, vases, and who sold them. */
export const ofFirstOrder: readonly OrderStep[] = [
  {
    ...{ do: 'review', after: 1.2, of: 0, stars: 5, title: 'Heavy, even, and they stack' },
    text: 'The glaze is the same from the first carton to the last, and of 144 cups not one was chipped. Our cafés asked for more after a week.',
    isNamed: true,
  },
  {
    ...{ do: 'review', after: 0.1, of: 1, stars: 4, title: 'Lovely, packed a little loosely' },
    text: 'Colours as in the pictures. In two sets a vase had moved against its neighbour; nothing broke, but tissue between them would help.',
  },
  {
    ...{ do: 'review', after: 0.1, of: 'seller', stars: 5, title: 'Says when, and keeps to it' },
    text: 'Ready on the day that was promised, papers complete at the ramp, and each question answered within hours.',
    isNamed: true,
  },
  {
    ...{ do: 'answer_review', after: 0.7, of: 1 },
    text: 'Thank you for telling us. From the next firing each vase is wrapped on its own.',
  },
  {
    ...{ do: 'answer_review', after: 0.1, of: 'seller' },
    text: 'That is good to read. The kiln for the spring colours opens in February; we will write to you first.',
  },
]

/** An order of which a carton came crushed; the seller would rather not have the first of these on its page. */
export const ofCrushedCarton: readonly OrderStep[] = [
  {
    ...{ do: 'review', after: 1, of: 0, stars: 2, title: 'Beautiful platters, poor cartons' },
    text: 'Six came broken because a single wall of cardboard carries twelve kilos of stoneware. Everything was credited, but half our table had to wait.',
  },
  {
    ...{ do: 'review', after: 0.1, of: 1, stars: 5, title: 'Our best tin' },
    text: 'Firm fish, real oil, and a label people photograph. Best before dates of almost four years.',
  },
  {
    ...{
      do: 'review',
      after: 0.1,
      of: 2,
      stars: 4,
      title: '',
      text: 'Sold out in three weeks. Four bottles had scuffed labels.',
    },
  },
  {
    ...{ do: 'review', after: 0.1, of: 'seller', stars: 4, title: 'Honest when something goes wrong' },
    text: 'The claim was answered in a day and credited in full. Freight papers came late.',
  },
  {
    ...{ do: 'answer_review', after: 1, of: 0 },
    text: 'You are right about the cartons: platters now travel in double wall, eight to a box. We are sorry about your table.',
  },
  {
    ...{ do: 'report_review', after: 0.2, of: 0, reason: 'false' },
    text: 'The carrier dropped the pallet, as the freight papers say. This is about the carrier, not about our goods.',
  },
]

/** Cheese that came cold and ripe. */
export const ofCheese: readonly OrderStep[] = [
  {
    ...{ do: 'review', after: 1.5, of: 0, stars: 5, title: 'Arrived at four degrees' },
    text: 'Ripe as agreed, with a logger in the box that shows the whole way. The rind is dry and the line of ash is straight.',
    isNamed: true,
  },
  {
    ...{ do: 'review', after: 0.1, of: 'seller', stars: 5, title: 'A dairy that picks up the telephone', text: '' },
    isNamed: true,
  },
]
