import { describeOperator } from '@fairquay/contract/describe-operator.ts'
import { defineMessages } from '@fairquay/contract/locale.ts'
import { findSupportAddress, type Settings } from '@fairquay/contract/settings.ts'
import type { InformationText } from './information-text.ts'

/** Who we are and how the marketplace works: the pages behind the footer's links when an operator has set no links of their own. */
export const writeHouseTexts = defineMessages(
  (settings: Settings): Record<string, InformationText> => ({
    'about-us': writeAboutUs(settings),
    'how-it-works': writeHowItWorks(),
    players: writePlayers(settings),
    features: writeFeatures(),
    contacts: writeContacts(settings),
  }),
)

function writeAboutUs(settings: Settings): InformationText {
  const { name } = settings
  return {
    title: 'About Us',
    lead: `${name} is an open trading hall for companies: goods from many countries, sellers who show who they are, and terms that both sides can read.`,
    sections: [
      {
        heading: 'What we believe',
        passages: [
          'Trade is fair when both sides know the same things: what the goods are made of, where they come from, what they cost at which quantity, and who answers for them.',
          'So every seller here has a showroom and a page of facts: since when, how many people, where, which certificates, which countries they already deliver to. Prices are shown per quantity, with what they were before when there is a discount, and they are shown only to companies that have signed in.',
        ],
      },
      {
        heading: 'What we do not do',
        passages: [
          [
            'We take no part in your contract. You ask, the seller answers, and you agree with each other.',
            'We sell no places in the results. Newest first means newest first.',
            'We do not follow you around. Looking around sets no cookies, signing in a single one that keeps strangers out, and the site loads nothing from other companies.',
          ],
        ],
      },
      {
        heading: 'Open by design',
        passages: [
          'The software behind this marketplace is free and open. Anybody may look at how it works, make it better, and run a marketplace of their own with it, on their own machine and with their own rules.',
        ],
      },
      ...writeCompany(settings),
    ],
    next: { '#/pages/how-it-works': 'How It Works', '#/pages/contacts': 'Contacts' },
  }
}

function writeHowItWorks(): InformationText {
  return {
    title: 'How It Works',
    lead: 'From looking around to goods on their way, in four steps.',
    sections: [
      {
        heading: '1. Look around',
        passages: [
          'Everybody can browse products, sellers, brands and markets. Filter by category, country, availability or brand, or search by name, code or barcode.',
          'Prices, discounts and quantities in stock are meant for companies: they appear once you have signed in.',
        ],
      },
      {
        heading: '2. Ask',
        passages: [
          'Put goods of one or more sellers into your cart. Each line keeps to the smallest and largest quantity the seller accepts and shows the price for the quantity you chose.',
          'Send request splits the cart by seller. Every seller receives their own part, with the quantities and the prices as they are at that moment; nothing is charged.',
        ],
      },
      {
        heading: '3. Plan the way',
        passages: [
          'For the goods of one seller, a logistic quote asks a service provider what the transport would cost: by air, boat, rail or truck, on pallets or in cases, with the Incoterm you choose.',
          'For a single product, Customs Import Duties asks a broker which duties to expect between two markets.',
        ],
      },
      {
        heading: '4. Agree',
        passages: [
          'Sellers and service providers answer you directly. The contract is made between you and them, in the form you both prefer.',
        ],
      },
      {
        heading: 'Selling here',
        passages: [
          'Register as a Seller, confirm your e-mail address and tell us about your company. A person looks at every new seller before the showroom opens. Products can be entered one by one or read from the export file of a shop you already run.',
        ],
      },
    ],
    next: { '#/products': 'Browse products', '#/secured/register': 'Register' },
  }
}

function writePlayers({ name }: Settings): InformationText {
  return {
    title: 'Players',
    lead: 'Three kinds of companies meet here.',
    sections: [
      {
        heading: 'Buyers',
        passages: [
          'Shops, manufacturers, hotels, institutions: whoever looks for goods in quantity and wants to know the people behind them. Buyers see prices, keep a cart across their machines and send requests for purchase, transport and duties.',
        ],
      },
      {
        heading: 'Sellers',
        passages: [
          'Producers and trading houses. Each has a showroom with its goods in the order it likes, a page of facts about the company, and a banner of its own. Sellers are checked by a person before they can be seen.',
        ],
      },
      {
        heading: 'Service Providers',
        passages: [
          'Forwarders and carriers who move goods from one to the other, and customs brokers who know what a border costs. They receive requests with everything needed to calculate: addresses, packs, weights, volumes, dates and conditions.',
        ],
      },
      {
        heading: 'And the house',
        passages: [
          `${name} keeps the hall: it checks who comes in, keeps the machinery running and helps when something is stuck. It does not buy, sell or carry.`,
        ],
      },
    ],
    next: { '#/secured/register': 'Register' },
  }
}

function writeFeatures(): InformationText {
  return {
    title: 'Features',
    lead: 'What you can do here.',
    sections: [
      {
        heading: 'Find',
        passages: [
          [
            'A catalogue with filters by category, country of origin, brand, product family, availability, supply and price',
            'A search over products, sellers and brands that suggests while you type',
            'Shop by category, by market and by brand',
          ],
        ],
      },
      {
        heading: 'Know who you deal with',
        passages: [
          [
            'Showrooms with every product of a seller',
            'Company facts: ownership, turnover, export share, certificates, locations and people to talk to',
            'Packaging, dimensions, weights and customs codes with the goods',
          ],
        ],
      },
      {
        heading: 'Ask for it',
        passages: [
          [
            'Prices by quantity and by option, with the discount shown as an amount and a percentage',
            'One cart for many sellers, the same on all your machines',
            'Purchase requests that are sent exactly once, even when the connection fails halfway',
            'Logistic quotes and customs duty estimates out of the same cart',
          ],
        ],
      },
      {
        heading: 'Run it yourself',
        passages: [
          [
            'Free and open software, one server and one database',
            'No foreign services needed: maps, flags, mail and pictures are served from the same place',
            'Light and dark, on phones and on wide screens, by keyboard and with a screen reader',
          ],
        ],
      },
    ],
  }
}

/** Who runs it; left out while nothing is known that could stand there. */
function writeCompany(settings: Settings): InformationText['sections'] {
  const operator = describeOperator(settings)
  return operator ? [{ heading: 'The company', passages: [operator] }] : []
}

function writeContacts(settings: Settings): InformationText {
  const address = findSupportAddress(settings)
  return {
    title: 'Contacts',
    lead: 'Whom to ask about what.',
    sections: [
      {
        heading: 'Questions about the marketplace',
        passages: [
          address ? `Send an e-mail to ${address}.` : 'The operator has not given an address for questions yet.',
        ],
      },
      {
        heading: 'Questions about goods',
        passages: [
          'The seller knows best. You find telephone number, e-mail address and website on the company page, one click from each product.',
        ],
      },
      {
        heading: 'Something does not work',
        passages: [
          'Say what you did, what you expected and what happened instead. The address of the page and a picture of the screen help. Please never send your password; nobody here will ask for it.',
        ],
      },
      {
        heading: 'A seller who is not what they say',
        passages: ['Tell the operator the name of the company and what you found: a showroom can be closed at once.'],
      },
      ...writeCompany(settings),
    ],
  }
}
