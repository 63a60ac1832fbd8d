import { bag, bale, carton } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'malabar-spice-house', number: 1401, code: 'MAL', origin: 'IN' })

const spice = line({
  brand: 'periyar', family: 'mal-spices', categories: ['spices'], unit: 'Bag', byWeight: true, size: [50, 16, 80], kg: 25, packs: [bag(1)], barcode: false,
  attributes: { Storage: 'Dry, below 25 °C', 'Shelf life': '24 months', Region: 'Kerala' },
})
const jar = line({ brand: 'periyar', family: 'mal-blends', categories: ['spices'], unit: 'Tin', hts: '0910.91', size: [7, 10, 7], kg: 0.14, packs: [carton(4, 3)], attributes: { 'Shelf life': '18 months' } })
const tea = line({ brand: 'high-range', family: 'mal-tea', categories: ['tea'], unit: 'Carton', hts: '0902.30', size: [12, 15, 8], kg: 0.29, packs: [carton(4, 3)], attributes: { 'Shelf life': '24 months', Region: 'Munnar' } })
const cloth = line({ brand: 'vanya-loom', family: 'mal-cloth', hts: '5208.51', attributes: { Composition: '100 % cotton' } })

const products = [
  spice('Tellicherry Black Pepper, Garbled Extra Bold', {
    about: 'The largest berries of the late harvest, 4.25 mm and over, dried on mats in Wayanad until they wrinkle deep. Bulk density 570 g/l, piperine above five per cent, steam-sterilised on request.',
    points: ['TGEB, 4.25 mm and up', 'Moisture below 11 %', 'Salmonella absent in 375 g'], usp: 'Only berries over 4.25 mm', hts: '0904.11', tags: ['Ready to Ship', 'Organic'], pictures: [shot('sack', '#5a4a3a', '#c8452e', 'Tellicherry', 'TGEB, 25 kg')],
    terms: tiers(820, [2, 1190], [20, 1120], [80, 1060]), attributes: { Grade: 'TGEB', Harvest: 'February' },
  }),
  spice('Malabar White Pepper, Sortex Clean', {
    about: 'Ripe berries retted in running water for eight days, not bleached, so the smell stays clean. Ivory, even and hotter than it looks.',
    usp: 'Retted in running water, never bleached', hts: '0904.11', pictures: [shot('sack', '#e7dcc3', '#8a6a3a', 'White Pepper', 'Malabar')], terms: tiers(260, [2, 1480], [20, 1390]), attributes: { Grade: 'ASTA double washed' }, tags: [],
  }),
  spice('Green Cardamom, 8 mm Extra Bold', {
    about: 'Idukki pods cured in slow flue-rooms so that they stay green to the tip. Hand-graded at 8 mm, litre weight over 435 grams, no artificial colour.',
    usp: 'Green to the tip, no colour added', hts: '0908.31', size: [45, 40, 45], kg: 10, pictures: [shot('carton', '#7f9a4c', '#f2e9cb', 'Cardamom', 'AGEB 8 mm, 10 kg')], terms: upTo(120, tiers(140, [1, 4150], [10, 3980])), attributes: { Grade: 'AGEB 8 mm', Harvest: 'August to November' }, tags: ['Small Batch'], age: 7,
  }),
  spice('Alleppey Turmeric Fingers, Polished', {
    about: 'Curcumin of 5.2 per cent by HPLC, twice that of common turmeric. Boiled, sun-dried and drum-polished near Alappuzha; powder at 60 mesh from the same lot.',
    usp: 'Curcumin 5.2 per cent, certificate with every lot', hts: '0910.30', pictures: [shot('sack', '#d99a1c', '#5a3a12', 'Alleppey', 'turmeric fingers')], options: { Form: { 'Polished fingers': 0, 'Powder, 60 mesh': 22 } }, terms: tiers(1400, [4, 285], [40, 262], [160, 248]), attributes: { Grade: 'Curcumin min. 5 %' }, tags: ['Vegan', 'Ready to Ship'],
  }),
  spice('Cloves, Hand-Picked, Headless below 1 %', {
    about: 'Buds picked pink in the hills of Nagercoil and dried for five days. Oil content 17 per cent; they float upright in a glass of water, as good cloves do.',
    usp: 'They float upright in water', hts: '0907.10', pictures: [shot('sack', '#6b3a24', '#e2c28a', 'Cloves', 'hand-picked')], terms: reduced(14, tiers(340, [2, 1120], [20, 1050])), attributes: { Grade: 'Hand-picked' }, tags: ['Special Deal'],
  }),
  spice('Kashmiri Chilli, Stemless', {
    about: 'More colour than heat: 120 ASTA units at under 3,000 Scoville. Stems removed by hand, aflatoxin tested by an accredited laboratory in Guntur.',
    usp: 'Colour 120 ASTA, little heat', hts: '0904.21', pictures: [shot('sack', '#a81f1c', '#f0d9a8', 'Kashmiri', 'chilli, stemless')], terms: tiers(0, [4, 540], [40, 505]), attributes: { Grade: 'S-17 type', Region: 'Karnataka' }, tags: ['Vegan'],
  }),
  spice('Nutmeg without Shell, 110 per Pound', {
    about: 'From the mixed gardens along the Periyar, where nutmeg shades the pepper. Sound, wormless and cut-tested before the bags are sewn.',
    usp: 'Cut-tested, sound and wormless', hts: '0908.11', pictures: [shot('sack', '#7a5636', '#d8b777', 'Nutmeg', '110 per lb')], terms: tiers(180, [2, 890], [20, 845]), attributes: { Grade: 'ABCD 110' }, tags: [],
  }),
  spice('Dried Ginger, Cochin Bold, Unbleached', {
    about: 'Scraped on two sides and sun-dried, the way Cochin ginger has gone to London since the days of sail. Low fibre, lemon-like, for bakers and brewers of ginger beer.',
    usp: 'Low fibre, lemon on the nose', hts: '0910.11', pictures: [shot('sack', '#cdb58a', '#6b4a2b', 'Cochin Ginger', 'unbleached')], terms: tiers(520, [2, 465], [20, 432]), attributes: { Grade: 'NUGC' }, tags: ['Organic', 'Vegan'], packs: [],
  }),
  spice('Full Container of Mixed Whole Spices', {
    about: 'Up to eight spices in one twenty-foot container, palletised, fumigated and marked by lot. Tell us the list; we answer with prices, a stuffing plan and sailing dates from Cochin.',
    usp: 'Eight spices, one container', hts: '0910.91', pictures: [shot('pallet', '#b98a4a', '#a81f1c', 'Periyar', 'mixed container')], terms: onDemand(400, 4000), attributes: { Grade: 'As agreed' }, tags: ['Made to order', 'Private Label'],
  }),
  jar('Garam Masala in Printed Tin, 80 g', {
    about: 'Eleven spices roasted one by one, since each burns at its own moment, then ground together and packed the same day. The recipe is that of our warehouse keeper’s mother.',
    usp: 'Roasted one by one, packed the same day', pictures: [shot('tin', '#8f2f2b', '#f2c14e', 'Garam Masala', '80 g')], terms: tiers(4200, [24, 190], [144, 172], [720, 158]), attributes: { Ingredients: 'Eleven whole spices' }, tags: ['Vegan', 'Private Label'],
  }),
  jar('Madras Curry Powder, Medium, 80 g', {
    about: 'Coriander-led, with curry leaf and a measured heat. No salt, no flour, no colour: the yellow is turmeric.',
    usp: 'No salt, no flour, no colour', pictures: [shot('tin', '#d99a1c', '#5a1f1a', 'Madras', '80 g')], terms: reduced(18, tiers(3600, [24, 180], [144, 162])), attributes: { Ingredients: 'Coriander, turmeric, chilli, curry leaf' }, tags: ['Vegan', 'Special Deal'],
  }),
  jar('Whole Spice Box with Seven Tins', {
    about: 'The masala dabba of an Indian kitchen in brushed steel, seven small tins inside, each filled and sealed. A spoon and a card with three recipes lie on top.',
    usp: 'A kitchen’s first spices in one box', unit: 'Box', size: [20, 7, 20], kg: 1.15, packs: [carton(1, 1, 4), carton(2, 1, 4)], pictures: [shot('tin', '#b7bcc0', '#a81f1c', 'Masala Dabba', 'seven spices')], terms: tiers(760, [6, 1650], [36, 1520], [180, 1410]), attributes: { Material: 'Stainless steel 18/8' }, tags: ['Ready to Ship'], age: 13,
  }),
  tea('Nilgiri Orange Pekoe, Loose Leaf, 250 g', {
    about: 'High-grown winter tea from the Blue Mountains, plucked in December when the nights are cold. Bright in the cup, it does not cloud when iced.',
    usp: 'Stays clear over ice', size: [12, 15, 8], pictures: [shot('tea-box', '#2f5d4a', '#e2c06a', 'Nilgiri OP', '250 g')], terms: tiers(2400, [24, 310], [120, 284]), attributes: { Grade: 'OP', Altitude: '1,900 m', Harvest: 'December' }, tags: ['Fair Trade'],
  }),
  tea('Munnar Masala Chai, 40 Pyramid Bags', {
    about: 'CTC tea from our own garden with cardamom, ginger and pepper from next door. The bags are made of plant starch and go on the compost.',
    usp: 'Spices from next door, bags for the compost', pictures: [shot('tea-box', '#a5581f', '#f2e3c6', 'Masala Chai', '40 bags')], terms: tiers(3100, [24, 265], [144, 240]), attributes: { Grade: 'CTC BP' }, tags: ['Plastic-free', 'Vegan', 'Private Label'],
  }),
  tea('White Tea Buds, First Flush, 50 g', {
    about: 'Unopened buds plucked before eight in the morning for three weeks in March and only withered. Two hundred grams a picker a day; we pay for the time.',
    usp: 'Three weeks in March', hts: '0902.10', kg: 0.08, pictures: [shot('tea-box', '#dfe3d3', '#6f8045', 'White Buds', '50 g')], terms: upTo(200, tiers(240, [6, 980], [48, 910])), attributes: { Harvest: 'March', Altitude: '2,100 m' }, tags: ['Small Batch', 'Organic'],
  }),
  cloth('Block-Printed Cotton Voile, 115 cm Wide', {
    about: 'Printed at Bagru with hand-cut teak blocks in madder and indigo, four colours in four passes. The register wanders by a hair; that is how one knows it from a rotary print.',
    usp: 'Four passes of teak blocks', categories: ['fabrics'], unit: 'Metre', size: [118, 1, 3], kg: 0.11, pictures: [shot('fabric-bolt', '#2f4a7a', '#e9dfc8'), shot('fabric-bolt', '#a8452e', '#e9dfc8'), shot('fabric-bolt', '#4f6b3f', '#e9dfc8')],
    options: { Colour: ['Indigo', 'Madder', 'Leaf'], Pattern: { Paisley: 0, Trellis: 0, Border: 45 } }, missing: [['Leaf', 'Border']], terms: tiers(2600, [20, 410], [100, 375], [500, 345]), packs: [], attributes: { 'Fabric weight': '90 g/m²', Weave: 'Voile', Region: 'Rajasthan' }, tags: ['Handmade', 'Made to order'],
  }),
  cloth('Handloom Khadi Cotton, Natural, 90 cm Wide', {
    about: 'Hand-spun, hand-woven cotton from a cooperative near Kannur, with the small slubs that machines take out. It grows softer for years; shirtmakers cut it for summer.',
    usp: 'Hand-spun and hand-woven', categories: ['fabrics'], hts: '5208.11', unit: 'Metre', size: [92, 1, 4], kg: 0.13, packs: [bale(1, 10, 5)], pictures: [shot('fabric-bolt', '#e5dcc6', '#a9977b')], terms: reduced(10, tiers(1900, [25, 520], [125, 480])), attributes: { 'Fabric weight': '140 g/m²', Weave: 'Plain, handloom' }, tags: ['Handmade', 'Fair Trade', 'GOTS'],
  }),
  cloth('Organic Cotton Tote with Long Handles', {
    about: 'A bag of 240-gram canvas, bar-tacked where handles tear, sewn by a women’s unit in Tirupur. One-colour print included from 500 pieces.',
    usp: 'One-colour print included from 500', categories: ['bags'], hts: '4202.22', unit: 'Piece', size: [38, 1.5, 20], kg: 0.14, packs: [carton(1, 2, 50)], pictures: [shot('handbag', '#e5dcc6', '#2f5d4a', 'your print'), shot('handbag', '#2b2f33', '#e5dcc6')],
    options: { Colour: { Natural: 0, Black: 15, Navy: 15 } }, terms: tiers(24000, [100, 165], [500, 148], [2500, 129]), attributes: { Certification: 'GOTS', 'Fabric weight': '240 g/m²' }, tags: ['GOTS', 'Private Label', 'Organic'],
  }),
  cloth('Fine Wool Shawl, Himalayan Weave, 70 × 200 cm', {
    about: 'Woven in Kullu on pit looms from fine merino and yak down, with a narrow geometric border that takes two days by itself. Light enough for a bag, warm enough for a balcony.',
    usp: 'A border that takes two days', categories: ['scarves'], hts: '6214.20', unit: 'Piece', size: [30, 3, 25], kg: 0.28, packs: [carton(1, 1, 10)], pictures: [shot('scarf', '#7a2f3a', '#d8b777'), shot('scarf', '#3b4a5a', '#c9c0ae')],
    options: { Colour: ['Garnet', 'Slate'] }, terms: tiers(330, [5, 2350], [30, 2180]), attributes: { Composition: '80 % merino, 20 % yak', Care: 'Hand wash cold', Region: 'Himachal Pradesh' }, tags: ['Handmade'],
  }),
  cloth('Cotton Dhurrie, Flat-Woven, 120 × 180 cm', {
    about: 'A reversible flat weave from the looms of Panipat and Navalgund, beaten dense so that it lies flat without a pad. The stripe is yarn-dyed and does not run.',
    usp: 'Reversible and flat without a pad', categories: ['rugs'], hts: '5702.39', unit: 'Piece', size: [122, 14, 14], kg: 3.4, packs: [bale(1, 2, 2)], pictures: [shot('rug', '#2f4a7a', '#e9dfc8'), shot('rug', '#c2783a', '#e9dfc8')],
    options: { Colour: ['Indigo stripe', 'Turmeric stripe'], Size: { '120 × 180 cm': 0, '160 × 230 cm': 2400 } }, terms: reduced(28, tiers(210, [3, 3300], [15, 3050])), attributes: { Weave: 'Dhurrie', Care: 'Shake out; wash cold' }, tags: ['Special Deal', 'Handmade'],
  }),
]

export const malabarSpicesAndCottons: Showroom = {
  brands: [{ key: 'periyar', name: 'Periyar Spice Co.', colour: '#a81f1c' }, { key: 'high-range', name: 'High Range Gardens', colour: '#2f5d4a' }, { key: 'vanya-loom', name: 'Vanya Loom', colour: '#2f4a7a' }],
  families: [{ key: 'mal-spices', name: 'Whole spices' }, { key: 'mal-blends', name: 'Blends in tins' }, { key: 'mal-tea', name: 'Tea' }, { key: 'mal-cloth', name: 'Hand-made textiles' }],
  company: {
    key: 'malabar-spice-house', name: 'Kunnath Malabar Spice House', kind: 'seller', country: 'IN', city: 'Kochi', zip: '682002', address: 'Bazaar Road 14/212, Mattancherry', lat: 9.9578, lng: 76.2594,
    website: 'https://malabarhouse.example', email: 'desk@malabarhouse.example',
    description: 'The Kunnath family has bought pepper in Mattancherry since 1921, and the godown still has the teak scales on which the first bags were weighed. What has changed is the laboratory above it: every lot is tested before it is paid for.\n\nGrowers bring their own crops to four buying posts in Idukki and Wayanad. Through a cousin in Tirupur we also carry cottons of small workshops who cannot fill a container alone.',
    bannerTitle: 'Four generations on Bazaar Road', bannerSubtitle: 'Pepper, cardamom, tea and hand-made cottons from Kochi', established: '1921-08-17', employees: 132, ownership: 'Family owned', turnoverUsd: 27_900_000, exportPercent: 88,
    exportCountries: ['DE', 'NL', 'GB', 'FR', 'US', 'CA', 'AU', 'NZ', 'AE', 'SA', 'QA', 'JP', 'ZA', 'SG'], industries: ['food', 'drinks', 'textiles', 'apparel'], brands: ['periyar', 'high-range', 'vanya-loom'],
    branches: [{ name: 'Kumily buying post', country: 'IN', city: 'Kumily', code: 'IN-KML', address: 'Thekkady Road 8', zip: '685509', lat: 9.6036, lng: 77.1655 }, { name: 'Tirupur textiles', country: 'IN', city: 'Tiruppur', code: 'IN-TUP', address: 'Avinashi Road 230', zip: '641602', lat: 11.1085, lng: 77.3411 }],
    certificates: ['ISO 22000:2018', 'EU Organic', 'GOTS', 'Fair for Life', 'Spices Board India'], contact: { firstName: 'Thomas', lastName: 'Kunnath', phoneCode: '+91', phone: '484 222 7190', status: 1 }, palette: { main: '#7a2f1c', accent: '#d99a1c' },
  },
  products,
}
