import { box, carton, unmeasured } from './packing.ts'
import { onDemand, paused, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'granvik-mobler', number: 2001, code: 'GRV', origin: 'SE', currency: 'EUR' })

const wood = { Certification: 'FSC Mix', Region: 'Småland' }
const chair = line({ brand: 'granvik', family: 'grv-seating', categories: ['chairs'], unit: 'Piece', hts: '9401.69', size: [46, 80, 52], kg: 4.8, packs: [carton(1), carton(2)], attributes: wood, warranty: { fromDelivery: '10 years' }, tags: ['FSC'] })
const table = line({ brand: 'granvik', family: 'grv-tables', categories: ['tables'], unit: 'Piece', hts: '9403.60', packs: [carton(1)], attributes: wood, warranty: { fromDelivery: '10 years' }, tags: ['FSC'] })
const shelf = line({ brand: 'hylla-verk', family: 'grv-shelving', categories: ['shelving'], unit: 'Piece', hts: '9403.60', packs: [carton(1)], attributes: { Assembly: 'Four screws, key in the box' }, warranty: { fromDelivery: '5 years' }, tags: ['FSC'] })
const light = line({ brand: 'norrsken-light', family: 'grv-light', unit: 'Piece', packs: [carton(1), carton(2, 2)], attributes: { Voltage: '220–240 V', 'Protection class': 'II, IP20' }, warranty: { fromPurchase: '5 years', fromDelivery: '5 years' } })

const products = [
  chair('Stapel Stacking Chair, Bent Birch', {
    about: 'Nine layers of birch pressed over one mould: seat, back and lumbar in a single curve. Stacks twelve high on its trolley and has been sat on four hundred thousand times by a machine in Borås.',
    points: ['EN 16139 L2 for contract use', 'Stacks 12 high', 'Seat height 45 cm'], usp: 'One curve, four hundred thousand sittings', pictures: [shot('chair', '#d8b98a', '#8a6a3f'), shot('chair', '#2f3a3f', '#8a6a3f'), shot('chair', '#a8452e', '#5f2a1f')],
    options: { Colour: { 'Natural birch': 0, 'Soot black': 400, 'Falu red': 400 }, Seat: { Bare: 0, 'Wool pad': 1900 }, Glides: { Plastic: 0, Felt: 120 } }, missing: [['Falu red', 'Wool pad'], ['Natural birch', 'Bare', 'Felt']], terms: tiers(620, [4, 8900], [24, 8200], [96, 7600], [240, 7150]), attributes: { Material: 'Birch plywood, 9 layers', Assembly: 'None', Standard: 'EN 16139' }, tags: ['FSC', 'Ready to Ship'],
  }),
  chair('Pinna Spindle-Back Chair', {
    about: 'Seven turned spindles in a steam-bent rail, the chair of the Småland kitchen drawn two centimetres lower. Joints are wedged and glued; nothing can come loose because nothing is screwed.',
    usp: 'Wedged joints, no screws', pictures: [shot('chair', '#c9a06a', '#6b4a2b'), shot('chair', '#3f5a4a', '#22352a')], options: { Colour: { 'Oiled oak': 0, 'Forest green': 300, White: 300 } }, terms: tiers(280, [4, 13900], [24, 12900]), attributes: { Material: 'Oak', Finish: 'Hard-wax oil', Assembly: 'None' }, tags: ['FSC', 'Made to order'],
  }),
  chair('Sadel Bar Stool, 75 cm', {
    about: 'A saddle seat carved from one block of ash and three legs, because three legs never rock. The brass foot ring is solid and replaceable.',
    usp: 'Three legs never rock', size: [38, 76, 38], kg: 4.1, pictures: [shot('chair', '#e0c9a0', '#b9923f')], terms: reduced(12, tiers(190, [4, 10900], [24, 9900])), attributes: { Material: 'Ash, brass', Finish: 'Soap' }, tags: ['FSC', 'Special Deal'],
  }),
  chair('Children’s Bench, Pine', {
    about: 'A bench for two, or for one and a teddy bear, in knotty pine with rounded everything. Passes EN 71-3 for what may be chewed.',
    usp: 'Passes the chewing test', hts: '9401.69', size: [70, 34, 28], kg: 3.4, pictures: [shot('table', '#e3c48f', '#a5794a')], terms: tiers(340, [6, 4200], [36, 3850]), attributes: { Material: 'Pine', 'Age group': '2–7 years', Standard: 'EN 71-3' }, warranty: { fromDelivery: '5 years' },
  }),
  chair('Lounge Chair with Sheepskin', {
    about: 'An oak frame with woven paper cord, as tight on the last row as on the first; the Gotland sheepskin is tied, not glued. Weaving takes a person six hours.',
    usp: 'Six hours of weaving', size: [68, 74, 72], kg: 9.2, packs: [carton(1)], hts: '9401.61', pictures: [shot('chair', '#b98d5a', '#e9e2d3')], terms: upTo(12, tiers(22, [1, 48000], [6, 45500])), attributes: { Material: 'Oak, paper cord, sheepskin' }, tags: ['FSC', 'Handmade'], age: 8,
  }),
  table('Långbord Dining Table, Solid Oak', {
    about: 'Full staves as long as the table, matched from one log where the log allows. Trestles unscrew with a single bolt, so it goes up a Paris staircase.',
    usp: 'Goes up a Paris staircase', pictures: [shot('table', '#c9a06a', '#8a6a3f'), shot('table', '#5a4330', '#33251a')], options: { Length: { '180 cm': 0, '220 cm': 14000, '260 cm': 29000 }, Finish: { 'Oiled natural': 0, 'Smoked': 6500 } }, missing: [['180 cm', 'Smoked']], terms: tiers(60, [1, 89000], [6, 83500], [24, 79000]), size: [182, 12, 92], kg: 48, attributes: { Material: 'Oak', Finish: 'Hard-wax oil', Assembly: 'Two bolts' }, tags: ['FSC', 'Made to order'],
  }),
  table('Klaff Folding Café Table, 70 × 60 cm', {
    about: 'A terrace table that folds to five centimetres and hangs on a hook for the winter. Powder-coated steel legs, top of heat-treated ash that needs no oil.',
    usp: 'Hangs on a hook for the winter', hts: '9403.20', pictures: [shot('table', '#8a6a4a', '#2f3a3f')], terms: tiers(480, [4, 7600], [24, 6950], [96, 6450]), size: [72, 7, 62], kg: 8.6, packs: [carton(1, 1, 1), carton(1, 1, 4)], attributes: { Material: 'Thermo-ash, steel', Assembly: 'None' }, tags: ['FSC', 'Ready to Ship'],
  }),
  table('Sit-Stand Desk Frame with Birch Top', {
    about: 'Two motors, three segments, from 62 to 128 centimetres in fourteen seconds and quietly. The top has linoleum over birch, warm under the wrists and easy to renew.',
    usp: 'Linoleum over birch, two quiet motors', hts: '9403.30', pictures: [shot('table', '#5f6f66', '#d8b98a')], options: { Top: { '120 × 70 cm': 0, '140 × 80 cm': 3200, '160 × 80 cm': 5400 }, Linoleum: ['Olive', 'Mushroom', 'Charcoal'] }, missing: [['160 × 80 cm', 'Olive']], terms: reduced(18, tiers(140, [2, 46000], [12, 42500])), size: [162, 16, 82], kg: 39, attributes: { Material: 'Birch plywood, linoleum, steel', Voltage: '220–240 V', 'Load capacity': '120 kg', Standard: 'EN 527' }, warranty: { fromPurchase: '5 years', fromDelivery: '5 years' }, tags: ['Special Deal'],
  }),
  table('Side Table with Marble Disc, Ekeberg Green', {
    about: 'The stone comes from Kolmården, where it was cut for city halls; our discs are the cores left over. A turned ash foot carries it.',
    usp: 'Cores left over from city halls', pictures: [shot('table', '#3f5f52', '#d8c9ae')], terms: onDemand(2, 40), size: [42, 50, 42], kg: 11, attributes: { Material: 'Kolmården marble, ash' }, tags: ['Recycled'], barcode: false,
  }),
  shelf('Hylla Modular Shelf, Ash', {
    about: 'Uprights, boards and brass pins: three parts from which a wall of books is made in an afternoon. Each board carries forty kilograms at ninety centimetres.',
    usp: 'Three parts, no tools', pictures: [shot('shelf', '#dcc49a', '#b9923f'), shot('shelf', '#3a3f42', '#b9923f')], options: { Height: { '84 cm': 0, '128 cm': 6200, '212 cm': 15400 }, Colour: { Natural: 0, Black: 900 } }, missing: [['212 cm', 'Black']], terms: tiers(220, [2, 18900], [12, 17500]), size: [92, 14, 32], kg: 14, attributes: { Material: 'Ash', 'Load capacity': '40 kg per board', Assembly: 'Without tools' },
  }),
  shelf('Steel Wall Shelf, Powder-Coated, 60 cm', {
    about: 'Folded from one sheet of 1.5 mm steel, with a lip that keeps spice jars in. Two screws hidden behind it; eight colours.',
    usp: 'Folded from one sheet', hts: '9403.20', pictures: [shot('shelf', '#d98a5a', '#a85f32'), shot('shelf', '#5f7a8a', '#3f5562')], terms: reduced(25, tiers(900, [10, 1690], [60, 1520])), size: [60, 10, 14], kg: 1.7, packs: [carton(1, 1, 6)], attributes: { Material: 'Steel', Finish: 'Powder coating', 'Load capacity': '12 kg' }, tags: ['Special Deal'],
  }),
  shelf('Cargo Trolley Shelf on Castors', {
    about: 'Three trays on oak posts with castors of soft rubber. Printers keep paper on it, florists keep pots, restaurants keep wine.',
    usp: 'For paper, pots or wine', pictures: [shot('shelf', '#b9c0b5', '#8a6a3f')], terms: tiers(0, [2, 15900], [12, 14800]), size: [62, 18, 42], kg: 13.5, attributes: { Material: 'Oak, steel', 'Load capacity': '60 kg' },
  }),
  shelf('Coat Rail with Five Pegs', {
    about: 'A rail of solid beech with pegs turned from offcuts of our chair spindles, which is why each rail has five and not six. Oiled, with a hidden hanger.',
    usp: 'Pegs from chair spindles', hts: '4421.99', pictures: [shot('plank', '#d9b583', '#8a6a3f')], terms: tiers(760, [8, 2400], [48, 2180]), size: [62, 8, 7], kg: 0.9, packs: [carton(1, 2, 5)], attributes: { Material: 'Beech', Finish: 'Oil' }, tags: ['FSC', 'Recycled', 'Green Product'],
  }),
  light('Fyr Table Lamp, Opal Glass', {
    about: 'A mouth-blown opal globe on a turned foot, dimmed by touching the foot. It was drawn for a lighthouse museum and lights a good many bedside tables now.',
    usp: 'Dimmed by touching the foot', categories: ['lamps'], hts: '9405.21', pictures: [shot('lamp', '#f3ede0', '#b98d5a'), shot('lamp', '#f3ede0', '#2f3a3f')], options: { Foot: ['Oak', 'Black ash'], Plug: { EU: 0, UK: 80, CH: 80 } }, missing: [['Black ash', 'CH']], terms: tiers(360, [4, 7900], [24, 7300], [96, 6800]), size: [22, 36, 22], kg: 1.9, attributes: { Power: '7 W', 'Light source': 'LED 2700 K, replaceable', Material: 'Glass, wood' }, tags: ['Ready to Ship'],
  }),
  light('Kran Desk Lamp with Counterweight', {
    about: 'The arm is balanced by a cast-iron weight, so it stays where one leaves it without springs. Head of spun aluminium, LED with a colour rendering of 95.',
    usp: 'Balanced by a weight, not by springs', categories: ['lamps'], hts: '9405.21', pictures: [shot('lamp', '#3f5f52', '#b9923f')], terms: reduced(10, tiers(180, [2, 16900], [12, 15600])), size: [60, 18, 24], kg: 3.4, attributes: { Power: '9 W', 'Light source': 'LED 3000 K, CRI 95', Material: 'Aluminium, cast iron' }, tags: [], age: 13,
  }),
  light('Spån Pendant, Shaved Pine', {
    about: 'Shavings of slow-grown pine, each 0.6 mm thick, bent and riveted into a shade that glows amber. Made in Dalarna by two brothers who plane by eye.',
    usp: 'Amber light through pine shavings', categories: ['pendants'], hts: '9405.29', pictures: [shot('pendant-lamp', '#e3b97a', '#8a5a2f')], options: { Diameter: { '35 cm': 0, '45 cm': 3400, '60 cm': 8900 } }, terms: tiers(160, [2, 11900], [12, 10900]), size: [46, 32, 46], kg: 1.2, attributes: { Material: 'Pine', 'Light source': 'E27 LED, not included' }, tags: ['Handmade', 'FSC', 'Plastic-free'],
  }),
  light('Enamel Factory Pendant, 36 cm', {
    about: 'Two coats of enamel on pressed steel, white inside, fired at 820 degrees. The fitting takes a chain, a rod or a steel wire.',
    usp: 'Enamel that shrugs off ladders', categories: ['pendants'], hts: '9405.29', pictures: [shot('pendant-lamp', '#2f5d4a', '#f3efe6'), shot('pendant-lamp', '#23303a', '#f3efe6'), shot('pendant-lamp', '#b5342c', '#f3efe6')], options: { Colour: ['Bottle green', 'Midnight', 'Signal red'] }, terms: tiers(840, [4, 5900], [24, 5400], [120, 4950]), size: [36, 26, 36], kg: 1.7, attributes: { Material: 'Enamelled steel', 'Light source': 'E27 LED, not included', 'Protection class': 'I, IP23' }, tags: ['Ready to Ship', 'Private Label'],
  }),
  light('Floor Lamp with Reading Arm', {
    about: 'A reading light on an upright of blackened steel that slides from 90 to 150 centimetres. The shade is linen laminated to recycled paper.',
    usp: 'Slides from chair to standing height', categories: ['lamps'], hts: '9405.21', pictures: [shot('lamp', '#e6dcc8', '#23282b')], terms: paused(tiers(70, [2, 21900], [12, 20300])), size: [30, 20, 110], kg: 6.4, packs: [unmeasured('Carton', 1)], attributes: { Power: '8 W', 'Light source': 'LED 2700 K', Material: 'Steel, linen' },
  }),
  light('Heat-Treated Pine Decking, 26 × 118 mm', {
    about: 'Småland pine baked at 212 degrees, so that it takes up half the water and needs no salt. Grooved on one side, smooth on the other; it greys evenly.',
    usp: 'Baked, not impregnated', brand: 'granvik', family: 'grv-timber', categories: ['timber'], unit: 'Square metre', hts: '4409.10', pictures: [shot('plank', '#8a5f3a', '#5f3f25')], terms: tiers(1200, [20, 4400], [100, 4050], [400, 3780]), size: [120, 3, 85], kg: 11.5, packs: [], attributes: { Material: 'Thermo-pine', Thickness: '26 mm', Standard: 'EN 335 class 3', Certification: 'PEFC' }, warranty: { fromDelivery: '15 years against rot' }, tags: ['Green Product'], barcode: false,
  }),
]

export const smalandFurniture: Showroom = {
  brands: [{ key: 'granvik', name: 'Granvik', colour: '#8a6a3f' }, { key: 'hylla-verk', name: 'Hyllverket', colour: '#5f7a8a' }, { key: 'norrsken-light', name: 'Norrljus', colour: '#2f5d4a' }],
  families: [{ key: 'grv-seating', name: 'Seating' }, { key: 'grv-tables', name: 'Tables' }, { key: 'grv-shelving', name: 'Shelving' }, { key: 'grv-light', name: 'Lighting' }, { key: 'grv-timber', name: 'Timber' }],
  company: {
    key: 'granvik-mobler', name: 'Granvik Möbler', kind: 'seller', country: 'SE', city: 'Värnamo', zip: '331 53', address: 'Silkesvägen 27', lat: 57.1861, lng: 14.0401,
    website: 'https://granvik.example', email: 'order@granvik.example',
    description: 'Granvik turned spindles for other people’s chairs until 1966, when a customer went bankrupt and left us with eleven thousand spindles and no chair. Bo Granvik drew one over a weekend. It is still in production.\n\nWe make seating, tables, shelving and lamps for restaurants, schools and shops that sell to people who keep things. Every spare part since 1966 can be ordered by the number under the seat.',
    bannerTitle: 'Furniture with a number under the seat', bannerSubtitle: 'Every spare part since 1966', established: '1934-05-14', employees: 96, ownership: 'Family owned', turnoverUsd: 31_500_000, exportPercent: 64,
    exportCountries: ['NO', 'DK', 'FI', 'DE', 'NL', 'GB', 'FR', 'CH', 'AT', 'BE', 'US', 'JP', 'KR'], industries: ['furniture', 'building'], brands: ['granvik', 'hylla-verk', 'norrsken-light'],
    branches: [{ name: 'Gothenburg terminal', country: 'SE', city: 'Göteborg', code: 'SE-GOT', address: 'Ytterhamnsvägen 5', zip: '418 34', lat: 57.6976, lng: 11.8721 }],
    certificates: ['FSC Chain of Custody', 'ISO 14001:2015', 'ISO 9001:2015', 'Möbelfakta'], contact: { firstName: 'Ingrid', lastName: 'Granvik', phoneCode: '+46', phone: '370 301 244', status: 1 }, palette: { main: '#3f5f52', accent: '#d8b98a' },
  },
  products,
}
