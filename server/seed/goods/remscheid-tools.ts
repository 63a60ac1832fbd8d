import { box, carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'bergmann-werkzeug', number: 2101, code: 'BGM', origin: 'DE', currency: 'EUR', barcodes: 'EAN-13' })

const hand = line({ brand: 'kornhaus', family: 'bgm-hand', categories: ['hand-tools'], unit: 'Piece', packs: [box(1, 1, 6), carton(2, 1, 12)], attributes: { Region: 'Bergisches Land' }, warranty: { fromPurchase: '25 years' }, tags: ['Ready to Ship'] })
const power = line({ brand: 'tellmann', family: 'bgm-power', categories: ['power-tools'], unit: 'Piece', packs: [carton(1), carton(2, 2)], attributes: { Voltage: '18 V' }, warranty: { fromPurchase: '36 months', fromShipping: '37 months' } })
const fixing = line({ brand: 'kornhaus', family: 'bgm-fixings', categories: ['pipes'], unit: 'Box', packs: [carton(2, 2, 3)], attributes: {}, tags: ['Ready to Ship'] })
const safety = line({ brand: 'schirmer-safe', family: 'bgm-safety', categories: ['safety'], packs: [carton(2, 1, 12)], attributes: {} })

const products = [
  hand('Combination Spanner Set, 12 Pieces, 8–19 mm', {
    about: 'Drop-forged in Remscheid from chrome-vanadium, ring offset by fifteen degrees and polished at the jaw only, where it matters. Each size is lasered on both sides and sits in foam that shows a gap.',
    points: ['Chrome-vanadium 31CrV3', 'DIN 3113 form A', 'Two-colour foam inlay'], usp: 'The foam shows what is missing', unit: 'Set', hts: '8204.11', pictures: [shot('hand-tool', '#b4bcc1', '#b5342c')], terms: tiers(860, [4, 5400], [24, 4980], [120, 4600]), size: [34, 5, 24], kg: 1.9, packs: [carton(1, 1, 4)], attributes: { Material: 'Chrome-vanadium steel', Standard: 'DIN 3113' },
  }),
  hand('Locksmith’s Hammer, Ash Handle', {
    about: 'A face hardened to 54 HRC on a body that is left tough, so it does not chip. The handle is ash with the grain along the swing, wedged twice.',
    usp: 'Grain along the swing', hts: '8205.20', pictures: [shot('hand-tool', '#5a6065', '#c9a06a')], options: { Head: { '300 g': 0, '500 g': 140, '1000 g': 420 } }, terms: tiers(2200, [12, 990], [72, 895], [360, 820]), size: [32, 4, 11], kg: 0.62, attributes: { Material: 'C45 steel, ash', Standard: 'DIN 1041' },
  }),
  hand('Bench Plane No. 4, Ductile Iron', {
    about: 'The sole is ground after the body has rested for six months, and stays flat within three hundredths. Blade of O1 steel, ready to work out of the box.',
    usp: 'Rested six months before it is ground', hts: '8205.30', pictures: [shot('hand-tool', '#3a4044', '#8a5a2f')], terms: reduced(14, tiers(130, [2, 11900], [12, 10900])), size: [26, 15, 8], kg: 1.9, packs: [box(1), carton(2, 2)], attributes: { Material: 'Ductile iron, beech' }, tags: ['Special Deal'],
  }),
  hand('VDE Screwdriver Set, 7 Pieces, 1000 V', {
    about: 'Insulation moulded through the shaft to the tip and tested piece by piece at ten thousand volts in water. Handles tell slot from cross by colour and by touch.',
    usp: 'Tested in water at ten thousand volts', unit: 'Set', hts: '8205.40', pictures: [shot('hand-tool', '#c8352b', '#f0b429')], terms: tiers(1400, [6, 2490], [36, 2290], [180, 2120]), size: [26, 4, 20], kg: 0.74, packs: [carton(1, 1, 12)], attributes: { Voltage: '1000 V AC', Standard: 'EN IEC 60900' }, tags: ['Ready to Ship', 'Private Label'],
  }),
  hand('Folding Rule, Beech, 2 m', {
    about: 'Ten links of five-year beech with steel springs that click for decades. Both sides printed, one of them free for your name from 250 pieces.',
    usp: 'One side is free for your name', hts: '9017.80', pictures: [shot('hand-tool', '#e8cf8a', '#2f3a3f')], terms: tiers(9800, [50, 290], [250, 255], [1000, 228]), size: [24, 2, 3.5], kg: 0.13, packs: [box(1, 10, 5)], attributes: { Material: 'Beech', Grade: 'EC class III' }, tags: ['Private Label', 'FSC'],
  }),
  hand('Water Pump Pliers, 250 mm', {
    about: 'Nineteen positions set at the push of a button, jaws with teeth that run against the turn. Self-locking on pipe, so the hand only turns.',
    usp: 'Nineteen positions, one button', hts: '8203.20', pictures: [shot('hand-tool', '#4a6a8a', '#23303a')], terms: tiers(1800, [6, 1690], [36, 1540]), size: [27, 3, 7], kg: 0.36, attributes: { Material: 'Chrome-vanadium steel', Finish: 'Atramentised' },
  }),
  hand('Workshop Vice, Forged, 125 mm', {
    about: 'Forged, not cast, with a guide that can be re-tensioned when the grandson complains. The anvil behind the jaw may be struck.',
    usp: 'The anvil may be struck', hts: '8205.70', pictures: [shot('hand-tool', '#2f5d7a', '#9aa3a8')], terms: upTo(20, tiers(48, [1, 18900], [8, 17400])), size: [42, 20, 20], kg: 13, packs: [carton(1)], attributes: { Material: 'Forged steel', 'Load capacity': '30 kN clamping force' }, tags: ['Made to order'],
  }),
  power('Cordless Drill Driver, Brushless, 18 V', {
    about: 'Sixty newton metres, a metal chuck and a light that shines where the drill is, not above it. The housing opens with six screws, and the switch, chuck and motor are stocked for ten years.',
    points: ['60 Nm hard, 32 Nm soft', 'Two gears, 0–500 and 0–1900 rpm', 'Two 4.0 Ah batteries and charger'], usp: 'Six screws and ten years of spares', hts: '8467.21', pictures: [shot('drill', '#2f6b5b', '#23282b'), shot('drill', '#2f6b5b', '#f0b429')],
    options: { Kit: { 'Bare tool': 0, 'Two batteries, 4.0 Ah': 7900 }, Plug: { EU: 0, UK: 150 } }, missing: [['Bare tool', 'UK']], terms: tiers(420, [2, 8900], [12, 8250], [60, 7700]), size: [22, 24, 9], kg: 1.6, attributes: { Power: '60 Nm', 'Battery life': 'about 300 screws 6 × 80' }, tags: ['Ready to Ship'],
  }),
  power('Rotary Hammer SDS, 900 W', {
    about: 'Three joules of blow at five kilograms of weight, with a handle that floats on springs. Dust is drawn off at the bit if one likes to breathe.',
    usp: 'A handle that floats on springs', hts: '8467.21', pictures: [shot('drill', '#3a4044', '#2f6b5b')], terms: reduced(16, tiers(160, [1, 19900], [10, 18300])), size: [40, 24, 12], kg: 4.9, packs: [carton(1)], attributes: { Voltage: '230 V', Power: '900 W', 'Protection class': 'II' }, tags: ['Special Deal'],
  }),
  power('Random Orbit Sander, 125 mm, Dust-Sealed', {
    about: 'Bearings sealed against its own dust, a pad brake against scratches and a hose that turns with the hand. Sanding discs sold by the hundred in the same carton size.',
    usp: 'Sealed against its own dust', hts: '8467.29', pictures: [shot('drill', '#2f6b5b', '#c9ced1')], terms: tiers(280, [2, 11900], [12, 10900]), size: [26, 16, 13], kg: 1.5, attributes: { Voltage: '230 V', Power: '400 W', Diameter: '125 mm' }, tags: [], age: 7,
  }),
  power('Jigsaw with Cork-Lined Baseplate', {
    about: 'Four pendulum strokes, a blade guide of hardened pins, a base lined with cork for veneered boards. The cable unplugs at the tool, so that a torn one is a part and not a repair.',
    usp: 'The cable is a part, not a repair', hts: '8467.22', pictures: [shot('drill', '#2f6b5b', '#b98d5e')], terms: tiers(0, [2, 14900], [12, 13600]), size: [27, 21, 9], kg: 2.6, attributes: { Voltage: '230 V', Power: '720 W' }, tags: [],
  }),
  power('Battery Pack 18 V, 4.0 Ah, Repairable', {
    about: 'Ten round cells behind two screws, with a board that reports its age by blinking. UN 38.3 tested; shipped at thirty per cent charge as UN 3480 under P965.',
    usp: 'Two screws, ten cells', categories: ['energy', 'power-tools'], hts: '8507.60', pictures: [shot('battery', '#23282b', '#2f6b5b', '18 V', '4.0 Ah, 72 Wh')], terms: tiers(1400, [4, 4900], [24, 4500], [120, 4150]), size: [12, 7, 8], kg: 0.72, packs: [box(1), carton(2, 3, 2)], attributes: { Capacity: '72 Wh', Standard: 'UN 38.3' }, warranty: { fromPurchase: '24 months or 800 cycles' },
  }),
  fixing('Wood Screws, Star Drive, 5 × 60 mm', {
    about: 'A shank cutter and a ribbed head let the screw go in flush without pre-drilling. Yellow passivated, free of chromium VI, with a bit in every box.',
    usp: 'Flush without pre-drilling', hts: '7318.12', pictures: [shot('screws', '#d0a94a', '#2f5d7a', 'Kornhaus', '5 × 60, 200 pcs')], options: { Length: { '40 mm': 0, '60 mm': 160, '80 mm': 340, '120 mm': 780 } }, terms: tiers(8600, [20, 690], [100, 615], [500, 548]), size: [16, 9, 11], kg: 1.45, attributes: { Material: 'Hardened steel', Thread: '5 mm partial', Standard: 'ETA-assessed' },
  }),
  fixing('Stainless Hex Bolts A4-70, DIN 933, M8', {
    about: 'Marine-grade bolts with full thread and a test certificate 3.1 for each heat. Counted by weight into boxes of one hundred; nuts and washers have the same article number with a letter.',
    usp: 'Certificate 3.1 with each heat', hts: '7318.15', pictures: [shot('screws', '#b4bcc1', '#3a4044', 'A4-70', 'M8 × 40, 100 pcs')], terms: reduced(9, tiers(3400, [10, 2490], [60, 2280])), size: [15, 8, 10], kg: 2.35, attributes: { Material: 'Stainless steel A4-70', Thread: 'M8', Standard: 'DIN 933' }, tags: [],
  }),
  fixing('Nylon Wall Plugs, Assorted, 300 Pieces', {
    about: 'Three diameters in a tray that can be refilled from bags. They spread in brick, knot in plasterboard and hold eighty kilograms in concrete.',
    usp: 'Spreads, knots, holds', hts: '3925.90', pictures: [shot('screws', '#a9b0b5', '#c8352b', 'Dübel', '6, 8, 10 mm')], terms: tiers(4200, [12, 540], [96, 480]), size: [20, 5, 15], kg: 0.52, attributes: { Material: 'Nylon PA 6' }, tags: ['Private Label'], packs: [unmeasured('Carton', 24)],
  }),
  safety('Work Gloves, Goatskin and Cotton', {
    about: 'Goat at the palm for feeling, cotton at the back for air, a strap at the wrist against sawdust. A glove for people who take gloves off to work.',
    usp: 'For those who take gloves off to work', unit: 'Pair', hts: '4203.29', pictures: [shot('glove', '#c9a06a', '#3a4a5a')], options: { Size: ['8', '9', '10', '11'] }, terms: tiers(5400, [12, 590], [120, 528], [600, 475]), size: [12, 4, 26], kg: 0.12, attributes: { Material: 'Goat leather, cotton', Standard: 'EN 388: 2122X' }, tags: ['Ready to Ship'],
  }),
  safety('Cut-Resistant Gloves, Level D, Nitrile Dip', {
    about: 'A thirteen-gauge knit of glass-free yarn, sandy nitrile on palm and fingers. Touch screens answer to the thumb; washable five times at forty degrees.',
    usp: 'Level D without glass fibre', unit: 'Pair', hts: '6116.10', pictures: [shot('glove', '#5a6a75', '#23282b')], terms: reduced(20, tiers(7200, [24, 780], [240, 690])), size: [11, 3, 25], kg: 0.07, attributes: { Material: 'HPPE, nitrile', Standard: 'EN 388: 4X42D' }, tags: ['Special Deal'], age: 12,
  }),
  safety('Safety Helmet with Ratchet, Vented', {
    about: 'A shell of ABS with six vents and a harness of woven textile that comes out for washing. Slots for ear defenders and visor are standard, the date clock is inside the peak.',
    usp: 'The harness comes out for washing', unit: 'Piece', hts: '6506.10', pictures: [shot('helmet', '#f0b429', '#23282b'), shot('helmet', '#f3f3ef', '#2f5d7a')], options: { Colour: ['Yellow', 'White', 'Blue', 'Green'] }, terms: tiers(2600, [10, 1190], [60, 1070], [300, 965]), size: [23, 16, 29], kg: 0.39, packs: [carton(2, 2, 5)], attributes: { Material: 'ABS', Standard: 'EN 397' }, tags: ['Private Label', 'Ready to Ship'],
  }),
  safety('Half Mask Respirator, Reusable, Two Filters', {
    about: 'Soft thermoplastic that seals on narrow and wide faces, bayonet filters a quarter turn on. Valves and straps are stocked separately.',
    usp: 'Seals on narrow and wide faces', unit: 'Piece', hts: '9020.00', pictures: [shot('mask', '#7a8a92', '#b5342c')], terms: onDemand(20, 1800), size: [17, 12, 14], kg: 0.21, packs: [carton(2, 2, 3)], attributes: { Material: 'TPE', Standard: 'EN 140' }, tags: [],
  }),
  safety('FFP2 Folding Mask, Individually Wrapped', {
    about: 'Four layers without valve, nose bridge sewn in, made and tested in Wuppertal. A carton of twenty in paper, not in film.',
    usp: 'Made and tested in Wuppertal', unit: 'Box of 20', hts: '6307.90', pictures: [shot('mask', '#f3f6f7', '#9fb5c0')], terms: tiers(3800, [10, 890], [100, 760], [1000, 650]), size: [18, 10, 12], kg: 0.19, packs: [carton(2, 3, 5)], attributes: { Standard: 'EN 149 FFP2 NR', 'Shelf life': '5 years' }, tags: ['Ready to Ship', 'Private Label'],
  }),
]

export const remscheidTools: Showroom = {
  brands: [{ key: 'kornhaus', name: 'Kornhaus 1887', colour: '#b5342c' }, { key: 'tellmann', name: 'Tellmann Elektrowerkzeug', colour: '#2f6b5b' }, { key: 'schirmer-safe', name: 'Schirmer Arbeitsschutz', colour: '#f0b429' }],
  families: [{ key: 'bgm-hand', name: 'Hand tools' }, { key: 'bgm-power', name: 'Power tools' }, { key: 'bgm-fixings', name: 'Fixings' }, { key: 'bgm-safety', name: 'Protective equipment' }],
  company: {
    key: 'bergmann-werkzeug', name: 'Bergmann & Söhne Werkzeughandel', kind: 'seller', country: 'DE', city: 'Remscheid', zip: '42859', address: 'Lenneper Straße 47', lat: 51.1787, lng: 7.2035,
    website: 'https://bergmann-werkzeug.example', email: 'export@bergmann-werkzeug.example',
    description: 'In the valleys around Remscheid every second stream once drove a hammer. Bergmann has collected what those hammers made since 1887, first by handcart and now from two halls beside the motorway.\n\nWe stock fourteen thousand articles, of which this showroom carries the ones that travel best. Spare parts for everything electric are kept for ten years after the last delivery, in writing.',
    bannerTitle: 'Tools from the valley of hammers', bannerSubtitle: 'Spare parts for ten years, in writing', established: '1887-09-01', employees: 118, ownership: 'Family owned', turnoverUsd: 52_300_000, exportPercent: 58,
    exportCountries: ['AT', 'CH', 'NL', 'BE', 'LU', 'FR', 'PL', 'CZ', 'DK', 'SE', 'NO', 'GB', 'IT', 'US', 'AE', 'ZA'], industries: ['machinery', 'workplace', 'building'], brands: ['kornhaus', 'tellmann', 'schirmer-safe'],
    branches: [{ name: 'Hückeswagen hall', country: 'DE', city: 'Hückeswagen', code: 'DE-HWG', address: 'Industriestraße 12', zip: '42499', lat: 51.1478, lng: 7.3417 }, { name: 'Service Wien', country: 'AT', city: 'Wien', code: 'AT-VIE', address: 'Perfektastraße 61', zip: '1230', lat: 48.1371, lng: 16.3107 }],
    certificates: ['ISO 9001:2015', 'ISO 14001:2015', 'AEO Full', 'EcoVadis Silver'], contact: { firstName: 'Katrin', lastName: 'Bergmann', phoneCode: '+49', phone: '2191 46 0810', status: 1 }, palette: { main: '#b5342c', accent: '#3a4044' },
  },
  products,
}
