import type { DemoProduct } from '../shape.ts'

/** Days until an order of a kind can be picked up, by the first category of the goods: what lies bottled or packed is quick, what is woven, fired or built takes weeks. */
const daysByKind: Record<string, number> = {
  oils: 10,
  spices: 7,
  preserves: 10,
  'nuts-grains': 10,
  cheese: 7,
  coffee: 14,
  tea: 14,
  chocolate: 12,
  wine: 7,
  juices: 10,
  fabrics: 28,
  yarn: 21,
  'bath-bed': 28,
  rugs: 45,
  cushions: 21,
  tops: 30,
  outerwear: 45,
  footwear: 45,
  bags: 35,
  scarves: 28,
  plates: 35,
  mugs: 30,
  cookware: 28,
  vases: 30,
  baskets: 35,
  chairs: 42,
  tables: 42,
  shelving: 28,
  lamps: 30,
  pendants: 30,
  tiles: 30,
  timber: 21,
  masonry: 14,
  paint: 10,
  pipes: 14,
  'hand-tools': 14,
  'power-tools': 21,
  bearings: 21,
  pumps: 28,
  motors: 35,
  cables: 14,
  boards: 21,
  audio: 25,
  tablets: 30,
  energy: 35,
  soap: 14,
  'skin-care': 21,
  serums: 21,
  candles: 14,
  brushes: 14,
  boxes: 12,
  films: 10,
  pallets: 7,
  stationery: 14,
  safety: 14,
  'plant-pots': 21,
  'garden-tools': 14,
  toys: 28,
  pets: 21,
  cycling: 21,
}

/** From stock: three working days, over a weekend. */
const readyDays = 5
/** What is made for one order waits its turn in the workshop. */
const turnDays = 14

/** The lead time a demo seller names, days; null where nothing can be had of the goods at present. */
export function leadTimeOf({
  tags,
  categories,
  terms,
}: Pick<DemoProduct, 'tags' | 'categories' | 'terms'>): number | null {
  if (!terms.some(({ availableQty, isAvailable }) => availableQty !== 0 && isAvailable !== false)) return null
  if (tags.includes('Ready to Ship')) return readyDays
  const days = daysByKind[categories[0] ?? '']
  if (days === undefined) throw new Error(`The demo has no lead time for goods of "${categories[0]}".`)
  return tags.includes('Made to order') ? days + turnDays : days
}
