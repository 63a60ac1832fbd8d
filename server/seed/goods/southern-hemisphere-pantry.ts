import { carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const bush = openCatalogue({ company: 'marri-creek', number: 3401, code: 'MRC', origin: 'AU' })({ brand: 'marri-creek', family: 'mrc-pantry', attributes: { Region: 'Western Australia' } })

export const marriCreek: Showroom = {
  brands: [{ key: 'marri-creek', name: 'Marri Creek', colour: '#a5581f' }],
  families: [{ key: 'mrc-pantry', name: 'Bush pantry' }],
  company: {
    key: 'marri-creek', name: 'Marri Creek Provisions', kind: 'seller', country: 'AU', city: 'Margaret River', zip: 'WA 6285', address: '74 Station Road', lat: -33.9535, lng: 115.0764,
    website: 'https://marricreek.example', email: 'hello@marricreek.example',
    description: 'Bees find the marri trees before people do. Tess Aldridge follows them with four hundred hives from the karri forest to the wheatbelt and brings home five honeys a year.\n\nMacadamias, wattleseed and oil come from growers along the way, two of them on country that their families never left.',
    bannerTitle: 'Follow the bees', established: '2001-12-03', employees: 17, ownership: 'Sole proprietor', turnoverUsd: 2_400_000, exportPercent: 52, exportCountries: ['SG', 'JP', 'HK', 'AE', 'GB', 'DE', 'US', 'NZ'], industries: ['food', 'beauty'], brands: ['marri-creek'], branches: [],
    certificates: ['Australian Certified Organic', 'HACCP', 'Supply Nation partner growers'], contact: { firstName: 'Tess', lastName: 'Aldridge', phoneCode: '+61', phone: '8 9757 2204', status: 1 }, palette: { main: '#7a4a1f', accent: '#e8c15a' },
  },
  products: [
    bush('Marri Honey, Total Activity 20+, 250 g', {
      about: 'From eucalypts that flower heavily one year in two. Thick, malty, with an activity tested by an independent laboratory in Perth and stated on each lid.',
      usp: 'Activity tested, stated on each lid', categories: ['preserves'], unit: 'Jar', pictures: [shot('jar', '#b5651f', '#f0e0b5', 'Marri', 'TA 20+, 250 g')], terms: tiers(2200, [12, 1290], [96, 1160]), size: [7, 8, 7], kg: 0.4, hts: '0409.00', packs: [carton(4, 3)], attributes: { Grade: 'TA 20+', 'Shelf life': '36 months', Harvest: 'February' }, tags: ['Organic', 'Small Batch'],
    }),
    bush('Macadamia Kernels, Style 1, Raw, 11.34 kg', {
      about: 'Whole kernels from Gnowangerup orchards, dried slowly to one and a half per cent so that they snap. Vacuum-packed twenty-five pounds to the carton, as the trade has it.',
      usp: 'Dried until they snap', categories: ['nuts-grains'], unit: 'Carton', byWeight: true, pictures: [shot('carton', '#e6d3a8', '#7a4a1f', 'Macadamia', 'style 1')], terms: reduced(8, tiers(480, [4, 1690], [40, 1580])), size: [38, 24, 26], kg: 11.34, hts: '0802.62', packs: [], attributes: { Grade: 'Style 1', 'Shelf life': '12 months', Allergens: 'Macadamia nuts' }, tags: ['Vegan'],
    }),
    bush('Roasted Wattleseed, Ground, 80 g', {
      about: 'Seed of Acacia victoriae roasted dark: coffee, hazelnut and the smell of a hot road. A teaspoon turns ice cream into a conversation.',
      usp: 'A teaspoon is a conversation', categories: ['spices', 'coffee'], unit: 'Tin', pictures: [shot('tin', '#4a2f1c', '#e8c15a', 'Wattleseed', '80 g')], terms: tiers(900, [12, 790], [96, 705]), size: [7, 8, 7], kg: 0.13, hts: '0910.99', packs: [carton(4, 3)], attributes: { 'Shelf life': '24 months' }, tags: ['Vegan', 'Fair Trade'], age: 1,
    }),
    bush('Desert Lime Marmalade, 230 g', {
      about: 'Limes the size of a fingertip, picked wild after rain, cooked whole with very little sugar. Sharp, floral, at home on cheese.',
      usp: 'Limes the size of a fingertip', categories: ['preserves'], unit: 'Jar', pictures: [shot('jar', '#a5b53f', '#4f5f1f', 'Desert Lime', '230 g')], terms: tiers(0, [12, 520], [96, 465]), size: [7, 8.5, 7], kg: 0.38, hts: '2007.91', packs: [carton(4, 3)], attributes: { 'Shelf life': '24 months' }, tags: ['Vegan'],
    }),
    bush('Sandalwood Nut Face Oil, 30 ml', {
      about: 'Pressed from the nut, not from the wood, so the tree stays. Rich in an acid that skin is said to like; we say only that shearers use it.',
      usp: 'From the nut, so the tree stays', categories: ['serums'], unit: 'Bottle', pictures: [shot('dropper-bottle', '#7a4a1f', '#e8d2a0', 'Sandalwood', '30 ml')], terms: tiers(620, [12, 1490], [96, 1340]), size: [3.6, 10, 3.6], kg: 0.1, hts: '1515.90', packs: [carton(4, 6)], attributes: { Volume: '30 ml', 'Shelf life': '24 months' }, tags: ['Vegan', 'Small Batch'],
    }),
  ],
}

const cape = openCatalogue({ company: 'paardeberg-cellars', number: 3501, code: 'PDB', origin: 'ZA' })({
  brand: 'klipheuwel', family: 'pdb-wine', categories: ['wine'], unit: 'Bottle', hts: '2204.21', size: [7.6, 30, 7.6], kg: 1.25, packs: [carton(3, 2)], attributes: { Volume: '750 ml', Region: 'Swartland', Allergens: 'Sulphites' },
})

export const paardebergCellars: Showroom = {
  brands: [{ key: 'klipheuwel', name: 'Klipfontein Road', colour: '#5f1f30' }],
  families: [{ key: 'pdb-wine', name: 'Wine' }, { key: 'pdb-rooibos', name: 'Rooibos and juice' }],
  company: {
    key: 'paardeberg-cellars', name: 'Paardeberg Cellars', kind: 'seller', country: 'ZA', city: 'Malmesbury', zip: '7300', address: 'R45 Paardeberg Road, Plot 12', lat: -33.4608, lng: 18.7271,
    website: 'https://paardeberg-cellars.example', email: 'export@paardeberg-cellars.example',
    description: 'Old bush vines on granite, farmed without irrigation by nine growers who share a cellar, a mechanic and a rugby team. A trust of farm workers has held twenty-six per cent since 2014 and votes on the price of grapes.\n\nRooibos comes from cousins in the Cederberg and travels in the same container.',
    bannerTitle: 'Bush vines on granite', bannerSubtitle: 'Wine, rooibos and juice from the Swartland', established: '1998-02-11', employees: 42, ownership: 'Growers and workers’ trust', turnoverUsd: 5_700_000, exportPercent: 81, exportCountries: ['GB', 'NL', 'DE', 'BE', 'SE', 'DK', 'US', 'CA', 'KE', 'NG', 'CN'], industries: ['drinks'], brands: ['klipheuwel'],
    branches: [{ name: 'Cape Town stuffing depot', country: 'ZA', city: 'Cape Town', code: 'ZA-CPT', address: 'Section Street 8, Paarden Eiland', zip: '7405', lat: -33.9147, lng: 18.4665 }],
    certificates: ['IPW Sustainability', 'WIETA Fair Labour', 'Fair for Life'], contact: { firstName: 'Lerato', lastName: 'van Wyk', phoneCode: '+27', phone: '22 482 9016', status: 1 }, palette: { main: '#5f1f30', accent: '#e0b98a' },
  },
  products: [
    cape('Old Vine Chenin Blanc 2024', {
      about: 'Vines of 1968, two tonnes a hectare, pressed whole and left alone in old barrels. Quince, wet stone and a length that surprises at the price.',
      usp: 'Vines of 1968', pictures: [shot('wine-bottle', '#b5a84a', '#f3ecd0', 'Chenin', 'old vine 2024')], terms: tiers(6400, [12, 640], [120, 578], [600, 525]), attributes: { Alcohol: '13 % vol', Variety: 'Chenin blanc', Harvest: '2024' }, tags: ['Vegan', 'Small Batch'],
    }),
    cape('Swartland Syrah 2022', {
      about: 'Whole bunches, trodden once a day, a year in concrete. Pepper and violets before fruit; drink it slightly cool.',
      usp: 'Pepper and violets, slightly cool', pictures: [shot('wine-bottle', '#3a1424', '#d9b98a', 'Syrah', 'Swartland 2022')], terms: reduced(15, tiers(3800, [12, 790], [120, 712])), attributes: { Alcohol: '13.5 % vol', Variety: 'Syrah', Harvest: '2022' }, tags: ['Special Deal'],
    }),
    cape('Cap Classique Brut, Zero Dosage', {
      about: 'Second fermentation in the bottle, thirty months on the lees, nothing added at disgorging. Chardonnay from the one cool slope we have.',
      usp: 'Thirty months on the lees', hts: '2204.10', size: [9, 32, 9], kg: 1.65, pictures: [shot('wine-bottle', '#2f4a3a', '#e8cf8a', 'Brut', 'zero dosage')], terms: upTo(600, tiers(900, [6, 1290], [60, 1170])), attributes: { Alcohol: '12 % vol', Variety: 'Chardonnay' }, tags: ['Vegan'], age: 8,
    }),
    cape('Bulk Wine in Flexitank, Swartland White', {
      about: 'Twenty-four thousand litres of clean, dry white for bottlers, with analysis, sample and export certificate. Loaded at the cellar, sealed, on the quay the next morning.',
      usp: 'On the quay the next morning', unit: 'Flexitank', hts: '2204.29', size: [235, 239, 590], kg: 24000, packs: [], pictures: [shot('drum', '#9aa56a', '#f0ead0', 'Bulk white', 'flexitank')], terms: onDemand(1, 12), attributes: { Volume: '24,000 l', Alcohol: '12.5 % vol' }, tags: ['Private Label'], barcode: false,
    }),
    cape('Cederberg Rooibos, Long Cut, 500 g', {
      about: 'Cut by sickle in January, bruised, heaped for a night and sun-dried on stone. The long cut is kept by the farm as a rule; we asked nicely.',
      usp: 'The long cut, as the farm drinks it', family: 'pdb-rooibos', categories: ['tea'], unit: 'Bag', hts: '1212.99', size: [14, 24, 8], kg: 0.52, packs: [carton(3, 4)], pictures: [shot('tea-box', '#a8452e', '#f0d9b0', 'Rooibos', 'long cut, 500 g')], terms: tiers(2800, [12, 480], [96, 428]), attributes: { Region: 'Cederberg', 'Shelf life': '36 months', Volume: '500 g bag', Allergens: 'None' }, tags: ['Organic', 'Fair Trade', 'Vegan'],
    }),
    cape('Hanepoot Grape Juice, Unfermented, 750 ml', {
      about: 'The muscat that children steal from the vineyard, pressed cold and bottled still. Not concentrate, not sweetened, closed with a crown cap.',
      usp: 'The grape that children steal', family: 'pdb-rooibos', categories: ['juices'], hts: '2009.69', pictures: [shot('bottle', '#d9a441', '#f3ecd0', 'Hanepoot', 'grape juice')], terms: reduced(20, tiers(2200, [12, 340], [120, 302])), attributes: { 'Shelf life': '18 months', Variety: 'Muscat d’Alexandrie', Allergens: 'None' }, tags: ['Vegan', 'Special Deal'], packs: [unmeasured('Carton', 12)],
    }),
  ],
}
