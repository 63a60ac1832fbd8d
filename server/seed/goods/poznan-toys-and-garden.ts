import { bag, box, carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'lipowy-dwor', number: 2801, code: 'LIP', origin: 'PL', currency: 'EUR' })

const toy = line({ brand: 'drewko', family: 'lip-toys', categories: ['toys'], unit: 'Piece', hts: '9503.00', packs: [carton(2, 2, 2)], attributes: { Standard: 'EN 71-1, -2, -3', Certification: 'FSC 100 %' }, tags: ['FSC', 'Plastic-free'] })
const plush = line({ brand: 'mis-i-ska', family: 'lip-plush', categories: ['toys'], unit: 'Piece', hts: '9503.00', packs: [carton(2, 2, 4)], attributes: { Standard: 'EN 71-1, -2, -3', Care: 'Machine wash at 30 °C' } })
const pot = line({ brand: 'zielnik', family: 'lip-pots', categories: ['plant-pots'], unit: 'Piece', packs: [carton(2, 2, 2)], attributes: {} })
const garden = line({ brand: 'zielnik', family: 'lip-garden', categories: ['garden-tools'], unit: 'Piece', packs: [carton(1, 2, 5)], attributes: {} })
const pet = line({ brand: 'burek', family: 'lip-pets', categories: ['pets'], unit: 'Piece', attributes: {} })

const products = [
  toy('Building Blocks, Lime Wood, 50 Pieces', {
    about: 'Cut from lime of the Notec forests on a four-centimetre grid, so everything fits everything. Dyed with food colours that let the grain through; ten of the fifty are left plain on purpose.',
    points: ['4 cm grid', 'Cotton bag', 'From 12 months'], usp: 'Everything fits everything', unit: 'Set', pictures: [shot('toy-blocks', '#d9573f', '#e8c15a'), shot('toy-blocks', '#3f7a8a', '#d9b583')], options: { Finish: { Coloured: 0, Natural: -180 }, Size: { '25 pieces': -900, '50 pieces': 0, '100 pieces': 1700 } }, missing: [['Natural', '25 pieces']], terms: tiers(1400, [6, 2190], [48, 1960], [240, 1780]), size: [26, 18, 16], kg: 1.9, attributes: { Material: 'Lime wood', 'Age group': 'from 12 months' }, tags: ['FSC', 'Plastic-free', 'Ready to Ship', 'Private Label'],
  }),
  toy('Marble Run, Modular, 62 Pieces', {
    about: 'Channels milled to a tenth of a millimetre, so that the marble keeps its speed round corners. Extends with every later set; the first from 1994 still fits.',
    usp: 'The set of 1994 still fits', unit: 'Set', pictures: [shot('toy-blocks', '#d9b583', '#3f7a5a')], terms: tiers(520, [4, 3900], [24, 3550]), size: [38, 12, 28], kg: 3.2, attributes: { Material: 'Beech, glass', 'Age group': 'from 3 years' },
  }),
  toy('Pull-Along Hedgehog', {
    about: 'The wheels are off centre, therefore he waddles. Beech, water-based lacquer, cord of twenty-two centimetres as the standard allows.',
    usp: 'Off centre, therefore he waddles', pictures: [shot('toy-blocks', '#a5713f', '#5a3a20')], terms: reduced(15, tiers(1100, [12, 890], [72, 798])), size: [16, 11, 9], kg: 0.32, packs: [carton(3, 4)], attributes: { Material: 'Beech', 'Age group': 'from 12 months' }, tags: ['FSC', 'Special Deal'],
  }),
  toy('Wooden Railway Starter Set, 40 Parts', {
    about: 'Track of the common gauge with a bridge that stands by itself and magnets turned so that wagons never refuse. Packed in a box that is the station.',
    usp: 'The box is the station', unit: 'Set', pictures: [shot('toy-blocks', '#3f6b8a', '#d9573f')], terms: tiers(760, [4, 2690], [24, 2440], [120, 2230]), size: [42, 12, 30], kg: 2.4, attributes: { Material: 'Beech', 'Age group': 'from 3 years' }, tags: ['FSC', 'Ready to Ship'], age: 10,
  }),
  toy('Balance Board, Birch, Felt Underneath', {
    about: 'Seven layers of birch bent to an arc that carries a grown-up as well. A rocker, a slide, a shop counter; felt under it for the neighbours.',
    usp: 'Felt for the neighbours', hts: '9506.91', categories: ['toys', 'cycling'], pictures: [shot('toy-blocks', '#dcc49a', '#7a8f9a')], options: { Felt: ['Grey', 'Mustard', 'Rose'] }, terms: tiers(260, [2, 5900], [12, 5400]), size: [82, 18, 30], kg: 4.2, packs: [carton(1, 1, 2)], attributes: { Material: 'Birch plywood', 'Load capacity': '150 kg' },
  }),
  toy('Puzzle Map of Europe, 48 Parts', {
    about: 'Countries as pieces with their capitals on the back. Redrawn every January, and borders that move are cut again free for shops with stock.',
    usp: 'Borders that move are cut again', pictures: [shot('toy-blocks', '#e8c15a', '#3f6b8a')], terms: tiers(0, [6, 1490], [48, 1330]), size: [42, 2, 32], kg: 0.88, packs: [carton(1, 1, 12)], attributes: { Material: 'Poplar plywood', 'Age group': 'from 5 years' },
  }),
  plush('Bear Bronek, Mohair Blend, 30 cm', {
    about: 'Five joints, a growl box that can be left out, and a face that is embroidered by the same woman since 2001. He sits without being held.',
    usp: 'One face, one embroiderer', pictures: [shot('plush', '#b5855a', '#4a2f1c'), shot('plush', '#d9c9b0', '#6b5a45')], options: { Colour: ['Chestnut', 'Oat'] }, terms: tiers(480, [6, 2490], [36, 2260]), size: [20, 31, 15], kg: 0.38, attributes: { Material: 'Mohair and cotton plush, wool filling' }, tags: ['Handmade'],
  }),
  plush('Bison Calf, Organic Cotton, 22 cm', {
    about: 'The animal of Białowieża, three per cent of the price goes to those who count it. Filled with combed wool, which takes a child’s warmth and keeps it.',
    usp: 'Three per cent for Białowieża', pictures: [shot('plush', '#6b4a2f', '#3a2818')], terms: reduced(20, tiers(900, [8, 1690], [48, 1510])), size: [24, 17, 12], kg: 0.24, attributes: { Material: 'Organic cotton, wool filling', Certification: 'GOTS' }, tags: ['GOTS', 'Organic', 'Special Deal'],
  }),
  plush('Hand Puppet Fox', {
    about: 'A mouth that opens wide enough for a confession. Fits a child of four and the hand of a grandfather.',
    usp: 'Opens wide enough for a confession', pictures: [shot('plush', '#d9753a', '#f3ede0')], terms: tiers(640, [6, 1390], [36, 1240]), size: [18, 28, 9], kg: 0.15, attributes: { Material: 'Cotton plush' }, tags: ['Private Label'], age: 2,
  }),
  pot('Terracotta Pot, Machine-Pressed, Frost-Proof', {
    about: 'Clay from Bolesławiec fired at 1,060 degrees, at which it rings and stops drinking frost. The hole is large, the rim is round, the saucer belongs to it.',
    usp: 'Rings like a bell, stands frost', hts: '6914.90', pictures: [shot('plant-pot', '#c9693f', '#8a4a2f')], options: { Diameter: { '12 cm': 0, '20 cm': 260, '30 cm': 940, '40 cm': 2400 }, Saucer: { Without: 0, With: 90 } }, missing: [['40 cm', 'With']], terms: tiers(8600, [24, 160], [240, 138], [1200, 121]), size: [20, 18, 20], kg: 1.6, packs: [carton(2, 2, 2), carton(3, 2, 2)], attributes: { Material: 'Terracotta', 'Temperature range': 'to −20 °C' }, tags: ['Ready to Ship'],
  }),
  pot('Stoneware Planter with Sponge Glaze, 18 cm', {
    about: 'The sponge patterns of Bolesławiec, cut from natural sponges, on a planter for a kitchen window. Glazed inside as well, with a plug for the hole.',
    usp: 'Stamped with natural sponges', hts: '6913.90', pictures: [shot('plant-pot', '#2f4a8a', '#f0ede2'), shot('plant-pot', '#3f7a5a', '#f0ede2')], options: { Pattern: ['Peacock eye', 'Clover'] }, terms: tiers(740, [6, 1290], [36, 1150]), size: [19, 17, 19], kg: 1.35, attributes: { Material: 'Stoneware', Region: 'Bolesławiec' }, tags: ['Handmade'],
  }),
  pot('Recycled Felt Grow Bag, 40 Litre', {
    about: 'Felt of old bottles that lets roots breathe and therefore branch. Two handles that carry it wet, and that is 55 kilograms.',
    usp: 'Two handles that carry it wet', hts: '6307.90', pictures: [shot('plant-pot', '#4a4f4a', '#8fae7a')], terms: reduced(30, tiers(3200, [20, 390], [200, 338])), size: [38, 3, 38], kg: 0.32, packs: [carton(1, 1, 20)], attributes: { Capacity: '40 l', Material: 'Recycled PET felt' }, tags: ['Recycled', 'Special Deal', 'Green Product'],
  }),
  garden('Pruning Shears, Forged, Bypass', {
    about: 'One blade cuts, the other holds, both come off with a coin. Eight millimetres of steel in the handles, two wear parts on the shelf since 1988.',
    usp: 'Comes apart with a coin', hts: '8201.50', pictures: [shot('garden-tool', '#b5342c', '#9aa3a8')], terms: tiers(1900, [6, 1590], [48, 1420], [240, 1290]), size: [8, 3, 23], kg: 0.26, packs: [box(2, 1, 5)], attributes: { Material: 'Forged C60 steel', Capacity: 'branches to 22 mm' }, warranty: { fromPurchase: '15 years' }, tags: ['Ready to Ship'],
  }),
  garden('Digging Spade, Boron Steel, T-Handle', {
    about: 'A blade of boron steel in one piece with the socket, on a shaft of ash at two lengths, because gardeners come in two lengths. The tread is folded forward to spare the boot.',
    usp: 'Two lengths, as gardeners are', hts: '8201.10', pictures: [shot('garden-tool', '#3a4044', '#c9a06a')], options: { Length: { '105 cm': 0, '120 cm': 150 } }, terms: tiers(620, [4, 2290], [24, 2060]), size: [19, 10, 108], kg: 2.1, attributes: { Material: 'Boron steel, ash' }, warranty: { fromPurchase: '10 years' },
  }),
  garden('Wildflower Seed Mix, Regional, 1 kg', {
    about: 'Thirty-one species of the Greater Poland meadow, gathered within sixty kilometres and sown at two grams a square metre. Flowers from the second year, when one has almost given up.',
    usp: 'Thirty-one species from sixty kilometres', unit: 'Bag', byWeight: true, hts: '1209.99', pictures: [shot('seed-packet', '#e8c15a', '#7a4a8a', 'Łąka', 'wildflowers, 1 kg')], terms: tiers(140, [1, 8900], [10, 8200]), size: [20, 28, 8], kg: 1, packs: [bag(2, 1, 5)], attributes: { Harvest: 'July to September', 'Shelf life': '18 months' }, tags: ['Organic', 'Small Batch'], age: 6,
  }),
  garden('Garden Twine, Flax, Spool of 300 m', {
    about: 'Twisted in Żyrardów from flax tow, waxed lightly so that knots stay. At the end of the year it is compost.',
    usp: 'Compost at the end of the year', hts: '5607.90', pictures: [shot('yarn', '#a5a06a', '#5a5a34')], terms: tiers(2400, [12, 340], [96, 298]), size: [9, 12, 9], kg: 0.48, packs: [unmeasured('Carton', 24)], attributes: { Material: 'Flax', 'Load capacity': '18 kg' }, tags: ['Plastic-free', 'Vegan'],
  }),
  pet('Dog Bowl, Enamel, Non-Slip', {
    about: 'Double-fired enamel in a steel so thick that a mastiff does not move it, with a ring of natural rubber. Loud only on the first day.',
    usp: 'A mastiff does not move it', hts: '7323.94', pictures: [shot('pet-bowl', '#3f6b5a', '#f3ede0'), shot('pet-bowl', '#b5342c', '#f3ede0')], options: { Size: { 'Small, 0.5 l': 0, 'Medium, 1 l': 210, 'Large, 2 l': 520 }, Colour: ['Fir', 'Brick'] }, missing: [['Small, 0.5 l', 'Brick']], terms: tiers(1600, [6, 790], [48, 702], [240, 632]), size: [20, 7, 20], kg: 0.58, packs: [carton(1, 1, 6), carton(2, 2, 6)], attributes: { Material: 'Enamelled steel, rubber' }, tags: ['Ready to Ship', 'Private Label'],
  }),
  pet('Dog Lead, Waxed Cotton Rope, 1.8 m', {
    about: 'Climbing rope in cotton, spliced and whipped with hemp, brass hook from a ship chandler in Gdynia. Takes eighty kilograms of enthusiasm.',
    usp: 'Takes eighty kilograms of enthusiasm', hts: '4201.00', pictures: [shot('cable', '#8a5a3a', '#c9a441')], terms: reduced(10, tiers(840, [6, 1190], [48, 1050])), size: [14, 6, 14], kg: 0.28, packs: [carton(2, 2, 6)], attributes: { Material: 'Waxed cotton, brass' }, tags: ['Handmade'],
  }),
  pet('Cat House of Corrugated Board', {
    about: 'Eighty layers of board make a shape that a cat will use, unlike whatever was in the box. Scratched through in a year, then it is waste paper.',
    usp: 'A shape that a cat will use', hts: '4823.90', pictures: [shot('box-corrugated', '#c49a66', '#d98a5a')], terms: onDemand(20, 600), size: [46, 14, 42], kg: 3.6, packs: [], attributes: { Material: 'Recycled board, starch glue', Assembly: 'Three minutes' }, tags: ['Recycled', 'Plastic-free'],
  }),
  pet('Dried Beef Chews, Single Ingredient, 5 kg', {
    about: 'Trimmings from the butchers of Wielkopolska, air-dried for four days at sixty degrees. One ingredient and a smell that only one side of the lead enjoys.',
    usp: 'One ingredient, air-dried', unit: 'Box', byWeight: true, hts: '2309.10', pictures: [shot('carton', '#6b3a2a', '#e6cfa8', 'Burek', 'beef chews, 5 kg')], terms: upTo(100, tiers(260, [2, 890], [20, 805])), size: [38, 24, 28], kg: 5, packs: [], attributes: { 'Shelf life': '18 months', Storage: 'Dry' }, tags: [],
  }),
]

export const poznanToysAndGarden: Showroom = {
  brands: [{ key: 'drewko', name: 'Drewko', colour: '#d9573f' }, { key: 'mis-i-ska', name: 'Miś i Spółka', colour: '#b5855a' }, { key: 'zielnik', name: 'Zielnik', colour: '#3f7a5a' }, { key: 'burek', name: 'Burek', colour: '#3f6b8a' }],
  families: [{ key: 'lip-toys', name: 'Wooden toys' }, { key: 'lip-plush', name: 'Soft toys' }, { key: 'lip-pots', name: 'Pots' }, { key: 'lip-garden', name: 'Garden' }, { key: 'lip-pets', name: 'Pets' }],
  company: {
    key: 'lipowy-dwor', name: 'Lipowy Dwór', kind: 'seller', country: 'PL', city: 'Poznań', zip: '61-361', address: 'ulica Starołęcka 42', lat: 52.3716, lng: 16.9437,
    website: 'https://lipowydwor.example', email: 'hurt@lipowydwor.example',
    description: 'A lime tree in front of a sawmill gave the house its name and, in 1991, the wood for its first hundred toy trains. Magda Wilczak sold them from a kiosk at Poznań fair and came home with orders for nine thousand.\n\nWe still turn and paint in the sawmill. Pots, tools and things for dogs come from eleven neighbours whose quality we know because our children use it.',
    bannerTitle: 'Things that are played with, dug with and chewed', bannerSubtitle: 'Toys, pots, tools and pets from Greater Poland', established: '1991-06-04', employees: 142, ownership: 'Family owned', turnoverUsd: 13_900_000, exportPercent: 69,
    exportCountries: ['DE', 'CZ', 'SK', 'AT', 'NL', 'BE', 'FR', 'DK', 'SE', 'NO', 'GB', 'LT', 'US', 'JP'], industries: ['garden'], brands: ['drewko', 'mis-i-ska', 'zielnik', 'burek'],
    branches: [{ name: 'Sawmill and warehouse', country: 'PL', city: 'Oborniki', code: 'PL-OBO', address: 'ulica Młyńska 8', zip: '64-600', lat: 52.6469, lng: 16.8142 }],
    certificates: ['FSC Chain of Custody', 'GOTS', 'ISO 9001:2015', 'EN 71 type examination'], contact: { firstName: 'Magdalena', lastName: 'Wilczak', phoneCode: '+48', phone: '61 879 4420', status: 1 }, palette: { main: '#3f6b8a', accent: '#e8c15a' },
  },
  products,
}
