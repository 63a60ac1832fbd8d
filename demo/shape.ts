import type { Handling } from '@fairquay/contract/catalogue/handling.ts'

/**
 * What one demo seller, brand, product and picture is made of, before it becomes rows.
 * `goods/*.ts` holds the data, `drawings/*.ts` turns a `Picture` into an SVG, `load.ts` stores both through the product's own functions.
 * Money is integer minor units (cents); lengths are centimetres, weights kilograms unless a unit is named.
 */

/** Every studio shot the demo can draw. One file (or a few related ones) under `drawings/` per kind. */
export type PictureKind =
  | 'bottle'
  | 'wine-bottle'
  | 'oil-can'
  | 'jar'
  | 'pouch'
  | 'coffee-bag'
  | 'carton'
  | 'tin'
  | 'drum'
  | 'jerrycan'
  | 'sack'
  | 'fruit-crate'
  | 'egg-tray'
  | 'tea-box'
  | 'chocolate-bar'
  | 'fabric-bolt'
  | 'yarn'
  | 't-shirt'
  | 'shirt'
  | 'jacket'
  | 'trousers'
  | 'scarf'
  | 'towel'
  | 'rug'
  | 'cushion'
  | 'shoe'
  | 'handbag'
  | 'backpack'
  | 'basket'
  | 'bowl'
  | 'vase'
  | 'plate'
  | 'mug'
  | 'glass'
  | 'pot'
  | 'knife'
  | 'chair'
  | 'table'
  | 'shelf'
  | 'lamp'
  | 'pendant-lamp'
  | 'tile'
  | 'plank'
  | 'pipe'
  | 'brick'
  | 'paint-bucket'
  | 'hand-tool'
  | 'drill'
  | 'screws'
  | 'gear'
  | 'bearing'
  | 'pump'
  | 'valve'
  | 'motor'
  | 'cable'
  | 'circuit-board'
  | 'sensor'
  | 'speaker'
  | 'headphones'
  | 'tablet'
  | 'battery'
  | 'solar-panel'
  | 'soap'
  | 'cream-tube'
  | 'dropper-bottle'
  | 'candle'
  | 'brush'
  | 'toy-blocks'
  | 'plush'
  | 'ball'
  | 'bicycle-part'
  | 'notebook'
  | 'pen'
  | 'paper-roll'
  | 'box-corrugated'
  | 'stretch-film'
  | 'pallet'
  | 'glove'
  | 'helmet'
  | 'mask'
  | 'plant-pot'
  | 'garden-tool'
  | 'seed-packet'
  | 'pet-bowl'
  | 'apron'
  | 'balance-board'
  | 'ball-valve'
  | 'beams'
  | 'beanie'
  | 'bedding'
  | 'belt'
  | 'bench'
  | 'bench-plane'
  | 'bicycle-wheel'
  | 'blanket'
  | 'body-brush'
  | 'boot'
  | 'butter'
  | 'cable-drum'
  | 'candle-holder'
  | 'card-holder'
  | 'cardigan'
  | 'cards'
  | 'cat-house'
  | 'cheese-wedge'
  | 'cheese-wheel'
  | 'coat-rail'
  | 'container'
  | 'cup-and-saucer'
  | 'derby'
  | 'desk-lamp'
  | 'diaphragm-pump'
  | 'diffuser'
  | 'disc-brake'
  | 'dog-lead'
  | 'dosing-pump'
  | 'duffel'
  | 'fish-tin'
  | 'flexitank'
  | 'floor-lamp'
  | 'folding-rule'
  | 'folio'
  | 'gearbox'
  | 'hammer'
  | 'hdmi-cable'
  | 'hedgehog'
  | 'hex-mosaic'
  | 'ink-bottle'
  | 'insulation-boards'
  | 'inverter'
  | 'jigsaw'
  | 'jumper'
  | 'kettle'
  | 'leather-ball'
  | 'lidded-basket'
  | 'linear-guide'
  | 'lounge-chair'
  | 'mailer'
  | 'marble-run'
  | 'napkins'
  | 'octagon-table'
  | 'patch-cord'
  | 'pedal'
  | 'pencils'
  | 'pillar-candle'
  | 'pillow-block'
  | 'pipe-coil'
  | 'pliers'
  | 'plush-bison'
  | 'poncho'
  | 'portable-speaker'
  | 'pouf'
  | 'powder-brush'
  | 'power-pack'
  | 'power-station'
  | 'puppet-fox'
  | 'puzzle-map'
  | 'railway-set'
  | 'respirator'
  | 'riding-boot'
  | 'roasting-dish'
  | 'robe'
  | 'roof-tiles'
  | 'sandal'
  | 'sander'
  | 'saucepan'
  | 'scissors'
  | 'screwdriver-set'
  | 'secateurs'
  | 'sensor-module'
  | 'serving-board'
  | 'shelf-label'
  | 'side-table'
  | 'skein'
  | 'skillet'
  | 'slabs'
  | 'slipper'
  | 'small-cheese'
  | 'socks'
  | 'solenoid-valve'
  | 'spade'
  | 'spanner-set'
  | 'speakerphone'
  | 'spice-box'
  | 'stepper-motor'
  | 'stool'
  | 'tagine'
  | 'tape-roll'
  | 'taper-candles'
  | 'tea-cup'
  | 'tool-roll'
  | 'toothbrush'
  | 'tote'
  | 'trivet'
  | 'trolley'
  | 'trowel-set'
  | 'vest'
  | 'vice'
  | 'volleyball'
  | 'wall-battery'
  | 'wall-plugs'
  | 'wall-shelf'
  | 'watering-can'
  | 'whisk'
  | 'wire-harness'
  | 'work-boot'
  | 'worked-block'
  | 'yarn-cone'

/** One drawing: the goods, what is printed on them and the colours they come in. */
export type Picture = {
  kind: PictureKind
  /** Main colour of the goods themselves, `#rrggbb`. */
  colour: string
  /** Second colour: label, lid, trim. */
  accent: string
  /** Words printed on a label, longest about 22 characters; absent on goods that carry no print. */
  label?: string
  /** Smaller line under the label: origin, weight, grade. */
  sublabel?: string
}

export type DemoBrand = { key: string; name: string; colour: string }

/** A seller (or the buyer, provider, broker and operator companies) of the demo. */
export type DemoCompany = {
  key: string
  name: string
  kind: 'seller' | 'buyer' | 'provider' | 'broker'
  /** ISO 3166-1 alpha-2. */
  country: string
  city: string
  zip: string
  address: string
  /** WGS 84 degrees of the headquarters. */
  lat: number
  lng: number
  website: string
  email: string
  /** Two to four paragraphs of plain text separated by blank lines, as a trader would write about the house. */
  description: string
  bannerTitle?: string
  bannerSubtitle?: string
  /** ISO date. */
  established: string
  employees: number
  /** For example 'Family owned', 'Cooperative', 'Limited company'. */
  ownership: string
  turnoverUsd: number
  /** What its people compare prices in; left out: the marketplace's currency. */
  currency?: string
  /** Share of sales exported, percent. */
  exportPercent: number
  exportCountries: string[]
  /** Industry keys. */
  industries: string[]
  brands: string[]
  branches: {
    name: string
    country: string
    city: string
    code: string
    address: string
    zip: string
    lat: number
    lng: number
  }[]
  certificates: string[]
  contact: { firstName: string; lastName: string; phoneCode: string; phone: string; email?: string; status?: 0 | 1 | 2 }
  palette: { main: string; accent: string }
}

export type DemoIndustry = { key: string; name: string; icon: string; subIndustries: { key: string; name: string }[] }

/** One line of a price list: a quantity tier, for some option values or for all. */
export type DemoTerm = {
  type?: 'on_demand'
  /** Option values by option name; absent = all variants. */
  options?: Record<string, string>
  minQty: number
  /** Absent = no upper bound. */
  maxQty?: number
  /** Minor units of the product's currency, for one unit now. Absent when on demand. */
  price?: number
  /** What it cost before, minor units; greater than `price`: the card shows 'Save N%'. */
  listPrice?: number
  /** Null: not counted. */
  availableQty: number | null
  isAvailable?: boolean
}

export type DemoProduct = {
  company: string
  name: string
  brand?: string
  family?: string
  /** Sub-industry keys, at least one. */
  categories: string[]
  /** ISO country of origin. */
  origin: string
  currency?: 'USD' | 'EUR' | 'GBP'
  /** HTML: paragraphs and a short list. */
  body: string
  usp: string
  tags: string[]
  pictures: Picture[]
  /** Option name to its values, in the order shown. */
  options?: Record<string, string[]>
  terms: DemoTerm[]
  /** What one unit is called ('Bottle', 'Piece', 'Roll'); `byWeight` = the price is per kilogram and one unit weighs `weightKg`. */
  unit: string
  byWeight?: boolean
  /** Sold only so many at a time, and what so many are called: [12, 'Carton']. Absent = any quantity. */
  soldIn?: [number, string]
  /** Degrees Celsius between which it is kept: [2, 8]. Absent = at any. */
  keptAt?: [number, number]
  /** Class and UN number of dangerous goods: ['9', 'UN3481']. */
  dangerous?: [string, string]
  /** Whole product, centimetres: width, height, depth. */
  size: [number, number, number]
  weightKg: number
  hts: string
  barcode?: { type: 'EAN-13' | 'UPC-A' | 'GTIN-14'; code: string }
  /** Attribute name to value: 'Material', 'Shelf life', 'Grade' … */
  attributes: Record<string, string>
  /** Absent = packaging data incomplete or missing (one of the states the demo must show). */
  packaging?: {
    type: 'Carton' | 'Bag' | 'Crate' | 'Drum' | 'Bale' | 'Roll' | 'Box'
    unitsPerPack: number
    size: [number, number, number]
    weightKg: number
    /** What it bears and how it stands, where that differs from other packs. */
    handling?: Partial<Handling>
  }[]
  direct: boolean
  warranty?: { fromPurchase?: string; fromShipping?: string; fromDelivery?: string }
  /** Days before the demo was loaded; 0–13 shows the 'New' badge. */
  ageDays: number
}
