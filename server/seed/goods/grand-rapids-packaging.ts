import { bale, carton, roll, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'three-rivers-packaging', number: 24010, code: 'TRP', origin: 'US', barcodes: 'UPC-A' })

const boxed = line({ brand: 'cartwell', family: 'trp-boxes', categories: ['boxes'], hts: '4819.10', attributes: { Certification: 'FSC Recycled' }, tags: ['FSC', 'Recycled', 'Ready to Ship'] })
const film = line({ brand: 'clearwrap', family: 'trp-films', categories: ['films'], unit: 'Roll', attributes: {} })
const pallet = line({ brand: 'tamarack', family: 'trp-pallets', categories: ['pallets'], unit: 'Piece', packs: [], barcode: false, attributes: {} })
const drums = line({ brand: 'tamarack', family: 'trp-drums', categories: ['pallets'], unit: 'Piece', packs: [], attributes: {} })
const safety = line({ brand: 'ironbark-safety', family: 'trp-safety', categories: ['safety'], attributes: {} })

const products = [
  boxed('Corrugated Shipping Box, 12 × 9 × 6 in, 32 ECT', {
    about: 'Kraft board from 95 per cent recovered fibre, printed with one grey line that shows where to tape. Bundled in 25 with a paper band, so there is no strap to cut.',
    points: ['Regular slotted, C flute', '32 ECT', 'Bundles of 25'], usp: 'A line that shows where to tape', unit: 'Bundle of 25', pictures: [shot('box-corrugated', '#c49a66', '#8a6a3f')], options: { Size: { '9 × 6 × 4 in': 0, '12 × 9 × 6 in': 620, '16 × 12 × 8 in': 1340, '20 × 14 × 10 in': 2480 }, Wall: { Single: 0, Double: 900 } }, missing: [['9 × 6 × 4 in', 'Double']], terms: tiers(6800, [4, 1190], [40, 1040], [200, 925]), size: [56, 13, 46], kg: 5.4, packs: [bale(1, 1, 8)],
  }),
  boxed('Mailer Box, Printed One Colour, E Flute', {
    about: 'A folding mailer that locks without glue and opens like a book. Water-based ink in your colour from 500 pieces; plate charge is refunded on the third order.',
    usp: 'Locks without glue', unit: 'Bundle of 50', pictures: [shot('box-corrugated', '#e6e0d3', '#2f6b5b', 'your mark'), shot('box-corrugated', '#b98a55', '#3a2a20', 'your mark')], options: { Board: { Kraft: 0, White: 420 } }, terms: tiers(2400, [10, 3900], [50, 3450], [200, 3100]), size: [40, 18, 32], kg: 6.8, packs: [bale(1, 1, 4)], tags: ['Private Label', 'FSC', 'Recycled'],
  }),
  boxed('Wine Shipper for Six, Moulded Pulp', {
    about: 'Trays of pulp hold six bottles by the shoulder and the base, and have passed ISTA 3A from 76 centimetres. Everything goes into one recycling bin.',
    usp: 'Drop-tested, one recycling bin', unit: 'Set of 10', hts: '4823.70', pictures: [shot('carton', '#a58a6b', '#5f1f2a', 'six bottles')], terms: reduced(15, tiers(860, [5, 4900], [50, 4400])), size: [52, 62, 38], kg: 8.2, attributes: { Standard: 'ISTA 3A', Material: 'Moulded pulp, corrugated board' }, tags: ['Plastic-free', 'Recycled', 'Special Deal'],
  }),
  boxed('Kraft Paper Roll, 40 lb, 24 Inch', {
    about: 'Natural kraft for wrapping and void fill, 900 feet on a core that fits every cutter. Made at Kalamazoo with steam from its own bark.',
    usp: 'Made with steam from its own bark', unit: 'Roll', hts: '4804.31', pictures: [shot('paper-roll', '#b98a55', '#8a6a3f')], terms: tiers(1400, [6, 2690], [48, 2420], [192, 2200]), size: [23, 61, 23], kg: 16.5, packs: [unmeasured('Roll', 1)], attributes: { 'Fabric weight': '65 g/m²' },
  }),
  boxed('Honeycomb Paper Wrap, Expandable, 250 m', {
    about: 'Slit paper that opens into cells when pulled and does for a vase what bubble film did. No machine; a cardboard dispenser comes with the first ten rolls.',
    usp: 'Opens into cells when pulled', unit: 'Roll', hts: '4823.90', categories: ['boxes', 'films'], pictures: [shot('paper-roll', '#d9b583', '#a5794a')], terms: tiers(2200, [4, 3400], [40, 3050]), size: [30, 40, 30], kg: 7.2, packs: [carton(1), carton(2, 2)], tags: ['Plastic-free', 'Green Product', 'FSC'], age: 6,
  }),
  boxed('Water-Activated Tape, Reinforced, 72 mm', {
    about: 'Glass yarn in kraft with starch glue: wet it, and the strip becomes part of the box. Thieves cannot lift it, which is why pharmacies ask for it.',
    usp: 'Becomes part of the box', unit: 'Roll', hts: '4811.41', categories: ['films', 'boxes'], pictures: [shot('paper-roll', '#c49a66', '#e6dcc8')], terms: tiers(8200, [10, 890], [100, 795], [1000, 715]), size: [17, 7.2, 17], kg: 1.5, packs: [carton(2, 1, 5)], tags: ['Private Label', 'Ready to Ship'],
  }),
  boxed('Shredded Crinkle Paper, Natural, 10 lb', {
    about: 'Offcuts of our own boxes, slit and crimped. Sixteen shades if wanted, all from coloured stock and none of them dyed.',
    usp: 'Our own offcuts, crimped', unit: 'Carton', hts: '4823.90', pictures: [shot('carton', '#d8c39a', '#6b8a5a', 'crinkle, 10 lb')], terms: tiers(0, [4, 1890], [40, 1690]), size: [45, 35, 40], kg: 5.1, packs: [carton(1)], tags: ['Recycled', 'Plastic-free'],
  }),
  film('Machine Stretch Film, 80 Gauge, 30 % Recycled', {
    about: 'A seven-layer cast film that stretches to 280 per cent and still clings on the inside only. Thirty per cent of it was stretch film before, collected from the customers who buy it.',
    usp: 'Collected from those who buy it', hts: '3920.10', pictures: [shot('stretch-film', '#c8dbe6', '#2f6b9a')], options: { Gauge: { '63': -300, '80': 0, '90': 380 } }, terms: tiers(1900, [4, 4900], [40, 4450], [160, 4090]), size: [26, 51, 26], kg: 16.4, packs: [roll(1)], attributes: { Thickness: '20 µm', Material: 'LLDPE, 30 % recycled' }, tags: ['Recycled', 'Ready to Ship'],
  }),
  film('Hand Stretch Film, Coreless, Four Rolls', {
    about: 'No core, so nothing is left over; two reusable handles come in the first box. Pre-stretched film that needs half the pull.',
    usp: 'No core, half the pull', unit: 'Pack of 4', hts: '3920.10', pictures: [shot('stretch-film', '#dfe8ec', '#3f7a4a')], terms: reduced(10, tiers(3200, [6, 2690], [60, 2390])), size: [28, 45, 28], kg: 6.2, packs: [carton(1), carton(2, 2)], attributes: { Material: 'LLDPE' }, tags: ['Special Deal'],
  }),
  film('Compostable Mailer, 10 × 13 in', {
    about: 'Maize starch and PBAT, certified for the garden heap and not only for the plant in the next state. Double adhesive strip for the return.',
    usp: 'Composts in a garden heap', unit: 'Pack of 100', hts: '3923.29', pictures: [shot('pouch', '#3f5f4a', '#e6dcc8', 'home compost')], terms: tiers(2600, [10, 1690], [100, 1480]), size: [33, 6, 26], kg: 1.4, packs: [carton(1, 1, 6)], attributes: { Certification: 'Home compostable, AS 5810', 'Shelf life': '12 months' }, tags: ['Green Product', 'Private Label'], age: 11,
  }),
  film('Air Cushion Film for Inflators, 600 m', {
    about: 'For the common eight-inch machines: a perforation every ten centimetres and a film that holds its air for a month. Shipped flat, four hundred times smaller than what it becomes.',
    usp: 'Holds its air for a month', hts: '3920.10', pictures: [shot('stretch-film', '#e3eef2', '#d98a3a')], terms: tiers(760, [4, 3900], [40, 3500]), size: [20, 20, 20], kg: 5.8, packs: [carton(2)], attributes: { Material: 'HDPE, 50 % recycled' }, tags: ['Recycled'],
  }),
  film('Pallet Hood, Clear, 48 × 40 × 60 in', {
    about: 'Gusseted hoods on a roll, torn off one by one. Keeps rain from a load between dock and trailer; a lip on the fold helps cold fingers.',
    usp: 'A lip for cold fingers', unit: 'Roll of 50', hts: '3923.21', pictures: [shot('stretch-film', '#eef3f4', '#9aa3a8')], terms: tiers(310, [2, 11900], [20, 10800]), size: [30, 125, 30], kg: 21, packs: [roll(1)], attributes: { Material: 'LDPE', Thickness: '75 µm' },
  }),
  pallet('GMA Pallet 48 × 40 in, New, Heat-Treated', {
    about: 'Seven deck boards of southern Michigan hardwood, nailed with screw-shank nails and stamped for export. Built to order by the truckload in two days.',
    usp: 'A truckload in two days', hts: '4415.20', pictures: [shot('pallet', '#c9a06a', '#8a6a3f')], terms: tiers(4800, [20, 1690], [264, 1490], [1056, 1380]), size: [121.9, 14.1, 101.6], kg: 19.5, attributes: { Material: 'Mixed hardwood', Standard: 'ISPM 15, HT', 'Load capacity': '1,130 kg' }, tags: ['Ready to Ship'],
  }),
  pallet('EUR-1 Pallet 120 × 80 cm for Export to Europe', {
    about: 'Licensed exchange pallets kept for exporters who do not want to hear about pallets from a German dock. Grade A, dry, from indoors.',
    usp: 'For exporters to Europe', hts: '4415.20', pictures: [shot('pallet', '#d2ad78', '#9b7b4a')], terms: onDemand(33, 2600), size: [80, 14.4, 120], kg: 24, attributes: { Standard: 'UIC 435-2, ISPM 15', 'Load capacity': '1,500 kg' }, tags: ['Recycled'],
  }),
  pallet('Nestable Plastic Pallet, 48 × 40 in', {
    about: 'Moulded from crates and caps, nine feet, nests forty high. For food plants that hose down and for air freight that counts kilograms.',
    usp: 'Nests forty high', hts: '3923.10', pictures: [shot('pallet', '#3a4044', '#5a6a75')], terms: reduced(20, tiers(1200, [20, 2190], [240, 1950])), size: [121.9, 13.5, 101.6], kg: 7.3, attributes: { Material: 'Recycled HDPE', 'Load capacity': '900 kg dynamic' }, tags: ['Recycled', 'Special Deal'],
  }),
  drums('Steel Drum, Open Head, 55 Gallon, UN-Rated', {
    about: 'Cold-rolled steel with a phenolic lining and a bolt ring that has left no one angry. UN 1A2 for solids and liquids; colours from stock are black and blue.',
    usp: 'UN 1A2, lined', hts: '7310.10', pictures: [shot('drum', '#23457a', '#c9ced1'), shot('drum', '#23282b', '#c9ced1')], options: { Colour: ['Blue', 'Black'], Lining: { Phenolic: 0, Unlined: -450 } }, missing: [['Blue', 'Unlined']], terms: tiers(840, [4, 6900], [32, 6350], [160, 5900]), size: [59, 89, 59], kg: 19.8, attributes: { Capacity: '208 l', Standard: 'UN 1A2/X430/S' }, tags: [],
  }),
  drums('HDPE Jerrycan, 20 Litre, Stackable', {
    about: 'Natural HDPE with a litre scale and a handle that takes a gloved hand. Stacks four high when full; caps come vented or plain.',
    usp: 'Stacks four high when full', hts: '3923.30', pictures: [shot('jerrycan', '#e9eef0', '#2f5d9a')], terms: tiers(5200, [24, 790], [240, 690], [960, 620]), size: [29, 39, 25], kg: 1.1, packs: [bale(3, 2, 2)], attributes: { Capacity: '20 l', Material: 'HDPE', Standard: 'UN 3H1/Y1.9' }, tags: ['Ready to Ship'],
  }),
  safety('High-Visibility Vest, Class 2, Zip', {
    about: 'Mesh where the back sweats, solid where the reflector sits, a clear pocket for the badge. Five tape cycles more than the standard asks.',
    usp: 'Mesh where the back sweats', unit: 'Piece', hts: '6211.33', pictures: [shot('jacket', '#d7f02a', '#b4bcc1'), shot('jacket', '#f0752a', '#b4bcc1')], options: { Size: ['S/M', 'L/XL', 'XXL'], Colour: ['Lime', 'Orange'] }, missing: [['S/M', 'Orange']], terms: reduced(25, tiers(4200, [25, 690], [250, 590])), size: [28, 2, 24], kg: 0.16, packs: [carton(1, 1, 50)], attributes: { Standard: 'ANSI/ISEA 107 class 2', Material: 'Polyester, recycled' }, tags: ['Recycled', 'Special Deal'],
  }),
  safety('Nitrile Gloves, Powder-Free, 5 mil', {
    about: 'Textured fingertips, a rolled cuff that stays up, food-contact approved. The box tears open to the full width so that one glove comes out and not three.',
    usp: 'One glove comes out, not three', unit: 'Box of 100', hts: '4015.12', origin: 'MY', direct: false, pictures: [shot('glove', '#3a5a8a', '#c9d3dd')], options: { Size: ['S', 'M', 'L', 'XL'] }, terms: tiers(26000, [20, 790], [200, 690], [2000, 610]), size: [24, 7, 12], kg: 0.56, packs: [carton(1, 2, 5)], attributes: { Material: 'Nitrile', Thickness: '0.13 mm', 'Shelf life': '5 years' }, tags: ['Ready to Ship'],
  }),
  safety('Cellulose Absorbent Socks, 3 in × 4 ft', {
    about: 'Ground newspaper in a polypropylene sleeve, laid around a leaking machine. Takes up a gallon each and may be burnt for heat where the law allows.',
    usp: 'A gallon each, made from newspaper', unit: 'Case of 40', hts: '6307.90', pictures: [shot('box-corrugated', '#b9b2a4', '#2f5d7a', 'absorbent')], terms: upTo(120, tiers(180, [2, 6900], [24, 6200])), size: [60, 30, 45], kg: 17, packs: [carton(1)], attributes: { Capacity: '3.8 l each', Material: 'Recycled cellulose' }, tags: ['Recycled'],
  }),
]

export const grandRapidsPackaging: Showroom = {
  brands: [{ key: 'cartwell', name: 'Cartwell Board', colour: '#a5794a' }, { key: 'clearwrap', name: 'Clearwater Wrap', colour: '#2f6b9a' }, { key: 'tamarack', name: 'Tamarack Load', colour: '#3f5f4a' }, { key: 'ironbark-safety', name: 'Ironbark Safety', colour: '#d98a3a' }],
  families: [{ key: 'trp-boxes', name: 'Boxes and paper' }, { key: 'trp-films', name: 'Films' }, { key: 'trp-pallets', name: 'Pallets' }, { key: 'trp-drums', name: 'Drums and cans' }, { key: 'trp-safety', name: 'Workplace safety' }],
  company: {
    key: 'three-rivers-packaging', name: 'Three Rivers Packaging Supply', kind: 'seller', country: 'US', city: 'Grand Rapids', zip: 'MI 49503', address: '1140 Front Avenue NW', lat: 42.9779, lng: -85.6791,
    website: 'https://threeriverspackaging.example', email: 'orders@threeriverspackaging.example',
    description: 'Furniture made Grand Rapids, and furniture needs boxes. Walter Vandermeer cut the first ones in 1951 on a machine that still stands in the lobby and still works, which our safety officer regrets.\n\nWe convert board and film in two plants, build pallets in a third and stock what a shipping room needs around them. Employee owned since 2004.',
    bannerTitle: 'Everything around the goods', bannerSubtitle: 'Boxes, film, pallets and drums from Michigan', established: '1951-03-30', employees: 228, ownership: 'Employee owned', turnoverUsd: 74_500_000, exportPercent: 22,
    exportCountries: ['CA', 'MX', 'CR', 'PA', 'DO', 'JM', 'BS', 'GB', 'CO'], industries: ['workplace'], brands: ['cartwell', 'clearwrap', 'tamarack', 'ironbark-safety'],
    branches: [{ name: 'Pallet yard Holland', country: 'US', city: 'Holland', code: 'US-HLM', address: '4480 136th Avenue', zip: 'MI 49424', lat: 42.8028, lng: -86.0841 }, { name: 'Laredo cross-dock', country: 'US', city: 'Laredo', code: 'US-LRD', address: '13602 Port Drive', zip: 'TX 78045', lat: 27.6602, lng: -99.5206 }],
    certificates: ['FSC Chain of Custody', 'SFI Chain of Custody', 'ISO 9001:2015', 'ISTA Certified Laboratory'], contact: { firstName: 'Denise', lastName: 'Vandermeer', phoneCode: '+1', phone: '616 555 0142', status: 1 }, palette: { main: '#3f5f4a', accent: '#c49a66' },
  },
  products,
}
