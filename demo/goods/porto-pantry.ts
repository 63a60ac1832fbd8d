import { box, carton, unmeasured } from './packing.ts'
import { almarinho } from './porto-table.ts'
import { onDemand, plenty, reduced, tiers, upTo } from './price-tiers.ts'
import { openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ ...almarinho, number: 1102, code: 'ALP' })

const tinned = line({
  brand: 'conserva-da-barra',
  family: 'alm-tins',
  categories: ['preserves'],
  unit: 'Tin',
  hts: '1604.13',
  size: [10.5, 3, 6],
  kg: 0.15,
  packs: [carton(2, 5, 5)],
  attributes: { 'Shelf life': '5 years', Storage: 'Cool and dry', Region: 'Matosinhos' },
})
const wine = line({
  brand: 'quinta-do-penedo',
  family: 'alm-wine',
  categories: ['wine'],
  unit: 'Bottle',
  hts: '2204.21',
  size: [7.6, 30, 7.6],
  kg: 1.28,
  packs: [carton(3, 2)],
  attributes: { Storage: 'Lying, 12–16 °C', Volume: '750 ml' },
})
const pantry = line({ family: 'alm-pantry', attributes: { Storage: 'Cool, dry and dark' } })
const soap = line({
  brand: 'flor-de-gaia',
  family: 'alm-soap',
  categories: ['soap'],
  unit: 'Piece',
  hts: '3401.11',
  size: [9, 3.5, 6],
  kg: 0.16,
  packs: [carton(4, 6, 2)],
  attributes: { 'Shelf life': '36 months', Ingredients: 'Palm-free vegetable soap base', Region: 'Vila Nova de Gaia' },
})

export const pantryProducts = [
  tinned('Sardines in Olive Oil, Hand-Packed, 125 g', {
    about:
      'Sardines landed at Matosinhos between June and October, when they are fattest, steamed before they are packed, tail to head, by hand. The oil is olive oil from Moura and nothing else.',
    usp: 'Packed within a day of landing',
    tags: ['Ready to Ship', 'Private Label'],
    pictures: [shot('fish-tin', '#e0b43c', '#1f4a6b', 'Sardinhas', 'em azeite, 125 g')],
    terms: tiers(18000, [50, 265], [250, 242], [1000, 224]),
    attributes: { Harvest: 'June to October', Allergens: 'Fish' },
  }),
  tinned('Mackerel Fillets in Lemon and Bay, 120 g', {
    about:
      'Skinless fillets of Atlantic mackerel with a slice of lemon and a leaf of bay under each lid. A pilot line for delicatessens that asked for something milder than sardines.',
    usp: 'The mild one',
    hts: '1604.15',
    pictures: [shot('fish-tin', '#e9e3d2', '#3e7a5c', 'Cavala', 'limão e louro')],
    terms: tiers(6200, [50, 285], [250, 262]),
    attributes: { Allergens: 'Fish' },
    age: 3,
    tags: ['Small Batch'],
  }),
  tinned('Spiced Octopus in Garlic Oil, 120 g', {
    about:
      'Octopus from the traps of Santa Luzia, cooked in its own juice and cut by hand. The garlic is confited for two hours first, which is why it does not bite.',
    usp: 'Pot-caught in the Algarve',
    hts: '1605.55',
    pictures: [shot('fish-tin', '#a63d2f', '#f0e2c4', 'Polvo', 'com alho')],
    terms: tiers(2400, [30, 590], [150, 545]),
    attributes: { Allergens: 'Molluscs' },
  }),
  tinned('Gift Box of Six Tins with Printed Sleeve', {
    about:
      'Two tins each of sardines, mackerel and tuna in a sleeve that we print from 500 boxes on with the name of the shop. The artwork is proofed free of charge.',
    usp: 'Your name on the sleeve from 500 boxes',
    unit: 'Box',
    hts: '1604.20',
    size: [22, 10, 7],
    kg: 0.98,
    packs: [carton(2, 3, 1)],
    tags: ['Private Label', 'Made to order'],
    pictures: [shot('carton', '#1f4a6b', '#e0b43c', 'Conservas', 'seis latas')],
    terms: onDemand(100, 5000),
    attributes: { Allergens: 'Fish' },
  }),
  wine('Douro Red Reserva 2021', {
    about:
      'Touriga Nacional and Tinta Roriz from schist terraces at 380 metres, trodden in the lagar and aged fourteen months in used French oak. Dark fruit, fine grain, no heaviness.',
    usp: 'Foot-trodden, from one quinta',
    pictures: [shot('wine-bottle', '#3a1420', '#e4d6b5', 'Penedo', 'Douro Reserva 2021')],
    tags: ['Small Batch'],
    terms: tiers(4200, [12, 890], [60, 820], [300, 760]),
    attributes: {
      Alcohol: '13.5 % vol',
      Variety: 'Touriga Nacional, Tinta Roriz',
      Harvest: '2021',
      Allergens: 'Sulphites',
      Region: 'Douro DOC',
    },
  }),
  wine('Vinho Verde Loureiro 2024', {
    about:
      'A single-variety Loureiro from the Lima valley, cool-fermented and bottled in February to keep its prickle. Eleven per cent and very dry, for fish and terraces.',
    usp: 'Eleven per cent, bone dry',
    pictures: [shot('wine-bottle', '#9fae5a', '#f4efdf', 'Loureiro', 'Vinho Verde 2024')],
    tags: ['Vegan', 'Special Deal'],
    terms: reduced(15, tiers(7800, [12, 520], [60, 470], [300, 430])),
    attributes: {
      Alcohol: '11 % vol',
      Variety: 'Loureiro',
      Harvest: '2024',
      Allergens: 'Sulphites',
      Region: 'Vinho Verde DOC',
    },
  }),
  wine('Tawny Port, Ten Years, 500 ml', {
    about:
      'A blend of casks of eight to fourteen years from the lodge across the river, bottled to order and dated on the back. It keeps for weeks after opening, which suits restaurants.',
    usp: 'Bottled to order, date on the label',
    pictures: [shot('wine-bottle', '#8a4a22', '#efe0bd', 'Tawny', 'ten years')],
    terms: upTo(600, tiers(1100, [6, 1340], [60, 1230])),
    size: [7, 28, 7],
    kg: 1.05,
    attributes: { Alcohol: '20 % vol', Volume: '500 ml', Region: 'Porto DOC', Allergens: 'Sulphites' },
  }),
  pantry('Moura Extra Virgin Olive Oil, 5 l Tin', {
    brand: 'conserva-da-barra',
    about:
      'Galega and Cordovil olives from the hot plains of Moura, milled within six hours. A round, almond-like oil in the catering size; the tin has a pull-out spout and can be resealed.',
    usp: 'Kitchen size with a pull-out spout',
    categories: ['oils'],
    unit: 'Tin',
    hts: '1509.20',
    tags: ['Ready to Ship'],
    pictures: [shot('oil-can', '#2f5d3a', '#e7d9a8', 'Azeite', 'Moura DOP, 5 l')],
    terms: tiers(900, [4, 4350], [24, 4080], [96, 3890]),
    size: [16, 30, 12],
    kg: 4.95,
    packs: [carton(2, 2)],
    attributes: { Acidity: 'below 0.4 %', 'Shelf life': '18 months', Harvest: 'November', Region: 'Moura DOP' },
  }),
  pantry('Flor de Sal from Castro Marim, Loose', {
    about:
      'The thin crust that forms on still summer evenings, lifted with wooden skimmers and dried in the sun. Nothing is washed, nothing added; packed loose in five-kilogram bags for blenders and kitchens.',
    usp: 'Skimmed by hand, dried by sun',
    categories: ['spices'],
    unit: 'Bag',
    byWeight: true,
    hts: '2501.00',
    tags: ['Handmade', 'Plastic-free'],
    pictures: [shot('sack', '#e9e4d6', '#4f7c8a', 'Flor de Sal', 'Castro Marim, 5 kg')],
    terms: tiers(480, [4, 690], [20, 620], [80, 560]),
    size: [30, 42, 12],
    kg: 5,
    barcode: false,
    attributes: { 'Shelf life': 'Unlimited', Region: 'Algarve' },
  }),
  pantry('Rosemary Honey from the Alentejo, 500 g', {
    brand: 'conserva-da-barra',
    about:
      'Spring honey of wild rosemary, spun cold and strained, never heated above hive warmth. It sets finely within a few months; a warm water bath makes it flow again.',
    usp: 'One flower, one spring, spun cold',
    categories: ['preserves'],
    unit: 'Jar',
    hts: '0409.00',
    pictures: [shot('jar', '#d69a2d', '#f3ead2', 'Mel', 'rosmaninho, 500 g')],
    tags: ['Small Batch'],
    terms: tiers(2600, [12, 560], [96, 510], [384, 470]),
    size: [8.5, 10, 8.5],
    kg: 0.74,
    packs: [carton(4, 3)],
    attributes: { 'Shelf life': '24 months', Harvest: 'April and May' },
    age: 11,
  }),
  pantry('Roasted Algarve Almonds, Skin On', {
    about:
      'Old local varieties from dry-farmed groves around Tavira, small and full of flavour, roasted in a wood oven without oil. The price is per kilogram; bags are vacuum-packed at ten kilograms.',
    usp: 'Dry-farmed, roasted without oil',
    categories: ['nuts-grains'],
    unit: 'Bag',
    byWeight: true,
    hts: '2008.19',
    tags: ['Vegan', 'Special Deal'],
    pictures: [shot('pouch', '#b5793f', '#f0e3c6', 'Amêndoas', 'Algarve, 10 kg')],
    terms: reduced(8, tiers(140, [2, 1420], [10, 1310], [40, 1220])),
    size: [35, 50, 14],
    kg: 10,
    packs: [unmeasured('Bag', 1)],
    barcode: false,
    attributes: { 'Shelf life': '9 months', Allergens: 'Almonds' },
  }),
  pantry('Roasted Coffee, Lisbon Blend, Whole Bean, 1 kg', {
    brand: 'torra-velha',
    about:
      'A slow, dark roast of Angolan robusta and Brazilian arabica, in the way the cafés of the Baixa have always had it. Rested five days, then packed with a valve.',
    usp: 'The bica everybody remembers',
    categories: ['coffee'],
    unit: 'Bag',
    hts: '0901.21',
    pictures: [shot('coffee-bag', '#4a2f22', '#d9a94a', 'Torra Velha', 'Lisbon blend, 1 kg')],
    terms: tiers(1900, [10, 1290], [60, 1180], [240, 1090]),
    size: [14, 34, 9],
    kg: 1.02,
    packs: [carton(3, 4)],
    attributes: { 'Shelf life': '18 months', Process: 'Drum roast, 18 minutes' },
    tags: ['Private Label', 'Ready to Ship'],
    age: 1,
  }),
  soap('Triple-Milled Soap, Fig and Cedar, 150 g', {
    about:
      'Milled three times between granite rollers and pressed in brass dies, a bar of this soap lasts about two months at a family basin. Wrapped by hand in printed paper with a wax seal.',
    usp: 'Lasts about two months at a family basin',
    tags: ['Vegan', 'Plastic-free', 'Private Label'],
    pictures: [shot('soap', '#6f7d4f', '#e7dcc0', 'Figo & Cedro', '150 g')],
    terms: tiers(plenty, [48, 310], [240, 280], [960, 255]),
    attributes: { Scent: 'Fig, cedar' },
  }),
  soap('Triple-Milled Soap, Orange Blossom, 150 g', {
    about:
      'The oldest recipe of the house, with neroli from Setúbal and a little almond oil. The paper repeats a label of 1912 from our archive.',
    usp: 'Our oldest recipe, in its old paper',
    tags: ['Vegan', 'Plastic-free'],
    pictures: [shot('soap', '#e9a95b', '#fbf1dd', 'Laranjeira', '150 g')],
    terms: tiers(3900, [48, 310], [240, 280], [960, 255]),
    attributes: { Scent: 'Orange blossom' },
  }),
  soap('Soy Wax Candle in Stoneware Cup, 220 g', {
    about:
      'The cup comes from the pottery that makes our Maré line and goes on as a tumbler once the candle is burnt. Soy wax, cotton wick, a scent of pine forest after rain.',
    usp: 'A cup that outlives its candle',
    brand: 'flor-de-gaia',
    categories: ['candles'],
    hts: '3406.00',
    pictures: [shot('candle', '#3f6f78', '#efe8d8', 'Pinhal', '220 g')],
    terms: reduced(30, tiers(720, [12, 1090], [72, 980])),
    size: [8.5, 9, 8.5],
    kg: 0.52,
    packs: [box(1), carton(3, 4)],
    attributes: {
      'Shelf life': '36 months',
      Ingredients: 'Soy wax, perfume',
      Scent: 'Pine, rain',
      'Burn time': '45 hours',
    },
    tags: ['Vegan', 'Special Deal'],
  }),
  soap('Hand Cream with Olive Leaf, 60 ml', {
    about:
      'A light cream of olive oil, olive-leaf extract and beeswax for hands that are washed often. It leaves no film, so that one can go on with the work.',
    usp: 'Absorbed in a minute',
    categories: ['skin-care'],
    hts: '3304.99',
    unit: 'Tube',
    pictures: [shot('cream-tube', '#dfe3cf', '#5f7a48', 'Oliveira', 'hand cream, 60 ml')],
    terms: tiers(plenty, [24, 390], [120, 350]),
    size: [5, 14, 4],
    kg: 0.08,
    packs: [carton(4, 6)],
    attributes: { Volume: '60 ml', Ingredients: 'Olive oil, beeswax, olive-leaf extract', Scent: 'Unscented' },
    age: 13,
    tags: ['Green Product'],
  }),
]
