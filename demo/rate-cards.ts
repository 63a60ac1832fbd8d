import type { RateCardTerms, RateLane } from '../contract/src/rate-cards/shapes.ts'
import { roundTo } from '../contract/src/rounding.ts'
import { addDays } from '../contract/src/trade/dates.ts'

/** A card of a carrier of the demo, in round numbers that are nobody's tariff. */
export type DemoCard = { company: string; terms: RateCardTerms; lanes: RateLane[] }

/** Said on every card: nobody carries anything at these prices. */
const demoNote = 'Demo prices, nobody’s tariff.'

/** Roughly where goods of a country begin and end: degrees north and east. */
const places: Readonly<Record<string, readonly [north: number, east: number]>> = {
  AT: [48, 16],
  BE: [51, 4],
  CH: [47, 8],
  DE: [52, 10],
  DK: [56, 11],
  ES: [41, -3],
  FR: [47, 3],
  GB: [52, -1],
  GR: [38, 23],
  IT: [44, 10],
  NL: [52, 5],
  PL: [52, 18],
  PT: [41, -8],
  SE: [58, 14],
  TR: [39, 30],
}

/** Ports and airports by country. */
const ports = {
  CN: 'CNSZX',
  IN: 'INCOK',
  JP: 'JPUKB',
  KR: 'KRPUS',
  TW: 'TWTXG',
  VN: 'VNHPH',
  PE: 'PECLL',
  ZA: 'ZACPT',
} as const
const ends = { NL: 'NLRTM', DE: 'DEHAM', DK: 'DKCPH', US: 'USNYC', GB: 'GBFXT', IT: 'ITGOA' } as const

const nowhere = { country: '', zone: '', port: '' }
const plain: RateLane = {
  from: nowhere,
  to: nowhere,
  equipment: null,
  basis: 'per_kg',
  price: 0,
  minimum: null,
  steps: [],
  surcharges: [],
  transit_min: 1,
  transit_max: 1,
  note: '',
}

/** By truck from door to door, by the kilogram. */
function byTruck(): RateLane[] {
  const countries = Object.keys(places)
  return countries.flatMap((from) =>
    countries.map((to) => {
      const far = distanceOf(from, to)
      const price = (part: number) => roundTo((0.09 + far / 9000) * part, 2)
      return {
        ...plain,
        from: { ...nowhere, country: from },
        to: { ...nowhere, country: to },
        price: price(1.5),
        minimum: 75,
        steps: [
          { from: 500, price: price(1.2) },
          { from: 2500, price: price(1) },
        ],
        surcharges: [
          { name: 'Fuel', leg: 'surcharges' as const, basis: 'pct_freight' as const, price: 9.5, minimum: null },
        ],
        transit_min: 1 + Math.round(far / 600),
        transit_max: 2 + Math.round(far / 450),
      }
    }),
  )
}

/** By ship from port to port: groupage by weight or measure, and whole containers. */
function bySea(): RateLane[] {
  return pairs().flatMap(({ from, to, place }) => {
    const terminal = (basis: 'per_wm' | 'per_container', price: number) => [
      { name: 'Terminal handling', leg: 'origin' as const, basis, price, minimum: null },
      { name: 'Terminal handling', leg: 'destination' as const, basis, price: price + 10, minimum: null },
      { name: 'Documents', leg: 'origin' as const, basis: 'per_shipment' as const, price: 45, minimum: null },
    ]
    const lane = { ...plain, from, to, transit_min: 26 + place, transit_max: 34 + place }
    return [
      { ...lane, basis: 'per_wm' as const, price: 58 + place, minimum: 58 + place, surcharges: terminal('per_wm', 12) },
      ...(['20DC', '40HC'] as const).map((equipment) => ({
        ...lane,
        equipment,
        basis: 'per_container' as const,
        price: (equipment === '20DC' ? 1150 : 1900) + 10 * place,
        surcharges: terminal('per_container', 190),
      })),
    ]
  })
}

/** By air, by the chargeable kilogram. */
function byAir(): RateLane[] {
  return pairs().map(({ from, to, place }) => ({
    ...plain,
    from: { ...from, port: '' },
    to: { ...to, port: '' },
    price: roundTo(4.9 + place / 10, 1),
    minimum: 120,
    steps: [
      { from: 100, price: roundTo(4.1 + place / 10, 1) },
      { from: 300, price: roundTo(3.4 + place / 10, 1) },
    ],
    surcharges: [
      { name: 'Collection', leg: 'pick_up' as const, basis: 'per_shipment' as const, price: 70, minimum: null },
      { name: 'Delivery by van', leg: 'delivery' as const, basis: 'per_shipment' as const, price: 85, minimum: null },
      { name: 'Security', leg: 'surcharges' as const, basis: 'per_kg' as const, price: 0.15, minimum: 15 },
    ],
    transit_min: 3,
    transit_max: 6,
  }))
}

/** The rival's way through Europe: by the pallet, with the fuel in it. */
function byPallet(): RateLane[] {
  return byTruck().map((lane) => {
    const price = Math.round(45 + distanceOf(lane.from.country, lane.to.country) / 8)
    return {
      ...lane,
      basis: 'per_pallet' as const,
      price,
      minimum: null,
      steps: [
        { from: 4, price: Math.round(0.8 * price) },
        { from: 12, price: Math.round(0.65 * price) },
      ],
      surcharges: [],
      transit_min: lane.transit_min + 1,
      transit_max: lane.transit_max + 2,
    }
  })
}

/** The rival's way over the sea: groupage from door to door, everything in one price but what customs take. */
function byDoor(): RateLane[] {
  return pairs().map(({ from, to, place }) => ({
    ...plain,
    from: { ...from, port: '' },
    to: { ...to, port: '' },
    basis: 'per_wm' as const,
    price: 148 + 2 * place,
    minimum: 310 + 2 * place,
    surcharges: [
      { name: 'Import entry', leg: 'customs' as const, basis: 'per_shipment' as const, price: 65, minimum: null },
    ],
    transit_min: 31 + place,
    transit_max: 41 + place,
  }))
}

function pairs() {
  return Object.entries(ports).flatMap(([country, port], at) =>
    Object.entries(ends).map(([end, endPort], place) => ({
      from: { country, zone: '', port },
      to: { country: end, zone: '', port: endPort },
      place: at + place,
    })),
  )
}

/** Kilometres as the crow flies, near enough. */
function distanceOf(from: string, to: string): number {
  const [north, east] = places[from] ?? [0, 0]
  const [otherNorth, otherEast] = places[to] ?? [0, 0]
  const middle = ((north + otherNorth) / 2) * (Math.PI / 180)
  return 111 * Math.hypot(north - otherNorth, (east - otherEast) * Math.cos(middle))
}

/** Cards that hold around `today` (ISO), so that there are prices whenever the demo is looked at. */
export function demoCards(today: string): DemoCard[] {
  const terms = {
    currency: 'EUR',
    valid_from: addDays(today, -20),
    valid_until: addDays(today, 340),
    never: 'Duties and taxes, storage, inspections',
    free_days: null,
    takes_dangerous: false,
    takes_cooled: false,
    notes: demoNote,
  } as const
  const [company, rival] = ['maasbrug-forwarding', 'alster-freight']
  return [
    {
      company,
      terms: { ...terms, name: 'Europe by truck, door to door', mode: 'truck', included: ['pick_up', 'delivery'] },
      lanes: byTruck(),
    },
    {
      company,
      terms: { ...terms, name: 'Overseas by ship', mode: 'boat', included: ['surcharges'], free_days: 7 },
      lanes: bySea(),
    },
    {
      company,
      terms: { ...terms, name: 'Overseas by air', mode: 'air', included: ['origin', 'destination'] },
      lanes: byAir(),
    },
    {
      company: rival,
      terms: {
        ...terms,
        name: 'Part loads through Europe',
        mode: 'truck',
        included: ['pick_up', 'delivery', 'surcharges'],
      },
      lanes: byPallet(),
    },
    {
      company: rival,
      terms: {
        ...terms,
        name: 'Overseas groupage, door to door',
        mode: 'boat',
        included: ['pick_up', 'origin', 'destination', 'delivery', 'surcharges'],
      },
      lanes: byDoor(),
    },
  ]
}
