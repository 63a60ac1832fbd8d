import { bag, box, carton, unmeasured } from './packing.ts'
import { onDemand, paused, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'cacao-del-litoral', number: 1501, code: 'CDL', origin: 'EC' })

const bar = line({
  brand: 'rio-mache', family: 'cdl-bars', categories: ['chocolate'], unit: 'Bar', hts: '1806.32', size: [8, 1.2, 16], kg: 0.09, packs: [box(1, 1, 12), carton(3, 2, 12)],
  attributes: { 'Shelf life': '24 months', Storage: '16–18 °C', Variety: 'Nacional' },
})
const couverture = line({
  brand: 'arriba-atelier', family: 'cdl-couverture', categories: ['chocolate'], unit: 'Bag', byWeight: true, hts: '1806.20', size: [30, 12, 40], kg: 5, packs: [carton(1, 1, 4)], attributes: { 'Shelf life': '18 months', Storage: '16–18 °C' },
})
const cacao = line({ brand: 'arriba-atelier', family: 'cdl-cacao', categories: ['chocolate'], unit: 'Sack', byWeight: true, hts: '1801.00', size: [70, 22, 100], kg: 69, packs: [bag(1)], barcode: false, attributes: { Variety: 'Nacional Arriba' } })
const fruit = line({ brand: 'mitad-verde', family: 'cdl-fruit', attributes: { Storage: 'Cool and dry' } })

const products = [
  bar('Single Estate Dark Bar, 72 %, Hacienda La Balsa, 80 g', {
    about: 'Nacional cacao from one hacienda on the Río Mache, fermented in laurel boxes for five days. Jasmine first, then walnut; two ingredients, conched for fifty hours.',
    usp: 'Two ingredients, one hacienda', pictures: [shot('chocolate-bar', '#3a2018', '#d9a441', 'La Balsa', '72 %')], tags: ['Organic', 'Vegan', 'Fair Trade'], terms: tiers(7200, [36, 295], [144, 268], [720, 244]), attributes: { 'Cocoa content': '72 %', Ingredients: 'Cacao, cane sugar' },
  }),
  bar('Dark Bar with Galápagos Sea Salt, 65 %', {
    about: 'A milder roast with flakes of salt pressed into the back, so that they melt before the chocolate does. Our best seller at airport shops.',
    usp: 'Salt on the back, where the tongue is', pictures: [shot('chocolate-bar', '#2f5f6b', '#e8dcc0', 'Sal Marina', '65 %')], tags: ['Vegan', 'Ready to Ship'], terms: tiers(9800, [36, 285], [144, 259], [720, 236]), attributes: { 'Cocoa content': '65 %', Ingredients: 'Cacao, cane sugar, sea salt' },
  }),
  bar('Milk Bar with Roasted Coffee, 50 %', {
    about: 'Half cacao, half milk and a spoon of Loja coffee ground into the conche. For people who say they do not like dark chocolate.',
    usp: 'Loja coffee ground into the conche', pictures: [shot('chocolate-bar', '#8a5a36', '#f0e2c6', 'Café con Leche', '50 %')], terms: reduced(15, tiers(3400, [36, 280], [144, 255])), attributes: { 'Cocoa content': '50 %', Allergens: 'Milk' }, tags: ['Special Deal'],
  }),
  bar('Hundred Per Cent Cacao Bar', {
    about: 'Nothing but beans of the white-fleshed Nacional, whose low tannin makes a whole cacao bar possible. Sliced thin, with figs or a dry sherry.',
    usp: 'One ingredient', pictures: [shot('chocolate-bar', '#1f1512', '#b98d5e', 'Cien', '100 %')], terms: tiers(1500, [36, 340], [144, 312]), attributes: { 'Cocoa content': '100 %', Ingredients: 'Cacao' }, tags: ['Vegan', 'Organic', 'Small Batch'], age: 9,
  }),
  bar('Tasting Box of Eight Small Bars', {
    about: 'Eight origins of the coast and the Amazon, five grams each, with a card that says what to look for. The box is cut from banana-fibre board and holds ninety pieces in the counter version.',
    usp: 'Eight origins on one card', unit: 'Box', size: [16, 4, 16], kg: 0.19, packs: [carton(2, 2, 6)], pictures: [shot('carton', '#3f5a3a', '#e8c15a', 'Ocho Orígenes', 'tasting box')], terms: tiers(1800, [12, 690], [96, 630]), attributes: { 'Cocoa content': '70 %' }, tags: ['Private Label', 'Ready to Ship', 'Plastic-free'],
  }),
  bar('Cacao-Dusted Macadamia, 120 g', {
    about: 'Macadamias from Santo Domingo roasted, rolled in dark couverture and dusted with cacao. Sealed in a tin that schoolchildren later use for pencils.',
    usp: 'In a tin that is kept', unit: 'Tin', hts: '1806.90', size: [8, 9, 8], kg: 0.21, packs: [carton(4, 3)], pictures: [shot('tin', '#4a2f22', '#e8c15a', 'Macadamia', '120 g')], terms: reduced(20, tiers(1600, [24, 520], [120, 475])), attributes: { Allergens: 'Macadamia nuts', 'Cocoa content': '70 %' }, tags: ['Special Deal'],
  }),
  couverture('Dark Couverture Drops, 70 %, 5 kg', {
    about: 'For pastry chefs: viscosity two drops, 38 per cent fat, tempering without surprises. The same Nacional beans as our bars, with a shorter conche that leaves the flower.',
    points: ['Fluidity 2/5', 'Fat 38 %', 'Traceable to the collection centre'], usp: 'Pastry couverture that keeps its flower', pictures: [shot('pouch', '#2e1a14', '#d9a441', 'Couverture', '70 %, 5 kg')],
    terms: tiers(960, [4, 1190], [24, 1110], [96, 1040]), attributes: { 'Cocoa content': '70 %' }, tags: ['Organic', 'Vegan', 'Private Label'],
  }),
  couverture('Milk Couverture Drops, 42 %, 5 kg', {
    about: 'Caramel notes from milk powder that is cooked a little before it goes in. Smooth enough for moulding, firm enough for enrobing.',
    usp: 'Cooked-milk caramel', pictures: [shot('pouch', '#8a5a36', '#f0e2c6', 'Couverture', 'milk 42 %')], terms: tiers(700, [4, 1130], [24, 1060]), attributes: { 'Cocoa content': '42 %', Allergens: 'Milk' }, tags: [],
  }),
  couverture('Cocoa Butter, Natural, Pressed, 5 kg', {
    about: 'Unrefined butter with the scent of the bean, cast in blocks. Chocolatiers thin with it, soap makers superfat with it.',
    usp: 'Unrefined, with the scent of the bean', hts: '1804.00', pictures: [shot('carton', '#ead9a8', '#5b3a22', 'Manteca', 'cocoa butter')], terms: upTo(80, tiers(150, [2, 2450], [20, 2290])), attributes: {}, tags: ['Vegan'],
  }),
  couverture('Cocoa Powder, Natural, 10–12 % Fat, 5 kg', {
    about: 'Not alkalised, so that it keeps its fruit and its pH of 5.6. Brick-red in the tin, dark in the cake.',
    usp: 'Not alkalised', hts: '1805.00', pictures: [shot('pouch', '#6b3a2a', '#e6cfa8', 'Cacao', 'powder, 5 kg')], terms: reduced(12, tiers(880, [4, 790], [24, 735])), attributes: { Process: 'Natural, pH 5.6' }, tags: ['Vegan', 'Special Deal'], packs: [unmeasured('Bag', 1)],
  }),
  cacao('Nacional Arriba Cocoa Beans, ASSS, Fermented', {
    about: 'Export grade ASSS with 85 per cent fermentation by cut test, 130 grams to the hundred beans. Shipped from Guayaquil in jute with a hermetic liner, EUDR geodata with every lot.',
    usp: 'Geodata for every lot', pictures: [shot('sack', '#a5794a', '#3f5a3a', 'Arriba', 'ASSS, 69 kg')], terms: onDemand(180, 3600), attributes: { Grade: 'ASSS', Certification: 'EUDR due-diligence data' }, tags: ['Fair Trade'],
  }),
  cacao('Cacao Nibs, Roasted, 10 kg', {
    about: 'Cracked, winnowed twice and roasted lightly. For granola, for brewers, for a crust on tuna.',
    usp: 'Winnowed twice, shell below 1 %', hts: '1801.00', unit: 'Bag', size: [38, 14, 55], kg: 10, pictures: [shot('pouch', '#4a2a1c', '#c9a066', 'Nibs', 'roasted, 10 kg')], terms: tiers(320, [2, 980], [20, 920]), attributes: { 'Shelf life': '18 months' }, tags: ['Vegan', 'Organic'], age: 0,
  }),
  cacao('Cacao Husk Tea, 1 kg', {
    about: 'The shell that the winnower blows away smells of brownies and gives a red, caffeine-light brew. We sieve it to an even cut for tea packers.',
    usp: 'What the winnower blows away', categories: ['tea'], hts: '1802.00', unit: 'Bag', byWeight: false, size: [22, 35, 12], kg: 1.02, packs: [carton(2, 3)], pictures: [shot('tea-box', '#6b4a36', '#e8c15a', 'Cascarilla', '1 kg')], terms: tiers(600, [10, 640], [50, 580]), attributes: {}, tags: ['Green Product', 'Vegan', 'Recycled'],
  }),
  fruit('Freeze-Dried Pitahaya Slices, 1 kg', {
    about: 'Yellow pitahaya from Palora, sliced at full ripeness and dried cold, so that colour and crunch stay. The seeds crackle like popping sugar.',
    usp: 'Crackles like popping sugar', categories: ['nuts-grains'], unit: 'Bag', hts: '0813.40', size: [35, 45, 15], kg: 1.05, packs: [carton(1, 2, 2)], pictures: [shot('pouch', '#f0d24e', '#3f5a3a', 'Pitahaya', '1 kg')], terms: tiers(210, [4, 4200], [24, 3950]), attributes: { 'Shelf life': '18 months' }, tags: ['Vegan'],
  }),
  fruit('Banana Chips in Cacao Butter, 100 g', {
    about: 'Green plantain sliced across, fried in cacao butter and dusted with panela. Sweet, salty and gone before the film starts.',
    usp: 'Fried in cacao butter', categories: ['nuts-grains'], unit: 'Pouch', hts: '2008.99', size: [16, 24, 6], kg: 0.12, packs: [carton(4, 3)], pictures: [shot('pouch', '#e2b93b', '#5b3a22', 'Chifles', '100 g')], terms: reduced(30, tiers(2400, [24, 175], [144, 158])), attributes: { 'Shelf life': '9 months' }, tags: ['Vegan', 'Special Deal'],
  }),
  fruit('Passion Fruit Concentrate, 50° Brix, 20 kg', {
    about: 'Maracuyá from Los Ríos, evaporated and returned its own aroma, aseptic in a bag inside a pail. Makes about ninety litres of juice.',
    usp: 'Ninety litres from one pail', categories: ['juices'], unit: 'Pail', byWeight: true, hts: '2009.89', size: [30, 38, 30], kg: 20, pictures: [shot('jerrycan', '#f0b429', '#2f5d3a', 'Maracuyá', '50° Brix, 20 kg')], terms: tiers(240, [4, 480], [20, 452]), attributes: { 'Shelf life': '12 months', Storage: 'Below −18 °C' }, tags: [], barcode: false,
  }),
  fruit('Naranjilla Juice, Cold-Filled, 1 l', {
    about: 'A fruit of the cloud forest between lime and rhubarb, pressed within a day of picking. Unsweetened, cloudy, a secret of two bars in Rotterdam.',
    usp: 'Between lime and rhubarb', categories: ['juices'], unit: 'Bottle', hts: '2009.89', size: [8.5, 28, 8.5], kg: 1.36, packs: [carton(3, 2)], pictures: [shot('bottle', '#8fae3f', '#f3ecd0', 'Naranjilla', '1 l')], terms: paused(tiers(500, [12, 390], [96, 355])), attributes: { 'Shelf life': '12 months', Volume: '1 l' }, tags: ['Vegan'],
  }),
  fruit('Panela, Granulated, Unrefined, 25 kg', {
    about: 'Cane juice boiled down over bagasse fires in Pastaza and stirred until it crumbles. It tastes of malt and smoke and dissolves cold.',
    usp: 'Boiled over bagasse, dissolves cold', categories: ['chocolate'], unit: 'Sack', byWeight: true, hts: '1701.13', size: [48, 14, 75], kg: 25, packs: [bag(1)], pictures: [shot('sack', '#b9813f', '#f0e2c0', 'Panela', 'granulated, 25 kg')], terms: tiers(1400, [4, 185], [40, 170]), attributes: { 'Shelf life': '24 months', Certification: 'EU Organic' }, tags: ['Organic', 'Fair Trade', 'Vegan'], barcode: false,
  }),
  fruit('Toquilla Straw Hat Basket, Woven', {
    about: 'The weavers of Montecristi make hats; what the hats do not need becomes baskets, tight enough to hold rice. Eight days of work for the large one.',
    usp: 'Hat weave, tight enough to hold rice', categories: ['baskets'], unit: 'Piece', hts: '4602.19', size: [30, 26, 30], kg: 0.42, packs: [], pictures: [shot('basket', '#e3cf9f', '#8a5a36')], options: { Size: { Small: 0, Medium: 900, Large: 2100 } }, terms: tiers(64, [2, 2900], [12, 2700]), attributes: { Material: 'Toquilla palm', Care: 'Brush dry' }, tags: ['Handmade', 'Plastic-free'], barcode: false, brand: 'rio-mache',
  }),
]

export const andeanCacao: Showroom = {
  brands: [{ key: 'rio-mache', name: 'Río Mache', colour: '#3a2018' }, { key: 'arriba-atelier', name: 'Atelier Arriba', colour: '#b98d2e' }, { key: 'mitad-verde', name: 'Mitad Verde', colour: '#3f7a3a' }],
  families: [{ key: 'cdl-bars', name: 'Bars and gifts' }, { key: 'cdl-couverture', name: 'For pastry' }, { key: 'cdl-cacao', name: 'Cacao' }, { key: 'cdl-fruit', name: 'Fruit and panela' }],
  company: {
    key: 'cacao-del-litoral', name: 'Cacao del Litoral', kind: 'seller', country: 'EC', city: 'Guayaquil', zip: '090313', address: 'Malecón Simón Bolívar 1207', lat: -2.1924, lng: -79.8797,
    website: 'https://cacaodellitoral.example', email: 'ventas@cacaodellitoral.example',
    description: 'Ecuador ships much of the world’s fine cacao and, for most of two centuries, shipped it as beans. Cacao del Litoral was set up in 1999 to keep the second half of the work here: we ferment, roast, conche and wrap in one building by the river.\n\nNine hundred growers between Esmeraldas and Los Ríos deliver wet cacao the day it is cut. They own eighteen per cent of the company.',
    bannerTitle: 'From the pod to the wrapper', bannerSubtitle: 'Nacional cacao made into chocolate where it grows', established: '1999-05-03', employees: 186, ownership: 'Limited company, growers hold 18 %', turnoverUsd: 15_300_000, exportPercent: 93,
    exportCountries: ['US', 'CA', 'DE', 'FR', 'BE', 'NL', 'CH', 'IT', 'JP', 'KR', 'AU', 'CL'], industries: ['drinks', 'food'], brands: ['rio-mache', 'arriba-atelier', 'mitad-verde'],
    branches: [{ name: 'Fermentation centre', country: 'EC', city: 'Quinindé', code: 'EC-QND', address: 'Vía a Malimpia km 4', zip: '080450', lat: 0.3273, lng: -79.4704 }],
    certificates: ['EU Organic', 'Fair for Life', 'BRCGS Food Safety', 'Rainforest Alliance'], contact: { firstName: 'Marisol', lastName: 'Quiñónez', phoneCode: '+593', phone: '4 230 1186', status: 1 }, palette: { main: '#3a2018', accent: '#d9a441' },
  },
  products,
}
