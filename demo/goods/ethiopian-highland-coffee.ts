import { bag, carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { openCatalogue, type Showroom, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'bunna-highlands', number: 1301, code: 'BUN', origin: 'ET' })

const green = line({
  brand: 'abay-green',
  family: 'bun-green',
  categories: ['coffee'],
  unit: 'Bag',
  byWeight: true,
  hts: '0901.11',
  size: [70, 18, 50],
  kg: 30,
  packs: [bag(1, 1, 1)],
  barcode: false,
  attributes: { 'Shelf life': '18 months as green', Storage: 'Hermetic liner inside jute, below 60 % humidity' },
})
const roasted = line({
  brand: 'sheba-roast',
  family: 'bun-roasted',
  categories: ['coffee'],
  unit: 'Bag',
  hts: '0901.21',
  size: [9, 20, 6],
  kg: 0.26,
  packs: [carton(4, 3)],
  attributes: { 'Shelf life': '12 months', Process: 'Drum-roasted in Addis Ababa' },
  tags: ['Fair Trade'],
})
const seed = line({
  brand: 'humera-fields',
  family: 'bun-seeds',
  categories: ['nuts-grains'],
  unit: 'Sack',
  byWeight: true,
  size: [60, 15, 95],
  kg: 50,
  packs: [bag(1)],
  barcode: false,
  attributes: { Storage: 'Dry, ventilated' },
})
const spice = line({
  brand: 'sheba-roast',
  family: 'bun-spices',
  categories: ['spices'],
  unit: 'Pouch',
  size: [14, 20, 5],
  kg: 0.22,
  packs: [carton(3, 4)],
  attributes: { 'Shelf life': '24 months' },
})

const products = [
  green('Yirgacheffe Kochere Washed, Grade 1', {
    about:
      'From 640 smallholders around the Kochere washing station, picked red only, fermented 36 hours under water and dried twelve days on raised beds. Bergamot, lemon and a tea-like body; our panel scored the lot 87.5.',
    points: ['Screen 14 and up', 'Moisture 10.6 %', 'Pre-shipment sample of 300 g free of charge'],
    usp: 'Scored 87.5, sample before shipment',
    tags: ['Organic', 'Fair Trade'],
    pictures: [shot('sack', '#c9a877', '#5b3a22', 'Yirgacheffe', 'washed, grade 1')],
    terms: tiers(420, [1, 860], [10, 825], [50, 790]),
    attributes: {
      Grade: 'Grade 1',
      Altitude: '1,950–2,150 m',
      Variety: 'Kurume, Dega',
      Process: 'Washed',
      Harvest: 'November to January',
    },
    age: 5,
  }),
  green('Sidama Bensa Natural, Grade 1', {
    about:
      'Whole cherries dried for three weeks and turned by hand eleven times a day. Blueberry, cocoa and a long sweetness, clean enough for filter. One lot of 96 bags from the Bombe hills.',
    usp: 'Ninety-six bags, one hillside',
    tags: ['Small Batch', 'Fair Trade'],
    pictures: [shot('sack', '#b98e5c', '#6a2436', 'Sidama Bensa', 'natural, grade 1')],
    terms: upTo(96, tiers(96, [1, 940], [10, 905])),
    attributes: {
      Grade: 'Grade 1',
      Altitude: '2,100–2,300 m',
      Process: 'Natural',
      Variety: '74158',
      Harvest: 'December',
    },
  }),
  green('Guji Uraga Honey Process', {
    about:
      'A honey process is rare in Ethiopia; the Uraga station began it in 2019 with two beds. A third of the mucilage stays on, the cup turns to peach and cane sugar.',
    usp: 'A honey process from two beds in Uraga',
    pictures: [shot('sack', '#d0a96a', '#a5581f', 'Guji Uraga', 'honey')],
    terms: tiers(0, [1, 980], [5, 950]),
    attributes: { Grade: 'Grade 1', Altitude: '2,050 m', Process: 'Honey' },
    tags: ['Small Batch'],
  }),
  green('Limu Washed, Grade 2', {
    about:
      'The workhorse of many espresso blends: round, wine-like and the same from year to year. Washed at Kossa, sorted twice by machine and once by eye.',
    usp: 'The same cup year after year',
    pictures: [shot('sack', '#bfa074', '#3f5a3a', 'Limu', 'washed, grade 2')],
    terms: reduced(6, tiers(1280, [5, 690], [50, 655], [320, 625])),
    attributes: { Grade: 'Grade 2', Altitude: '1,600–1,900 m', Process: 'Washed' },
    tags: ['Ready to Ship', 'Special Deal'],
  }),
  green('Harar Longberry Natural, Grade 4', {
    about:
      'Long, amber beans from the dry east, sun-dried on the roofs of the farms as they have been for centuries. Wild and spicy, with blueberry in a good year.',
    usp: 'The wild one from the east',
    pictures: [shot('sack', '#c2935a', '#7a4a1f', 'Harar', 'longberry natural')],
    terms: tiers(540, [5, 720], [50, 690]),
    attributes: { Grade: 'Grade 4', Altitude: '1,500–2,100 m', Process: 'Natural' },
    tags: ['Organic'],
  }),
  green('Djimmah Natural, Grade 5, Full Container', {
    about:
      'Commercial naturals for blends and soluble, 320 bags to a container, hand-picked once more before loading. Price on the differential of the day, letter of credit or cash against documents.',
    usp: 'Three hundred and twenty bags, one bill of lading',
    pictures: [shot('container', '#a98254', '#47311f', 'Djimmah', 'grade 5, 60 kg')],
    terms: onDemand(320, 6400),
    size: [75, 22, 55],
    kg: 60,
    attributes: { Grade: 'Grade 5', Process: 'Natural' },
  }),
  green('Kaffa Forest Coffee, Wild-Harvested', {
    about:
      'Gathered from trees that nobody planted, in the forest from which coffee takes its name. The harvest pays for the forest guards; each bag carries the name of the village.',
    usp: 'From trees that nobody planted',
    pictures: [shot('sack', '#8f8a52', '#2f4a2b', 'Kaffa Forest', 'wild')],
    terms: tiers(180, [1, 890], [10, 850]),
    attributes: { Process: 'Natural', Altitude: '1,700 m', Certification: 'EU Organic, wild collection' },
    tags: ['Organic', 'Fair Trade', 'Green Product'],
  }),
  roasted('Addis Filter Roast, Whole Bean, 250 g', {
    about:
      'Yirgacheffe and Sidama roasted light in Addis Ababa and flown the same week, so that the value stays where the coffee grows. Floral, juicy, for filter and cold brew.',
    usp: 'Roasted where it grows',
    pictures: [
      shot('coffee-bag', '#c2572e', '#f2e3c6', 'Sheba Roast', 'Addis filter, 250 g'),
      shot('coffee-bag', '#234b4e', '#f2e3c6', 'Sheba Roast', 'Addis filter, 1 kg'),
    ],
    options: {
      Size: { '250 g': 0, '1 kg': 1180 },
      Grind: { 'Whole bean': 0, 'Ground for filter': 20, 'Ground for moka': 20 },
    },
    missing: [['1 kg', 'Ground for moka']],
    terms: tiers(3200, [24, 520], [120, 475], [480, 440]),
    attributes: { Grade: 'Specialty' },
  }),
  roasted('Jebena Dark Roast, Ground, 250 g', {
    about:
      'Roasted until it shines, ground fine for the clay pot, with a leaf of rue in the bag as it is served at home. A gift shop’s best seller in Stockholm for three winters.',
    usp: 'Ground for the clay pot, with its leaf of rue',
    pictures: [shot('coffee-bag', '#3b2a22', '#d1a04a', 'Jebena', 'dark, ground')],
    terms: tiers(1500, [24, 490], [120, 450]),
    attributes: {},
    age: 10,
  }),
  roasted('Cascara, Dried Coffee Cherry, 200 g', {
    about:
      'The skin of the coffee fruit, dried on the same beds as the bean. Steeped like tea it tastes of rosehip and raisin, cold with soda of summer.',
    usp: 'The fruit around the bean',
    categories: ['tea'],
    hts: '0901.90',
    pictures: [shot('pouch', '#8c2f2f', '#f0dcc0', 'Cáscara', '200 g')],
    terms: reduced(25, tiers(860, [20, 410], [100, 370])),
    attributes: { Process: 'Sun-dried on raised beds' },
    tags: ['Organic', 'Special Deal'],
  }),
  roasted('Peaberry Selection in Gift Tin, 200 g', {
    about:
      'One cherry in twenty holds a single round bean. Women at the Kality mill pick them out by hand; we roast them separately and put them in a tin with a pattern of the Dorze weavers.',
    usp: 'One cherry in twenty',
    unit: 'Tin',
    pictures: [shot('tin', '#b5342c', '#f1c232', 'Peaberry', '200 g')],
    terms: tiers(640, [12, 880], [72, 810]),
    size: [9, 12, 9],
    kg: 0.31,
    packs: [unmeasured('Carton', 12)],
    attributes: { Grade: 'Peaberry' },
    tags: ['Handmade', 'Fair Trade'],
  }),
  roasted('Coffee Drip Bags, Box of 12', {
    about:
      'Twelve single-serve filters of 11 grams, flushed with nitrogen, for hotel rooms and offices. The sleeve can carry your own print from 2,000 boxes.',
    usp: 'Hotel rooms without machines',
    unit: 'Box',
    pictures: [shot('carton', '#f0e3cb', '#c2572e', 'Drip Bags', '12 × 11 g')],
    terms: tiers(2100, [30, 560], [150, 515], [2000, 460]),
    size: [13, 15, 9],
    kg: 0.24,
    packs: [carton(3, 4)],
    attributes: {},
    tags: ['Private Label', 'Ready to Ship'],
  }),
  seed('Humera White Sesame, 99.5 % Pure', {
    about:
      'The variety that bakers ask for by name: large, white, slightly sweet. Cleaned by gravity and colour sorter to 99.5 per cent, free fatty acids below two.',
    usp: 'Cleaned to 99.5 per cent',
    hts: '1207.40',
    pictures: [shot('sack', '#e6dcc0', '#6a5a2f', 'Humera', 'white sesame, 50 kg')],
    terms: tiers(2600, [20, 205], [200, 192], [380, 184]),
    attributes: { Grade: 'Humera type, 99.5 %', Harvest: 'November', Allergens: 'Sesame' },
    tags: ['Ready to Ship'],
  }),
  seed('Red Kidney Beans, Nuru Variety', {
    about:
      'Deep red, uniform beans from the Rift Valley for canning. Soaked weight at least double, splits below two per cent.',
    usp: 'Canning grade, splits below two per cent',
    hts: '0713.33',
    pictures: [shot('sack', '#8f2f2b', '#f0e1c6', 'Nuru', 'red kidney beans')],
    terms: reduced(12, tiers(1500, [20, 118], [200, 109])),
    attributes: { Grade: 'Canning', Harvest: 'December' },
    tags: ['Vegan', 'Special Deal'],
  }),
  seed('Desi Chickpeas, Machine-Cleaned', {
    about: 'Small, brown and hard, for dal and besan mills. Grown after the rains on black soil without irrigation.',
    usp: 'Rain-grown on black soil',
    hts: '0713.20',
    pictures: [shot('sack', '#b98a4a', '#4b3a20', 'Desi', 'chickpeas, 50 kg')],
    terms: tiers(1800, [20, 98], [200, 91]),
    attributes: { Grade: 'FAQ' },
    tags: ['Vegan'],
    packs: [bag(1)],
  }),
  seed('Ivory Teff Flour, 25 kg', {
    about:
      'The grain of injera, milled whole between stones. Free of gluten by nature and by test: every batch goes through an R5 assay before it leaves.',
    usp: 'Batch-tested below 20 ppm gluten',
    hts: '1102.90',
    size: [45, 12, 70],
    kg: 25,
    pictures: [shot('sack', '#efe6d0', '#9b6b35', 'Teff', 'ivory, 25 kg')],
    terms: tiers(900, [4, 240], [40, 222]),
    attributes: { Certification: 'Gluten-free below 20 ppm', 'Shelf life': '10 months' },
    tags: ['Vegan', 'Organic'],
    age: 2,
  }),
  spice('Berbere, Stone-Ground, 200 g', {
    about:
      'Sun-dried chillies pounded with fifteen spices, among them rue seed, korarima and black cumin, then left to ripen for a month. Hot, round and dark.',
    usp: 'Ripened a month before it is packed',
    hts: '0910.91',
    pictures: [shot('pouch', '#a5281f', '#f2c14e', 'Berberé', '200 g')],
    terms: tiers(1700, [24, 285], [120, 258]),
    attributes: { Ingredients: 'Chilli and fifteen spices' },
    tags: ['Vegan'],
  }),
  spice('Korarima, Ethiopian Cardamom, 100 g', {
    about:
      'Brown pods from the south-western forests, smoked over embers as they dry. Milder than green cardamom, with a breath of eucalyptus; for coffee, bread and butter.',
    usp: 'Smoke-dried forest pods',
    hts: '0908.31',
    kg: 0.12,
    pictures: [shot('pouch', '#6b4a2b', '#d9c59a', 'Korarima', 'whole pods')],
    terms: tiers(820, [24, 340], [120, 310]),
    attributes: { Region: 'Kaffa' },
    tags: ['Organic'],
    packs: [carton(3, 4)],
  }),
]

export const ethiopianHighlandCoffee: Showroom = {
  brands: [
    { key: 'abay-green', name: 'Abay Green Lots', colour: '#3f5a3a' },
    { key: 'sheba-roast', name: 'Sheba Roast House', colour: '#c2572e' },
    { key: 'humera-fields', name: 'Humera Fields', colour: '#9b6b35' },
  ],
  families: [
    { key: 'bun-green', name: 'Green coffee' },
    { key: 'bun-roasted', name: 'Roasted coffee' },
    { key: 'bun-seeds', name: 'Seeds and pulses' },
    { key: 'bun-spices', name: 'Spices' },
  ],
  company: {
    key: 'bunna-highlands',
    name: 'Bunna Highlands Export',
    kind: 'seller',
    country: 'ET',
    city: 'Addis Ababa',
    zip: '1000',
    address: 'Sierra Leone Street 88, Kirkos',
    lat: 9.0108,
    lng: 38.7613,
    website: 'https://bunna-highlands.example',
    email: 'lots@bunna-highlands.example',
    description:
      'Hirut Bekele spent nine years tasting coffee for a state laboratory before she bought a roaster of her own in 2007. Bunna Highlands now runs four washing stations, a dry mill in Kality and a small roastery that exports finished bags.\n\nEvery lot can be followed to its washing station, and what was paid for the cherry stands on the contract. Samples leave by courier on Tuesdays; containers leave by Djibouti.',
    bannerTitle: 'From the forests where coffee began',
    bannerSubtitle: 'Green lots, roasted bags, sesame and pulses',
    established: '2007-09-28',
    employees: 210,
    ownership: 'Limited company',
    turnoverUsd: 34_200_000,
    exportPercent: 96,
    exportCountries: ['DE', 'IT', 'SE', 'NO', 'NL', 'GB', 'US', 'CA', 'JP', 'KR', 'TW', 'SA', 'AE', 'AU', 'CN'],
    industries: ['drinks', 'food'],
    brands: ['abay-green', 'sheba-roast', 'humera-fields'],
    branches: [
      {
        name: 'Kality dry mill',
        country: 'ET',
        city: 'Addis Ababa',
        code: 'ET-KAL',
        address: 'Debre Zeit Road, Akaki Kality',
        zip: '1000',
        lat: 8.9006,
        lng: 38.7842,
      },
      {
        name: 'Djibouti forwarding',
        country: 'DJ',
        city: 'Djibouti',
        code: 'DJ-JIB',
        address: 'Route de Venise',
        zip: '77101',
        lat: 11.5892,
        lng: 43.1456,
      },
    ],
    certificates: ['EU Organic', 'Fair for Life', 'Rainforest Alliance', 'ISO 22000:2018'],
    contact: { firstName: 'Hirut', lastName: 'Bekele', phoneCode: '+251', phone: '11 554 2086', status: 1 },
    palette: { main: '#5b3a22', accent: '#d1a04a' },
  },
  products,
}
