import { box, carton } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'minato-kitchen', number: 1601, code: 'MNT', origin: 'JP' })

const knife = line({
  brand: 'hagane-ya', family: 'mnt-knives', categories: ['cookware'], unit: 'Piece', hts: '8211.92', size: [6, 3, 40], kg: 0.32, packs: [box(1), carton(4, 1, 5)],
  attributes: { Care: 'Wash by hand, dry at once', Region: 'Sakai' }, warranty: { fromPurchase: '10 years on the blade' },
})
const iron = line({ brand: 'nanbu-forge', family: 'mnt-iron', categories: ['cookware'], unit: 'Piece', hts: '7323.92', attributes: { Material: 'Cast iron', Region: 'Iwate', Care: 'No detergent; dry on the flame' } })
const ceramic = line({ brand: 'kawara-kiln', family: 'mnt-ceramics', categories: ['plates'], unit: 'Piece', hts: '6912.00', attributes: { Material: 'Stoneware', Region: 'Mino', Care: 'Dishwasher safe' } })
const pantry = line({ brand: 'nanbu-forge', family: 'mnt-pantry', attributes: { Storage: 'Cool and dark' } })

const products = [
  knife('Gyuto Chef’s Knife, Aogami Steel, 210 mm', {
    about: 'Forged, ground and handled by three men in three workshops, as Sakai has divided the work for four centuries. Blue paper steel at 62 HRC between soft iron, so that it can be sharpened again on a plain stone.',
    points: ['62 HRC', 'Double bevel', 'Octagonal magnolia handle'], usp: 'Three craftsmen, one edge', pictures: [shot('knife', '#9aa3a8', '#6b4a2b')], options: { Length: { '180 mm': 0, '210 mm': 1400, '240 mm': 2900 }, Handle: { Magnolia: 0, Walnut: 650, Ebony: 2400 } }, missing: [['180 mm', 'Ebony']],
    terms: tiers(90, [2, 9800], [10, 9200], [40, 8700]), attributes: { Material: 'Aogami no. 2, soft iron', Finish: 'Kurouchi' }, tags: ['Handmade', 'Small Batch'],
  }),
  knife('Santoku Everyday Knife, Stainless, 165 mm', {
    about: 'A forgiving kitchen knife in hard stainless steel for shops that sell to people rather than collectors. Thin behind the edge, rounded at the spine, balanced at the bolster.',
    usp: 'Takes an edge without asking for devotion', pictures: [shot('knife', '#b4bcc1', '#3a2a20')], terms: tiers(1400, [6, 3400], [36, 3150], [180, 2900]), attributes: { Material: 'Stainless steel, 60 HRC', Finish: 'Satin' }, tags: ['Ready to Ship', 'Private Label'],
  }),
  knife('Nakiri Vegetable Knife, 165 mm', {
    about: 'Straight edge, square tip: it meets the board along its whole length and leaves no thread in the leek. Chestnut handle, burnt for grip.',
    usp: 'No thread in the leek', pictures: [shot('knife', '#8d979d', '#7a4a2a')], terms: reduced(15, tiers(320, [4, 5200], [24, 4850])), attributes: { Material: 'Shirogami no. 2' }, tags: ['Handmade', 'Special Deal'],
  }),
  knife('Bread Knife with Scalloped Edge, 240 mm', {
    about: 'Shallow scallops cut rather than saw and can be sharpened with a rod. It slides through a crust and through a ripe tomato alike.',
    usp: 'Scallops, not teeth', hts: '8211.92', pictures: [shot('knife', '#b4bcc1', '#5a3a24')], terms: tiers(540, [6, 3900], [36, 3600]), attributes: { Material: 'Stainless steel, 60 HRC' }, tags: [], age: 12,
  }),
  knife('Kitchen Shears, Take-Apart, 200 mm', {
    about: 'Two forged halves that lift apart at ninety degrees for washing. One blade is micro-toothed, so fish skin and herbs stay in place.',
    usp: 'Comes apart to be washed', hts: '8213.00', size: [9, 2, 22], kg: 0.16, pictures: [shot('hand-tool', '#aab2b7', '#2a2a2a')], terms: tiers(2200, [12, 1450], [72, 1310]), attributes: { Material: 'Stainless steel' }, tags: ['Ready to Ship'], packs: [carton(2, 12, 1)],
  }),
  knife('Whetstone, Two-Sided, 1000 and 3000 Grit', {
    about: 'A ceramic water stone that cuts fast and stays flat. It sits in a rubber base that does not slip on a wet table; instructions are drawings and need no language.',
    usp: 'Instructions without words', hts: '6804.21', size: [8, 5, 23], kg: 0.85, pictures: [shot('brick', '#b5623f', '#e6dcc8')], terms: tiers(860, [6, 1680], [36, 1540]), attributes: { Grade: '1000 / 3000' }, tags: [], warranty: undefined, packs: [carton(3, 1, 2)],
  }),
  knife('Hammered Copper Milk Pan, 14 cm', {
    about: 'Raised from one sheet with eleven hundred hammer blows and tinned inside over fire. It will need a new coat of tin in ten years; we do that too.',
    usp: 'Re-tinned by us in ten years', brand: 'hagane-ya', hts: '7418.10', size: [30, 9, 15], kg: 0.74, pictures: [shot('pot', '#c0703f', '#e9dcc6')], terms: upTo(24, tiers(30, [1, 11800], [6, 11200])), attributes: { Material: 'Copper 1.5 mm, tinned', Finish: 'Hammered' }, tags: ['Handmade', 'Made to order'], warranty: undefined, barcode: false, packs: [],
  }),
  iron('Nanbu Cast-Iron Kettle, Enamelled, 0.8 l', {
    about: 'Cast in sand at Mizusawa with the hobnail pattern that once hid flaws and now shows there are none. Enamelled inside, with a stainless infuser; it keeps tea hot for an hour.',
    usp: 'Keeps tea hot for an hour', pictures: [shot('pot', '#2c3133', '#8a7a5a'), shot('pot', '#3a5a4a', '#8a7a5a'), shot('pot', '#6b2a2a', '#8a7a5a')], options: { Colour: { Black: 0, Moss: 200, Vermilion: 200 } }, terms: tiers(480, [4, 3900], [24, 3600], [96, 3350]), size: [19, 16, 16], kg: 1.6, packs: [box(1), carton(2, 2)], attributes: { Capacity: '0.8 l', Finish: 'Hobnail' }, tags: ['Ready to Ship'],
  }),
  iron('Cast-Iron Sukiyaki Pan, 26 cm', {
    about: 'Low walls, two ears and a wooden tray, for cooking at the table. The surface is baked with lacquer, the old way of keeping rust off before the first use.',
    usp: 'From flame to table on its own tray', pictures: [shot('pot', '#26292b', '#9b6b35')], terms: tiers(260, [4, 3400], [24, 3150]), size: [30, 7, 27], kg: 2.9, packs: [box(1), carton(1, 1, 4)], attributes: { Diameter: '26 cm', Finish: 'Baked lacquer' }, tags: [],
  }),
  iron('Iron Trivet, Pine Needle', {
    about: 'Four needles crossed into a star, cast in one piece and waxed warm. Heavy enough to stay put, light enough for the post.',
    usp: 'Cast in one piece', size: [14, 2, 14], kg: 0.48, pictures: [shot('gear', '#2c3133', '#5b615f')], terms: reduced(25, tiers(900, [12, 980], [72, 890])), packs: [carton(2, 1, 6)], attributes: {}, tags: ['Special Deal'],
  }),
  iron('Donabe Rice Pot, Three-Go, Clay', {
    about: 'Coarse Iga clay, full of fossil plants, holds heat like a stove and swallows steam like a sponge. Rice for four in twenty minutes, with the crust people quarrel over.',
    usp: 'Rice for four in twenty minutes', hts: '6912.00', brand: 'kawara-kiln', pictures: [shot('pot', '#7a5a42', '#d8c9ae')], terms: tiers(0, [2, 8600], [12, 8100]), size: [24, 22, 24], kg: 3.6, packs: [box(1), carton(2)], attributes: { Material: 'Iga clay', Capacity: '1.5 l', Region: 'Mie', Care: 'Season with rice porridge before use' }, tags: ['Handmade'],
  }),
  ceramic('Tenmoku Tea Bowl', {
    about: 'The dark glaze is iron and wood ash and nothing else; it breaks to rust at the lip where it runs thin. Thrown in Mino, two hundred a month.',
    usp: 'Iron, ash and a slow kiln', pictures: [shot('bowl', '#2a1f1a', '#a5581f')], terms: tiers(200, [4, 2600], [24, 2400]), size: [12.5, 7.5, 12.5], kg: 0.34, packs: [box(1), carton(3, 2, 2)], attributes: { Finish: 'Tenmoku glaze', Diameter: '12.5 cm' }, tags: ['Handmade', 'Small Batch'],
  }),
  ceramic('Everyday Rice Bowl, Indigo Brush', {
    about: 'One stroke of gosu blue round the outside, put on by women who have done it for thirty years. Thin enough to lift, thick enough to hold hot rice.',
    usp: 'One stroke, thirty years of practice', hts: '6911.10', pictures: [shot('bowl', '#eef0ee', '#2f4a7a')], options: { Pattern: ['Single stroke', 'Net', 'Grass'] }, terms: tiers(4200, [24, 420], [144, 378], [720, 342]), size: [11.5, 6, 11.5], kg: 0.19, packs: [carton(1, 1, 12), carton(3, 2, 10)], attributes: { Material: 'Porcelain', Diameter: '11.5 cm' }, tags: ['Private Label', 'Ready to Ship'],
  }),
  ceramic('Soba Cup and Dipping Plate Set', {
    about: 'A straight cup and a small plate that sits on it as a lid. Cafés use the cup for flat whites, which nobody in Mino had planned.',
    usp: 'For noodles, or a flat white', categories: ['mugs', 'plates'], unit: 'Set', pictures: [shot('mug', '#d9d6cb', '#3f5a6b')], terms: reduced(10, tiers(1100, [12, 890], [72, 815])), size: [10, 9, 10], kg: 0.37, packs: [carton(3, 4)], attributes: { Capacity: '180 ml' }, tags: ['Special Deal'],
  }),
  ceramic('Ikebana Vase, Ash Glaze, Low', {
    about: 'A shallow vessel with a brass kenzan in a well, so that three stems are enough. The green pools where the kiln’s ash has melted.',
    usp: 'Three stems are enough', categories: ['vases'], hts: '6913.90', pictures: [shot('vase', '#8a9a7a', '#b9a05a')], terms: tiers(140, [2, 4200], [12, 3900]), size: [28, 7, 20], kg: 1.4, packs: [box(1)], attributes: { Finish: 'Natural ash glaze' }, tags: ['Handmade'], age: 5,
  }),
  ceramic('Hand-Cut Edo Glass Tumbler', {
    about: 'Two layers of glass, the outer coloured, cut by hand on a turning stone to a chrysanthemum basket. Each takes an afternoon; they come in paulownia boxes.',
    usp: 'An afternoon at the cutting stone', categories: ['mugs'], hts: '7013.37', pictures: [shot('glass', '#1f4a8a', '#eef4f8'), shot('glass', '#8a1f2f', '#f8eef0')], options: { Colour: ['Lapis', 'Ruby'] }, terms: onDemand(6, 120), size: [9, 10, 9], kg: 0.42, packs: [box(1)], attributes: { Capacity: '260 ml', Region: 'Tokyo', Care: 'Wash by hand', Material: 'Cased glass' }, tags: ['Handmade', 'Made to order'], barcode: false,
  }),
  ceramic('Bamboo Whisk, 100 Tines', {
    about: 'Split from one piece of white bamboo in Takayama, where whisks have been made for five centuries. Soak for a minute, whisk, rinse, dry on its stand.',
    usp: 'One piece of bamboo, a hundred tines', categories: ['brushes', 'cookware'], hts: '4419.19', pictures: [shot('brush', '#dcc48a', '#2a1f1a')], terms: tiers(760, [10, 1240], [60, 1120]), size: [6, 11, 6], kg: 0.03, packs: [carton(5, 4)], attributes: { Material: 'White bamboo', Region: 'Nara', Care: 'Rinse in warm water' }, tags: ['Handmade', 'Plastic-free'],
  }),
  pantry('Uji Matcha, First Harvest, 100 g', {
    about: 'Shaded for 25 days and ground on granite at forty grams an hour, which is as fast as it may go. Vivid, sweet and without the bitterness of kitchen grades.',
    usp: 'Ground at forty grams an hour', categories: ['tea'], unit: 'Tin', hts: '0902.10', pictures: [shot('tin', '#5f8a3a', '#f0ead2', 'Uji Matcha', 'first harvest')], options: { Grade: { Culinary: 0, Latte: 480, Ceremonial: 1900 } }, terms: tiers(900, [6, 1450], [48, 1340]), size: [7, 9, 7], kg: 0.17, packs: [carton(4, 3)], attributes: { 'Shelf life': '12 months', Harvest: 'May', Region: 'Uji' }, tags: ['Organic', 'Vegan'],
  }),
  pantry('Roasted Hojicha, Loose, 200 g', {
    about: 'Autumn leaf and stem roasted over charcoal until it smells of chestnuts. Almost without caffeine, so it may be drunk at night.',
    usp: 'Charcoal-roasted, for the evening', categories: ['tea'], unit: 'Bag', hts: '0902.10', pictures: [shot('pouch', '#7a4a2a', '#e8d2a0', 'Hōjicha', '200 g')], terms: reduced(18, tiers(1300, [12, 620], [96, 560])), size: [14, 24, 7], kg: 0.22, packs: [carton(3, 4)], attributes: { 'Shelf life': '18 months' }, tags: ['Vegan', 'Special Deal'],
  }),
]

export const sakaiKitchen: Showroom = {
  brands: [{ key: 'hagane-ya', name: 'Haganeya Sakai', colour: '#3a4a55' }, { key: 'nanbu-forge', name: 'Mizusawa Foundry 1852', colour: '#2c3133' }, { key: 'kawara-kiln', name: 'Kawara Kiln', colour: '#7a5a42' }],
  families: [{ key: 'mnt-knives', name: 'Knives and tools' }, { key: 'mnt-iron', name: 'Iron and clay' }, { key: 'mnt-ceramics', name: 'Ceramics and glass' }, { key: 'mnt-pantry', name: 'Tea' }],
  company: {
    key: 'minato-kitchen', name: 'Minato Kitchen Trading', kind: 'seller', country: 'JP', city: 'Sakai', zip: '590-0941', address: 'Zaimokucho Nishi 1-1-30, Sakai-ku', lat: 34.5795, lng: 135.4689,
    website: 'https://minato-kitchen.example', email: 'export@minato-kitchen.example',
    description: 'Minato Kitchen carries the work of thirty-four small makers who would rather forge than write e-mails. We answer in English, German and French, we pack as the Japanese post office taught us, and we keep stock of everything that takes less than a month to make.\n\nThe office is above a sharpening shop. Knives bought from us are sharpened there for the price of the postage, for as long as the shop exists.',
    bannerTitle: 'Thirty-four makers, one parcel', bannerSubtitle: 'Knives, iron, clay and tea from Sakai to Iwate', established: '1996-11-01', employees: 23, ownership: 'Family owned', turnoverUsd: 6_900_000, exportPercent: 90,
    exportCountries: ['US', 'CA', 'GB', 'DE', 'FR', 'CH', 'AT', 'IT', 'ES', 'SE', 'DK', 'AU', 'NZ', 'SG', 'TW', 'KR'], industries: ['tableware', 'drinks'], brands: ['hagane-ya', 'nanbu-forge', 'kawara-kiln'],
    branches: [{ name: 'Tajimi ceramics store', country: 'JP', city: 'Tajimi', code: 'JP-TJM', address: 'Honmachi 5-9-2', zip: '507-0033', lat: 35.3355, lng: 137.1234 }],
    certificates: ['Traditional Craft Product of Japan', 'JAS Organic', 'ISO 9001:2015'], contact: { firstName: 'Haruka', lastName: 'Minato', phoneCode: '+81', phone: '72 229 4418', status: 1 }, palette: { main: '#2c3a42', accent: '#b5623f' },
  },
  products,
}
