import { lakeshore, nordhavn, porto, seoul } from './houses.ts'
import type { RfqStory } from './story.ts'

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
