import { bag, box, carton } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

/** Houses with one to four products: one thing each, done well. */

const salt = openCatalogue({ company: 'reykjanes-salt', number: 3001, code: 'RKS', origin: 'IS', currency: 'EUR' })({ brand: 'brimill', family: 'rks-salt' })

export const reykjanesSalt: Showroom = {
  brands: [{ key: 'brimill', name: 'Brimill', colour: '#3f6b7a' }],
  families: [{ key: 'rks-salt', name: 'Sea salt' }],
  company: {
    key: 'reykjanes-salt', name: 'Reykjanes Salt House', kind: 'seller', country: 'IS', city: 'Grindavík', zip: '240', address: 'Hafnargata 11', lat: 63.8424, lng: -22.4338,
    website: 'https://reykjanes-salt.example', email: 'salt@reykjanes-salt.example',
    description: 'One product, made one way. Sea water is pumped at high tide, warmed by the earth and left in shallow pans until it snows crystals. Four people work here, in shifts that follow the wind.\n\nWe were away for most of a year when the ground opened, and came back with the same pans.',
    bannerTitle: 'Boiled by the ground', established: '2011-08-20', employees: 4, ownership: 'Limited company', turnoverUsd: 620_000, exportPercent: 72, exportCountries: ['DK', 'NO', 'SE', 'DE', 'GB', 'US', 'JP'], industries: ['food'], brands: ['brimill'], branches: [],
    certificates: ['Vottunarstofan Tún Organic Input'], contact: { firstName: 'Sigrún', lastName: 'Halldórsdóttir', phoneCode: '+354', phone: '426 7719', status: 1 }, palette: { main: '#2f4a5a', accent: '#dfe8ec' },
  },
  products: [
    salt('Geothermal Sea Salt Flakes', {
      about: 'Large, hollow flakes that break between two fingers, from water of the open Atlantic and heat of the ground. No fuel is burnt in making it. The catering tub has a lid that a chef can open with an elbow.',
      points: ['No fuel burnt', 'No anti-caking agent', 'Shelf life without limit'], usp: 'Made without burning anything', categories: ['spices'], tags: ['Green Product', 'Vegan', 'Small Batch'], pictures: [shot('carton', '#e3ecf0', '#2f4a5a', 'Brimill', 'flakes, 120 g'), shot('paint-bucket', '#e3ecf0', '#2f4a5a', 'Brimill', 'flakes, 1.5 kg')],
      options: { Pack: { 'Box, 120 g': 0, 'Tub, 1.5 kg': 2100 }, Flavour: { Plain: 0, 'Birch-smoked': 60, 'Arctic thyme': 80 } }, missing: [['Tub, 1.5 kg', 'Arctic thyme']], terms: tiers(3600, [12, 340], [96, 306], [480, 278]), unit: 'Box', size: [9, 12, 6], kg: 0.15, hts: '2501.00', packs: [carton(3, 4)], attributes: { Grade: 'Flake, hand-raked', 'Shelf life': 'Unlimited', Region: 'Reykjanes' },
    }),
  ],
}

const shea = openCatalogue({ company: 'tamale-shea', number: 3101, code: 'TSH', origin: 'GH' })({ brand: 'nyebu', family: 'tsh-shea', categories: ['skin-care'], unit: 'Bucket' })

export const tamaleShea: Showroom = {
  brands: [{ key: 'nyebu', name: 'Nyebu', colour: '#b9853f' }],
  families: [{ key: 'tsh-shea', name: 'Shea' }],
  company: {
    key: 'tamale-shea', name: 'Tamale Women’s Shea Union', kind: 'seller', country: 'GH', city: 'Tamale', zip: 'NT-0058', address: 'Gumbihini Road 14', lat: 9.4075, lng: -0.8533,
    website: 'https://tamaleshea.example', email: 'union@tamaleshea.example',
    description: 'Four thousand women in sixty-one villages own the union and elect its board under a tree, twice a year. They gather the nuts, roast, mill and knead the butter by hand.\n\nWhat is sold before the harvest is paid half in advance, because the hungry months come before the nuts do.',
    bannerTitle: 'Owned by four thousand women', established: '2005-04-15', employees: 38, ownership: 'Cooperative', turnoverUsd: 2_900_000, exportPercent: 94, exportCountries: ['GB', 'NL', 'DE', 'FR', 'US', 'CA', 'JP', 'KR'], industries: ['beauty', 'tableware'], brands: ['nyebu'],
    branches: [{ name: 'Tema port store', country: 'GH', city: 'Tema', code: 'GH-TEM', address: 'Harbour Road, Heavy Industrial Area', zip: 'GT-020', lat: 5.6415, lng: -0.0082 }],
    certificates: ['Fair for Life', 'EU Organic'], contact: { firstName: 'Rahinatu', lastName: 'Alhassan', phoneCode: '+233', phone: '37 202 4418', status: 1 }, palette: { main: '#8a5a1f', accent: '#f0d9a5' },
  },
  products: [
    shea('Raw Shea Butter, Unrefined, 25 kg', {
      about: 'Nuts that have fallen by themselves, boiled, sun-dried, roasted and kneaded with cold water until the butter rises. Grade A: free fatty acids below one per cent, smoke of the fire only faintly there.',
      usp: 'Kneaded by hand, grade A', byWeight: true, tags: ['Organic', 'Fair Trade', 'Handmade', 'Vegan'], pictures: [shot('paint-bucket', '#ead7a5', '#8a5a1f', 'Nyebu', 'shea butter, 25 kg')], terms: tiers(900, [1, 590], [10, 545], [40, 508]), size: [32, 40, 32], kg: 25, hts: '1515.90', packs: [box(1)], attributes: { Grade: 'A, FFA below 1 %', 'Shelf life': '24 months', Region: 'Northern Region' },
    }),
    shea('Bolga Market Basket, Elephant Grass', {
      about: 'Split, twisted and dyed grass from the savannah, woven in Bolgatanga with a goat-leather handle. Arrives folded flat: soak it for a minute, pull it into shape, let it dry.',
      usp: 'Arrives flat, wakes up in water', categories: ['baskets'], unit: 'Piece', tags: ['Handmade', 'Fair Trade', 'Plastic-free'], pictures: [shot('basket', '#d98a3a', '#3f6b5a'), shot('basket', '#d9b97a', '#7a2f3a')], options: { Size: { Medium: 0, Large: 280 }, Colour: ['Sunset', 'Natural'] }, terms: reduced(10, tiers(1200, [12, 1390], [72, 1240])), size: [42, 12, 42], kg: 0.7, hts: '4602.19', packs: [], attributes: { Material: 'Veta vera grass, goat leather', Care: 'Soak and reshape' }, barcode: false,
    }),
  ],
}

const merino = openCatalogue({ company: 'kea-station-wool', number: 3201, code: 'KEA', origin: 'NZ' })({ brand: 'kea-station', family: 'kea-wool', tags: ['Small Batch'] })

export const keaStationWool: Showroom = {
  brands: [{ key: 'kea-station', name: 'Kea Station', colour: '#5f7a8a' }],
  families: [{ key: 'kea-wool', name: 'Merino' }],
  company: {
    key: 'kea-station-wool', name: 'Kea Station Wool', kind: 'seller', country: 'NZ', city: 'Wānaka', zip: '9305', address: '1186 Mount Aspiring Road', lat: -44.6762, lng: 169.0312,
    website: 'https://keastation.example', email: 'wool@keastation.example',
    description: 'Eleven thousand merinos, six dogs and one family above Lake Wānaka. We stopped selling to auction in 2008 and have our clip spun and woven by people whose names we know, in Milton and in Napier.\n\nEvery throw carries the number of the block its wool was shorn from.',
    bannerTitle: 'Eleven thousand sheep, one clip', established: '1912-02-01', employees: 9, ownership: 'Family owned', turnoverUsd: 1_800_000, exportPercent: 68, exportCountries: ['AU', 'US', 'CA', 'GB', 'DE', 'JP', 'NO'], industries: ['textiles'], brands: ['kea-station'], branches: [],
    certificates: ['New Zealand Farm Assurance', 'Responsible Wool Standard'], contact: { firstName: 'Hamish', lastName: 'McKellar', phoneCode: '+64', phone: '3 443 0917', status: 1 }, palette: { main: '#3f5a6b', accent: '#d9d0bd' },
  },
  products: [
    merino('High-Country Merino Yarn, 8-Ply, 1 kg Cone', {
      about: 'Wool of 18.9 micron from wethers that have lived above nine hundred metres, spun worsted at Milton. Soft enough for a newborn, strong enough for the elbow of a shearer.',
      usp: 'From newborn to shearer’s elbow', categories: ['yarn'], unit: 'Cone', byWeight: true, pictures: [shot('yarn', '#d9d0bd', '#8a8f8a'), shot('yarn', '#5f7a8a', '#3f5562')], options: { Colour: ['Fleece', 'Lake', 'Tussock'] }, terms: tiers(260, [4, 5200], [40, 4800]), size: [16, 20, 16], kg: 1, hts: '5107.10', packs: [carton(3, 2, 2)], attributes: { Composition: '100 % merino', Fibre: '18.9 µm', Care: 'Hand wash at 30 °C' },
    }),
    merino('Merino Throw, Basket Weave, 130 × 180 cm', {
      about: 'Woven at Napier in a basket weave with a short fringe. The block number is on the label; some people write to ask after the sheep.',
      usp: 'Ask after the sheep', categories: ['cushions'], unit: 'Piece', pictures: [shot('scarf', '#7a8f9a', '#4a5f6b'), shot('scarf', '#b9a06a', '#7a653a')], options: { Colour: ['Lake', 'Tussock'] }, terms: tiers(140, [2, 9800], [12, 9100]), size: [36, 10, 30], kg: 0.95, hts: '6301.20', packs: [carton(1, 1, 6)], attributes: { Composition: '100 % merino', Weave: 'Basket', Care: 'Wool cycle' }, age: 12,
    }),
    merino('Lambswool Cushion Inner, 50 × 50 cm', {
      about: 'What is too short to spin makes the best filling: springy, dry and fireproof by nature. Cased in cotton, with a zip so that it can be fluffed.',
      usp: 'Too short to spin, right for sleeping', categories: ['cushions'], unit: 'Piece', pictures: [shot('cushion', '#f0ece0', '#b9b2a4')], terms: reduced(15, tiers(420, [10, 1890], [60, 1690])), size: [50, 14, 50], kg: 0.9, hts: '9404.90', packs: [carton(1, 1, 4)], attributes: { Composition: 'Lambswool, cotton case' }, tags: ['Green Product', 'Special Deal'],
    }),
  ],
}

const maple = openCatalogue({ company: 'erabliere-du-lac', number: 33010, code: 'EDL', origin: 'CA', barcodes: 'UPC-A' })({ brand: 'lac-aux-hiboux', family: 'edl-maple', categories: ['juices', 'preserves'], attributes: { Region: 'Chaudière-Appalaches', 'Shelf life': '36 months' }, tags: ['Organic', 'Vegan'] })

export const erabliereDuLac: Showroom = {
  brands: [{ key: 'lac-aux-hiboux', name: 'Lac aux Hiboux', colour: '#a8452e' }],
  families: [{ key: 'edl-maple', name: 'Maple' }],
  company: {
    key: 'erabliere-du-lac', name: 'Érablière du Lac aux Hiboux', kind: 'seller', country: 'CA', city: 'Saint-Georges', zip: 'G5Y 5C3', address: '2150, 98e Rue', lat: 46.1183, lng: -70.6693,
    website: 'https://lacauxhiboux.example', email: 'bonjour@lacauxhiboux.example',
    description: 'Nineteen thousand taps on a hill between two lakes, and a boiler fired with the branches that come down in winter. The season lasts six weeks; for the rest of the year we bottle, answer letters and mend tubing.\n\nGrades are ours to declare and the inspector’s to confirm, barrel by barrel.',
    bannerTitle: 'Six weeks of sap', established: '1976-03-21', employees: 14, ownership: 'Family owned', turnoverUsd: 3_600_000, exportPercent: 77, exportCountries: ['US', 'FR', 'DE', 'GB', 'JP', 'AU', 'CH', 'DK'], industries: ['drinks', 'food'], brands: ['lac-aux-hiboux'], branches: [],
    certificates: ['Canada Organic', 'EU Organic', 'HACCP'], contact: { firstName: 'Mathilde', lastName: 'Veilleux', phoneCode: '+1', phone: '418 555 0176', status: 1 }, palette: { main: '#7a2f1f', accent: '#f0c98a' },
  },
  products: [
    maple('Maple Syrup, Grade A Amber, 250 ml', {
      about: 'The syrup of the third week, when nights still freeze and the colour has come. Filtered hot, bottled in glass, nothing added.',
      usp: 'From the third week of the season', unit: 'Bottle', pictures: [shot('bottle', '#a5581f', '#f0e2c0', 'Érable', 'amber, 250 ml')], options: { Grade: { Golden: 60, Amber: 0, Dark: 0 } }, terms: tiers(5400, [24, 590], [144, 528], [720, 478]), size: [6, 18, 6], kg: 0.55, hts: '1702.20', packs: [carton(4, 3)], attributes: { Grade: 'Canada Grade A', Volume: '250 ml' }, tags: ['Organic', 'Vegan', 'Private Label'],
    }),
    maple('Maple Syrup in Drum, Dark, 208 l', {
      about: 'Late-season syrup for bakeries and breweries in a lined drum, with grade certificate and density for each. The price follows the federation’s of the year.',
      usp: 'Certificate and density with each drum', unit: 'Drum', pictures: [shot('drum', '#7a2f1f', '#f0c98a', 'Érable', 'dark, 208 l')], terms: onDemand(1, 80), size: [59, 89, 59], kg: 290, hts: '1702.20', packs: [], attributes: { Grade: 'Grade A Dark', Volume: '208 l' }, barcode: false,
    }),
    maple('Maple Butter, Whipped, 160 g', {
      about: 'Syrup boiled a little further and stirred cold until it turns to a cream. No butter in it, whatever it is called.',
      usp: 'No butter in it', unit: 'Jar', categories: ['preserves'], pictures: [shot('jar', '#d9b07a', '#a8452e', 'Beurre d’érable', '160 g')], terms: reduced(12, tiers(1600, [12, 540], [96, 485])), size: [7, 7.5, 7], kg: 0.31, hts: '1702.20', packs: [carton(4, 3)], attributes: { 'Shelf life': '18 months', Ingredients: 'Maple syrup' }, age: 7,
    }),
    maple('Maple Sugar Flakes, 5 kg', {
      about: 'Crystals for confectioners who need the taste without the water. Dissolve slowly on a hot bun.',
      usp: 'The taste without the water', unit: 'Bag', byWeight: true, categories: ['chocolate'], pictures: [shot('pouch', '#c98a4a', '#7a2f1f', 'Sucre d’érable', '5 kg')], terms: upTo(60, tiers(90, [1, 2490], [10, 2290])), size: [30, 40, 12], kg: 5, hts: '1702.20', packs: [bag(1)], attributes: { Storage: 'Dry' },
    }),
  ],
}
