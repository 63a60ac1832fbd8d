/** The pages behind the footer's links when an operator has set no links of their own. Plain paragraphs; `heading: text` pairs. */
export type EditorialText = {
  title: string
  lead: string
  sections: readonly (readonly [heading: string, text: string])[]
}

export const editorialTexts: Record<string, EditorialText> = {
  'about-us': {
    title: 'About Us',
    lead: 'Fairquay is an open trading hall for companies: goods from many countries, sellers who show who they are, and terms that both sides can read.',
    sections: [
      [
        'What we believe',
        'Trade is fair when both sides know the same things: what the goods are made of, where they come from, what they cost at which quantity, and who answers for them.',
      ],
      [
        'Open by design',
        'The software behind this marketplace is free and open. Whoever wants to can run a marketplace of their own with it, look at how it works, and make it better.',
      ],
    ],
  },
  'how-it-works': {
    title: 'How It Works',
    lead: 'From looking around to a shipment on its way, in four steps.',
    sections: [
      [
        'Look around',
        'Everybody can browse products, sellers, brands and markets. Prices are shown once you have signed in, because they are meant for companies.',
      ],
      [
        'Ask',
        'Put goods of one or more sellers into your cart and send the request. Every seller receives their own part, with the quantities and prices you saw.',
      ],
      [
        'Plan the way',
        'Ask for a logistic quote for the goods of one seller, and for an estimate of the import duties.',
      ],
      ['Agree', 'Seller and service provider answer you directly. Nothing is charged on this marketplace.'],
    ],
  },
  players: {
    title: 'Players',
    lead: 'Three kinds of companies meet here.',
    sections: [
      ['Buyers', 'Retailers, manufacturers and institutions who look for goods and for the people behind them.'],
      [
        'Sellers',
        'Producers and traders with a showroom of their own and facts about their company that can be checked.',
      ],
      ['Service Providers', 'Forwarders, customs brokers and others who bring goods from one to the other.'],
    ],
  },
  features: {
    title: 'Features',
    lead: 'What you can do here today.',
    sections: [
      [
        'Catalogue and search',
        'Filters by category, country, brand, availability and price; a search that forgives typing errors.',
      ],
      [
        'Showrooms and company facts',
        'Every seller with certificates, export countries, locations and people to talk to.',
      ],
      ['Requests', 'Purchase requests, logistic quotes and customs estimates, each kept and answered in one place.'],
    ],
  },
  contacts: {
    title: 'Contacts',
    lead: 'Write to us. A person answers, usually within one working day.',
    sections: [],
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What this marketplace keeps about you, and why.',
    sections: [
      [
        'Your account',
        'Name, e-mail address, phone number and company, so that the other side of a trade knows who asks. They are shown only to companies you send a request to.',
      ],
      ['Your requests', 'Requests are kept as long as the account exists, because both sides rely on them.'],
      [
        'No tracking',
        'This site sets no cookies and loads nothing from other companies. Your sign-in and your cart are kept in your browser.',
      ],
      ['Your rights', 'You may see, correct and remove what is kept about you. Write to the address below.'],
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The rules of the house, in short.',
    sections: [
      ['Who may trade', 'Companies and institutions, represented by somebody entitled to act for them.'],
      [
        'Requests are not orders',
        'A request asks for goods at the prices shown. A contract comes about only when both sides have agreed.',
      ],
      [
        'Be truthful',
        'Descriptions, certificates and quantities must be right. Accounts that mislead others are closed.',
      ],
    ],
  },
}
