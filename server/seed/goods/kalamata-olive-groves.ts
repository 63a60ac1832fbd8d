import { box, carton, drum, unmeasured } from './packing.ts'
import { onDemand, paused, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'messinia-groves', number: 1201, code: 'KAL', origin: 'GR', currency: 'EUR' })

const oil = line({
  brand: 'elaia-mani', family: 'kal-oil', categories: ['oils'], unit: 'Bottle', hts: '1509.20', size: [6.5, 27, 6.5], kg: 0.86, packs: [carton(4, 3)],
  attributes: { 'Shelf life': '18 months', Storage: 'Dark, below 20 °C', Region: 'Kalamata PDO' },
})
const olives = line({
  brand: 'karpos', family: 'kal-olives', categories: ['preserves'], unit: 'Jar', hts: '2005.70', size: [8.5, 13, 8.5], kg: 0.78, packs: [carton(3, 2), carton(4, 3)],
  attributes: { 'Shelf life': '24 months', Storage: 'Refrigerate after opening', Region: 'Messinia' },
})
const pantry = line({ brand: 'karpos', family: 'kal-pantry', attributes: { Storage: 'Cool and dry' } })
const soap = line({
  brand: 'elaia-mani', family: 'kal-soap', categories: ['soap'], unit: 'Piece', hts: '3401.11', size: [7, 6, 6], kg: 0.13, packs: [carton(6, 4, 2)],
  attributes: { Ingredients: 'Olive oil, soda lye, water', 'Shelf life': '5 years' }, tags: ['Vegan', 'Plastic-free', 'Handmade'],
})

const products = [
  oil('Early Harvest Extra Virgin Olive Oil, 500 ml', {
    about: 'Koroneiki olives picked green in the last week of October, when they yield half the oil and twice the taste. Bitter, peppery, of a green that fades to gold by spring. Polyphenols are tested for every tank and printed on the bottle.',
    points: ['Acidity 0.2 %', 'Polyphenols above 480 mg/kg', 'Milled within four hours'], usp: 'Picked green, with its polyphenols on the label', tags: ['Organic', 'Small Batch'],
    pictures: [shot('bottle', '#2f4a2b', '#d8c56a', 'Elaía Mani', 'early harvest, 500 ml')], terms: tiers(5200, [12, 945], [96, 870], [384, 810]), attributes: { Acidity: '0.2 %', Variety: 'Koroneiki', Harvest: 'October' }, age: 4,
  }),
  oil('Kalamata Extra Virgin Olive Oil', {
    about: 'The oil of the cooperative as our families eat it: Koroneiki from November and December, all groves together, settled and bottled unfiltered on request. Mild enough for cake, strong enough for beans.',
    usp: 'The everyday oil of 312 families', tags: ['Ready to Ship', 'Private Label'], pictures: [shot('bottle', '#55702f', '#f0e6bb', 'Kalamata', 'extra virgin'), shot('oil-can', '#55702f', '#f0e6bb', 'Kalamata', 'extra virgin, 3 l')],
    options: { Size: { '250 ml bottle': 0, '500 ml bottle': 290, '1 l bottle': 680, '3 l tin': 2150 }, Filtration: ['Filtered', 'Unfiltered'] }, missing: [['250 ml bottle', 'Unfiltered']],
    terms: tiers(9600, [24, 430], [120, 395], [600, 365]), attributes: { Acidity: 'below 0.4 %', Variety: 'Koroneiki', Harvest: 'November' },
  }),
  oil('Organic Extra Virgin Olive Oil, 5 l Tin', {
    about: 'From the terraces above Kardamyli that were never sprayed because no tractor reaches them. Certified since 2006 and packed in a lacquered tin for kitchens and refill shops.',
    usp: 'Refill size for kitchens and zero-waste shops', unit: 'Tin', tags: ['Organic', 'Green Product'], pictures: [shot('oil-can', '#3c5a2a', '#efe3b2', 'Elaía Mani', 'organic, 5 l')],
    terms: reduced(10, tiers(780, [4, 5150], [32, 4790], [128, 4550])), size: [15, 30, 12], kg: 4.9, packs: [carton(2, 2)], attributes: { Acidity: '0.3 %', Certification: 'EU Organic, GR-BIO-01' },
  }),
  oil('Bulk Extra Virgin Olive Oil in IBC or Drum', {
    about: 'Bulk oil for bottlers, with tank sample, panel test and full analysis before shipment. Loaded at Kalamata port in 200-litre drums or in flexitanks; the price follows the Bari quotation of the day.',
    usp: 'Sample and panel test before you pay', unit: 'Drum', hts: '1509.20', tags: ['Private Label'], pictures: [shot('drum', '#4d5b34', '#c9b458', 'EVOO', 'food grade, 200 l')], terms: onDemand(4, 320),
    size: [59, 88, 59], kg: 200, packs: [drum()], barcode: false, attributes: { Volume: '200 l', Acidity: 'below 0.5 %' },
  }),
  oil('Lemon Olive Oil, Pressed with Whole Fruit, 250 ml', {
    about: 'Whole lemons from Kardamyli go into the mill together with the olives, so nothing is infused afterwards. A few drops finish fish, artichokes or vanilla ice cream.',
    usp: 'Milled with lemons, not flavoured', hts: '1509.90', pictures: [shot('bottle', '#c9b53a', '#3c5a2a', 'Lemóni', '250 ml')], terms: tiers(2100, [12, 610], [96, 560]), size: [5.2, 22, 5.2], kg: 0.48, packs: [carton(4, 3)], attributes: { Volume: '250 ml' }, tags: ['Special Deal', 'Small Batch'],
  }),
  oil('Aged Red Wine Vinegar, Agiorgitiko, 500 ml', {
    about: 'Nemea wine turned slowly in chestnut casks for two years, without a generator. Seven per cent acidity with the fruit still in it.',
    usp: 'Two years in chestnut', hts: '2209.00', pictures: [shot('bottle', '#5c1f2a', '#e8d9b4', 'Oxos', 'Agiorgitiko')], terms: reduced(22, tiers(1600, [12, 520], [96, 470])), attributes: { Acidity: '7 %', 'Shelf life': '60 months', Region: 'Nemea' }, tags: ['Vegan', 'Special Deal'],
  }),
  oil('Pomace-Free Cooking Olive Oil, 10 l Bag-in-Box', {
    about: 'Refined and virgin oil of our own olives for fryers and bakeries. Smoke point 210 °C, neutral smell; the box fits under a counter and empties to the last drop.',
    usp: 'For the fryer, from the same groves', unit: 'Box', hts: '1509.90', pictures: [shot('carton', '#c9b458', '#4d5b34', 'Karpós', 'frying oil, 10 l')], terms: upTo(200, tiers(340, [5, 5900], [40, 5600])), size: [20, 28, 24], kg: 9.7, packs: [unmeasured('Carton', 1)], attributes: { Volume: '10 l' }, tags: ['Ready to Ship'],
  }),
  olives('Kalamata Olives in Brine, 360 g Net', {
    about: 'Ripe Kalamon olives, slit and cured for six months in sea-salt brine with red vinegar, then finished with a spoon of oil. Graded Superior, 201 to 230 to the kilogram.',
    usp: 'Six months in brine, no lye', tags: ['Vegan', 'Ready to Ship'], pictures: [shot('jar', '#3b2233', '#e9dfc3', 'Kalamón', 'in brine')], terms: tiers(7400, [24, 345], [120, 318], [720, 292]), attributes: { Grade: 'Superior 201/230', Variety: 'Kalamon' },
  }),
  olives('Green Chalkidiki Olives Stuffed with Almond', {
    about: 'Large green olives from friends in Chalkidiki, each filled by hand with a roasted almond. The jar is packed tight so that the fillings stay where they are.',
    usp: 'Filled by hand with a whole almond', pictures: [shot('jar', '#8a9a3f', '#f3ecd0', 'Chalkidiki', 'with almond')], terms: tiers(2900, [24, 460], [120, 425]), attributes: { Grade: 'Mammoth 91/100', Allergens: 'Almonds' }, tags: [],
  }),
  olives('Throumba Dry-Cured Black Olives, 5 kg Pail', {
    about: 'Thassos olives left to wrinkle on the tree and packed in coarse salt, nothing else. Dense and sweet; bakers use them because they give no water. Sold by weight.',
    usp: 'Gives no water to the dough', unit: 'Pail', byWeight: true, hts: '2005.70', pictures: [shot('paint-bucket', '#2a2524', '#c9b78f', 'Throúmba', 'dry-cured, 5 kg')], terms: tiers(210, [4, 640], [24, 590]), size: [22, 20, 22], kg: 5, packs: [carton(2, 2)], barcode: false, attributes: { Variety: 'Throumba Thassou' }, tags: ['Vegan', 'Organic'],
  }),
  olives('Kalamata Olive Paste, 190 g', {
    about: 'Stoned olives, oil, oregano and a little vinegar, ground coarse enough to show what is in it. For bread, under fish skin, or thinned with oil as a dressing.',
    usp: 'Four ingredients, coarse ground', size: [7, 8.5, 7], kg: 0.36, pictures: [shot('jar', '#463040', '#d9c79a', 'Pásta Eliás', '190 g')], terms: reduced(35, tiers(1300, [24, 295], [120, 270])), attributes: { Ingredients: 'Kalamata olives, olive oil, oregano, vinegar' }, tags: ['Vegan', 'Special Deal'],
  }),
  pantry('Sun-Dried Figs from Kymi, Crowned with Bay, 250 g', {
    about: 'Figs split, joined in pairs with a bay leaf between and dried on reed mats by the sea at Kymi. No sulphur, no sugar: the white bloom is the fruit’s own.',
    usp: 'The white bloom is its own sugar', categories: ['nuts-grains'], unit: 'Box', hts: '0804.20', pictures: [shot('carton', '#a5713f', '#efe0bd', 'Sýka Kýmis', '250 g')], terms: tiers(1800, [20, 390], [100, 355]), size: [14, 5, 10], kg: 0.29, packs: [carton(2, 4, 5)], attributes: { 'Shelf life': '12 months', Harvest: 'August' }, tags: ['Vegan', 'Plastic-free'],
  }),
  pantry('Thyme Honey of the Mani, 450 g', {
    about: 'Late-July honey from hives between the tower villages, where little grows but thyme. Amber, resinous, with more than 18 per cent thyme pollen by laboratory count.',
    usp: 'Over 18 per cent thyme pollen', categories: ['preserves'], unit: 'Jar', hts: '0409.00', pictures: [shot('jar', '#c47f1d', '#f7edd2', 'Thymári', 'Mani, 450 g')], terms: upTo(480, tiers(960, [12, 780], [96, 720])), size: [8, 10.5, 8], kg: 0.68, packs: [carton(4, 3)], attributes: { 'Shelf life': '36 months', Harvest: 'July', Region: 'Mani' }, tags: ['Small Batch'], age: 8,
  }),
  pantry('Kalamata Raisins, Seedless, 10 kg Case', {
    about: 'Corinth currants’ bigger cousins, dried in the shade to keep them soft. Laser-sorted in Kalamata; moisture below 15 per cent, oil-free on request.',
    usp: 'Shade-dried and laser-sorted', categories: ['nuts-grains'], unit: 'Case', byWeight: true, hts: '0806.20', pictures: [shot('carton', '#5a2f3a', '#e5cf9f', 'Stafídes', 'seedless, 10 kg')], terms: tiers(600, [5, 330], [50, 305], [200, 288]), size: [38, 18, 28], kg: 10, barcode: false, attributes: { Grade: 'No. 1', 'Shelf life': '12 months', Harvest: 'August' }, tags: ['Vegan', 'Ready to Ship'],
  }),
  pantry('Mountain Tea from Taygetos, Whole Stems', {
    about: 'Sideritis cut in flower at 1,500 metres and dried in bundles under the roof. One stem, broken in two, makes a pot; nobody here has a cold without it.',
    usp: 'Whole flowering stems, no dust', categories: ['tea'], unit: 'Bundle', hts: '1211.90', pictures: [shot('tea-box', '#8b9a52', '#f2ecd5', 'Tsái tou Vounoú', 'Taygetos')], terms: paused(tiers(400, [30, 190], [150, 170])), size: [10, 30, 6], kg: 0.05, packs: [carton(5, 6)], attributes: { 'Shelf life': '24 months', Harvest: 'July', Altitude: '1,500 m' }, tags: ['Organic', 'Plastic-free'],
  }),
  pantry('Stone-Ground Tahini, 300 g', {
    about: 'Hulled sesame from Evros, roasted lightly and ground once between basalt stones. Pourable at room temperature; the oil that rises is stirred back in.',
    usp: 'Ground once, pours like cream', categories: ['nuts-grains'], unit: 'Jar', hts: '2008.19', pictures: [shot('jar', '#d8bd8a', '#6b4d2a', 'Tachíni', '300 g')], terms: tiers(2400, [24, 265], [120, 240]), size: [7.5, 10, 7.5], kg: 0.5, packs: [carton(4, 3)], attributes: { 'Shelf life': '18 months', Allergens: 'Sesame' }, tags: ['Vegan', 'Private Label'],
  }),
  pantry('Oregano on the Branch, 40 g', {
    about: 'Greek oregano gathered wild on the slopes of Taygetos and hung until dry. Rubbed over a salad at the table it smells stronger than any ground leaf.',
    usp: 'Wild, on the branch', categories: ['spices'], unit: 'Bag', hts: '1211.90', pictures: [shot('pouch', '#6f8045', '#ece4c8', 'Rígani', 'wild, 40 g')], terms: tiers(0, [40, 118], [200, 104]), size: [12, 30, 5], kg: 0.05, packs: [carton(5, 4)], attributes: { 'Shelf life': '24 months', Harvest: 'June' }, tags: ['Organic', 'Vegan'],
  }),
  soap('Green Olive Soap, Boiled for Five Days', {
    about: 'Olive-pomace oil boiled in copper for five days, cut with wires and stamped by hand. The cube is green within and yellow outside after its eight months of drying.',
    usp: 'Eight months of drying make it hard', pictures: [shot('soap', '#7d8b45', '#c9bd7d', 'Prásino', '125 g')], terms: tiers(5400, [48, 165], [240, 148], [960, 132]), attributes: { Scent: 'None' },
  }),
  soap('White Olive Soap for Laundry, Kilogram Bar', {
    about: 'A plain bar for woollens, stains and sensitive skins, cut from the same boil as our toilet soap. Grated, it washes a load in soft water without anything else.',
    usp: 'For woollens and whatever detergent harms', hts: '3401.19', pictures: [shot('soap', '#ece6cf', '#9aa05a', 'Lefkó', '1 kg')], terms: tiers(700, [12, 520], [60, 475]), size: [20, 6, 8], kg: 1.02, packs: [carton(1, 3, 4)], attributes: { Scent: 'None' },
  }),
  soap('Olive Oil Face and Body Balm, 50 ml', {
    about: 'Oil, beeswax and a little mastic from Chios, stirred cold. A pea of it serves lips, elbows and the hands of people who pick olives in December.',
    usp: 'Tested on olive pickers’ hands', categories: ['skin-care'], hts: '3304.99', unit: 'Jar', pictures: [shot('jar', '#e4d9a8', '#5a6b35', 'Bálsamo', '50 ml')], terms: tiers(1400, [24, 440], [120, 395]), size: [6, 4.5, 6], kg: 0.12, packs: [box(1), carton(4, 3, 2)], attributes: { Ingredients: 'Olive oil, beeswax, mastic', Volume: '50 ml', 'Shelf life': '24 months' }, tags: ['Handmade', 'Green Product'], age: 12,
  }),
]

export const kalamataOliveGroves: Showroom = {
  brands: [{ key: 'elaia-mani', name: 'Elaía Mani', colour: '#3c5a2a' }, { key: 'karpos', name: 'Karpós Messinia', colour: '#5c1f2a' }],
  families: [{ key: 'kal-oil', name: 'Olive oil and vinegar' }, { key: 'kal-olives', name: 'Olives' }, { key: 'kal-pantry', name: 'From the hills' }, { key: 'kal-soap', name: 'Olive soap' }],
  company: {
    key: 'messinia-groves', name: 'Messinia Groves Cooperative', kind: 'seller', country: 'GR', city: 'Kalamata', zip: '241 00', address: 'Artemidos 74', lat: 37.0389, lng: 22.1142,
    website: 'https://messinia-groves.example', email: 'export@messinia-groves.example',
    description: 'Three hundred and twelve families between Kalamata and the Mani press their olives in one mill. The cooperative was founded in 1958, after a winter in which a single merchant had bought the whole coast’s oil for less than the cost of the sacks.\n\nMembers deliver within four hours of picking and are paid by quality, not by weight. What the mill does not bottle goes into soap, and the stones heat the village school.\n\nWe ship pallets all year from Kalamata and Piraeus, and bulk oil from January to May.',
    bannerTitle: 'Three hundred families, one mill', bannerSubtitle: 'Koroneiki oil, Kalamata olives and what grows between the trees', established: '1958-02-16', employees: 48, ownership: 'Cooperative', turnoverUsd: 21_700_000, exportPercent: 71,
    exportCountries: ['DE', 'AT', 'CH', 'FR', 'GB', 'NL', 'SE', 'PL', 'CZ', 'US', 'CA', 'AU', 'JP', 'CN'], industries: ['food', 'beauty', 'drinks'], brands: ['elaia-mani', 'karpos'],
    branches: [{ name: 'Mill and bottling', country: 'GR', city: 'Kardamyli', code: 'GR-KRD', address: 'Eparchiaki Odos 3', zip: '240 22', lat: 36.8869, lng: 22.2334 }, { name: 'Piraeus dispatch', country: 'GR', city: 'Piraeus', code: 'GR-PIR', address: 'Akti Kondyli 10', zip: '185 45', lat: 37.9468, lng: 23.6372 }],
    certificates: ['EU Organic', 'ISO 22000:2018', 'IFS Food 8', 'PDO Kalamata'], contact: { firstName: 'Eleni', lastName: 'Stavropoulou', phoneCode: '+30', phone: '27210 48 612', status: 1 }, palette: { main: '#3c5a2a', accent: '#d8c56a' },
  },
  products,
}
