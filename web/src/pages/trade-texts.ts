import { defineMessages } from '@fairquay/contract/locale.ts'
import type { InformationText } from './information-text.ts'

const kind = 'From the trade'

/** The articles of the home page's Media block. General knowledge of the trade; no invented people, figures or events. */
export const tradeTexts: Record<string, InformationText> = defineMessages({
  'what-a-fair-price-is-made-of': {
    kind,
    title: 'What a fair price is made of',
    lead: 'A price is fair when both sides can say what is in it. Five parts are enough to talk about nearly every one.',
    sections: [
      {
        heading: 'The goods',
        passages: [
          'Material, labour and the harvest’s risk. For agricultural goods, ask what the grower gets at the farm gate and how much of it moves with the world market. A floor price that covers the cost of production is what makes a supply last longer than one season.',
        ],
      },
      {
        heading: 'The work after the work',
        passages: [
          'Sorting, roasting, weaving, testing, certifying. When these happen in the country of origin, more of the price stays there, and the buyer deals with fewer hands.',
        ],
      },
      {
        heading: 'The pack',
        passages: [
          'Inner pack, carton, pallet. A pack that fits the pallet costs less to move than one that does not, often by more than the pack itself. Ask for the dimensions before you ask for a discount.',
        ],
      },
      {
        heading: 'The way',
        passages: [
          'Freight, insurance, handling at both ends. The Incoterm decides which of them are in the price: EXW holds none, FOB those up to the ship, DAP nearly all. Two offers can only be compared when they name the same term and the same place.',
        ],
      },
      {
        heading: 'The border',
        passages: [
          'Duty follows the customs code, the origin and the value. A preference agreement can bring it to nothing when the proof of origin is in order, so the certificate is worth asking for early.',
        ],
      },
      {
        heading: 'How this marketplace shows it',
        passages: [
          'Prices stand by quantity, with the discount as an amount. Packs, weights and codes stand with the goods. Transport and duties are asked for separately, so that no part hides in another.',
        ],
      },
    ],
    next: { '#/products': 'Browse products', '#/pages/how-it-works': 'How It Works' },
  },
  'the-container-that-sails-half-empty': {
    kind,
    title: 'The container that sails half empty',
    lead: 'Air weighs nothing and costs as much as cargo. Four habits that fill the space already paid for.',
    sections: [
      {
        heading: 'Order in layers',
        passages: [
          'A pallet has a footprint and a height. Order so many cartons that the last layer is full; the unit that completes a layer travels almost for free, the one that begins a new one does not.',
        ],
      },
      {
        heading: 'Share the box',
        passages: [
          'Below about half a container, groupage is usually cheaper than a full load: a forwarder puts the goods of several shippers into one box and each pays for volume or weight, whichever is more. It takes some days longer and more handling, so fragile goods need sturdier cartons.',
        ],
      },
      {
        heading: 'Give the date some room',
        passages: [
          'A pickup date that may move by a week lets the forwarder wait for a better filled departure. A fixed delivery date should be fixed for a reason.',
        ],
      },
      {
        heading: 'Sea before air, rail before road',
        passages: [
          'For the same tonne and distance, a container ship emits a small fraction of what an aircraft does, and rail a fraction of what a truck does. Reordering two weeks earlier is often the cheapest climate measure a buyer has.',
        ],
      },
      {
        heading: 'What to put into a quote request',
        passages: [
          [
            'Packs with dimensions and gross weight, not just the number of units',
            'Whether pallets may be stacked, and whether goods must be kept dry, cool or apart',
            'The Incoterm with its named place',
            'Dates that say which of them is firm',
          ],
        ],
      },
    ],
    next: { '#/pages/how-it-works': 'How a logistic quote works' },
  },
  'packaging-that-comes-back': {
    kind,
    title: 'Packaging that comes back',
    lead: 'Crates, pallets and drums can make the same journey dozens of times. What it takes to close the circle.',
    sections: [
      {
        heading: 'Begin with the pallet',
        passages: [
          'Standard pallets are the oldest reuse system of the trade: they are exchanged, repaired and go on. Ask for EUR pallets in good condition, note the exchange on the delivery papers, and the circle costs nearly nothing.',
        ],
      },
      {
        heading: 'Crates instead of cartons',
        passages: [
          'A folding plastic crate pays for itself after some tens of trips, if it comes back. That works best on short, regular routes between the same two houses, with a deposit that makes the empty crate worth returning.',
        ],
      },
      {
        heading: 'Design for the second life',
        passages: [
          [
            'One material instead of a laminate of three',
            'Paper tape on cardboard, so that both go into the same bale',
            'Labels that wash off, lids that can be replaced alone',
            'Sizes that fit the standard footprint of 60 × 40 cm',
          ],
        ],
      },
      {
        heading: 'Mend before you melt',
        passages: [
          'Reuse keeps the work that is in a thing, recycling only its material. A seller who offers spare parts and repairs says so in the product details; a buyer who asks for them moves the market.',
        ],
      },
      {
        heading: 'Agree on the return',
        passages: [
          'Who owns the packaging, who pays for the way back, who carries the loss? One paragraph in the contract answers it. Without it, the circle ends at the buyer’s yard.',
        ],
      },
    ],
    next: {
      '#/products?search=plastic-free&title=Plastic-free': 'Plastic-free products',
      '#/products?search=recycled&title=Recycled': 'Recycled products',
    },
  },
})
