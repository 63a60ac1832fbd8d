import { defineMessages } from '../locale.ts'

const texts = defineMessages({
  circular: {
    kicker: 'The circular model',
    title: 'Goods that keep going round',
    lead: 'What ends as waste has been paid for twice: by the buyer, and by everybody after. Five questions help to trade otherwise.',
    steps: [
      { name: 'Source', text: 'Grown or recovered, and where? The country of origin stands with every product.' },
      { name: 'Make', text: 'By whom, and to which standard? Certificates stand on the page of the company.' },
      {
        name: 'Pack',
        text: 'Does the pack fit the pallet, and does it come back? Sizes and weights are part of the offer.',
      },
      { name: 'Move', text: 'Full load, shared container, the slower ship? A logistic quote lets you choose.' },
      {
        name: 'Return',
        text: 'Who repairs, refills or takes back? Ask the seller, whose contacts are one click away.',
      },
    ],
    action: 'See green products',
  },
  media: {
    kicker: 'Media',
    title: 'Reading for people who trade',
    stories: {
      fairPrice: {
        title: 'What a fair price is made of',
        text: 'Goods, work, pack, way and border: five parts to talk about before talking about discounts.',
      },
      halfEmpty: {
        title: 'The container that sails half empty',
        text: 'Air weighs nothing and costs as much as cargo. Four habits that fill the space already paid for.',
      },
      comesBack: {
        title: 'Packaging that comes back',
        text: 'Crates, pallets and drums can travel dozens of times. What it takes to close the circle.',
      },
    },
  },
  features: {
    title: 'Ways to shop',
    privateLabel: { name: 'Private Label', text: 'Good products that take your name' },
    specialDeals: { name: 'Special Deals', text: 'What sellers offer for less right now' },
    greenProducts: { name: 'Green Products', text: 'Made, packed or powered with care' },
    readyToShip: { name: 'Ready to Ship', text: 'In stock and on its way within days' },
  },
  signUp: {
    title: 'Take your place on the quay',
    lead: 'Three kinds of companies meet here, as equals. Which one is yours?',
    titleForMembers: 'Who else should be here?',
    leadForMembers: 'Pass a link on: each leads to the registration with the right choice made.',
    cards: {
      buyer: {
        name: 'Buyer',
        text: 'Prices at every quantity, one cart for many sellers, and people who answer for what they sell.',
        action: 'Sign up as Buyer',
      },
      seller: {
        name: 'Seller',
        text: 'A showroom of your own, your terms in plain sight, and buyers who ask you directly.',
        action: 'Sign up as Seller',
      },
      provider: {
        name: 'Service Provider',
        text: 'Requests with weights, packs and places in them, ready for you to calculate.',
        action: 'Sign up as Service Provider',
      },
    },
  },
})

const { fairPrice, halfEmpty, comesBack } = texts.media.stories

/** What stands further down on the home page. Apart from the rest, so that the first screen does not wait for it. */
export const lowerHomeMessages = {
  ...texts,
  media: {
    ...texts.media,
    stories: [
      { ...fairPrice, page: 'what-a-fair-price-is-made-of', picture: '/pictures/terraces.svg' },
      { ...halfEmpty, page: 'the-container-that-sails-half-empty', picture: '/pictures/port.svg' },
      { ...comesBack, page: 'packaging-that-comes-back', picture: '/pictures/returns.svg' },
    ],
  },
} as const
