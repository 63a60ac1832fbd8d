import { box, carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'haneul-cosmetics', number: 2701, code: 'HNL', origin: 'KR' })

const cream = line({ brand: 'soripul', family: 'hnl-care', categories: ['skin-care'], unit: 'Tube', hts: '3304.99', size: [5, 15, 4], kg: 0.09, packs: [box(5, 2), carton(10, 6)], attributes: { 'Shelf life': '36 months', Certification: 'CGMP, ISO 22716' } })
const serum = line({ brand: 'moon-orchard', family: 'hnl-serums', categories: ['serums'], unit: 'Bottle', hts: '3304.99', size: [4, 11, 4], kg: 0.11, packs: [box(5, 2), carton(10, 6)], attributes: { 'Shelf life': '30 months', Volume: '30 ml' } })
const soap = line({ brand: 'soripul', family: 'hnl-soap', categories: ['soap'], unit: 'Piece', hts: '3401.11', size: [7, 4, 7], kg: 0.12, packs: [carton(6, 4, 3)], attributes: { 'Shelf life': '36 months' }, tags: ['Vegan', 'Plastic-free'] })
const brush = line({ brand: 'baram-brush', family: 'hnl-brushes', categories: ['brushes'], unit: 'Piece', size: [3, 20, 3], kg: 0.05, packs: [box(10, 2), carton(10, 10)], attributes: { Care: 'Wash with soap, dry lying' } })
const home = line({ brand: 'moon-orchard', family: 'hnl-home', attributes: { 'Shelf life': '24 months' } })

const products = [
  serum('Green Plum Vitamin Serum, 30 ml', {
    about: 'Fermented green plum from Gwangyang with twelve per cent of a vitamin C that stays clear in the bottle for a year. Light as water, faintly tart, for the morning.',
    points: ['12 % ascorbyl glucoside', 'pH 5.5', 'Dermatologically tested on 60 people'], usp: 'Stays clear in the bottle for a year', pictures: [shot('dropper-bottle', '#c9d39a', '#4f6b3a', 'Green Plum', 'serum, 30 ml')], options: { Size: { '10 ml trial': -280, '30 ml': 0, '50 ml': 320 } }, terms: tiers(8200, [24, 690], [144, 612], [720, 548]), tags: ['Vegan', 'Private Label', 'Ready to Ship'], attributes: { Ingredients: 'Fermented Prunus mume, ascorbyl glucoside' },
  }),
  serum('Camellia Face Oil, Cold-Pressed, 30 ml', {
    about: 'Seeds picked up under the trees of Jeju in November and pressed the same week. One ingredient; three drops are enough and four are too many.',
    usp: 'Three drops are enough', hts: '1515.90', pictures: [shot('dropper-bottle', '#b5342c', '#f0e0c8', 'Camellia', 'Jeju, 30 ml')], terms: tiers(2600, [12, 980], [96, 890]), tags: ['Organic', 'Vegan', 'Small Batch'], attributes: { Ingredients: 'Camellia japonica seed oil', Region: 'Jeju', Harvest: 'November' },
  }),
  serum('Night Serum with Bakuchiol, 30 ml', {
    about: 'For those whom retinol makes red: one per cent of bakuchiol in squalane from olives. Amber glass, and a pipette that reaches the floor.',
    usp: 'Does not make red', pictures: [shot('dropper-bottle', '#6b3f2a', '#e6cfa8', 'Night', 'bakuchiol 1 %')], terms: reduced(15, tiers(3400, [24, 840], [144, 748])), tags: ['Vegan', 'Special Deal'], attributes: { Ingredients: 'Squalane, bakuchiol' },
  }),
  serum('Ginseng Ampoules, Box of 14', {
    about: 'Six-year red ginseng from Geumsan in glass ampoules for two weeks of tired skin. The opener and a cap for the second half are in the box.',
    usp: 'Two weeks in one box', unit: 'Box', size: [18, 4, 12], kg: 0.24, packs: [carton(2, 3, 5)], pictures: [shot('carton', '#7a2f2a', '#e8c98a', 'Hongsam', '14 ampoules')], terms: upTo(400, tiers(640, [6, 1890], [48, 1690])), tags: [], attributes: { Ingredients: 'Panax ginseng root extract', Region: 'Geumsan' }, age: 4,
  }),
  serum('Hyaluron Toner, Seven Weights, 150 ml', {
    about: 'Seven molecule sizes, from one that stays on top to one that goes in. No alcohol, no scent; poured into the palm, not onto cotton.',
    usp: 'Poured into the palm', categories: ['skin-care', 'serums'], size: [5, 17, 5], kg: 0.21, packs: [carton(8, 5)], pictures: [shot('bottle', '#cfe0e6', '#5f8a9a', 'Toner', '150 ml')], terms: tiers(6400, [24, 540], [144, 478]), tags: ['Vegan', 'Private Label'], attributes: { Volume: '150 ml' },
  }),
  cream('Barley Cream Cleanser, 120 ml', {
    about: 'A cream that foams only if it is asked to, with barley ferment and a mild amino surfactant. Leaves the skin at the pH at which it found it.',
    usp: 'Leaves the pH where it found it', hts: '3401.30', pictures: [shot('cream-tube', '#e0c89a', '#8a6a3f', 'Bori', 'cleanser, 120 ml')], terms: tiers(9800, [24, 390], [144, 345], [720, 308]), kg: 0.14, tags: ['Vegan', 'Ready to Ship'], attributes: { Volume: '120 ml' },
  }),
  cream('Mineral Sunscreen SPF 50, No White Cast, 50 ml', {
    about: 'Zinc only, milled so fine that it vanishes on every skin we could find in the office, and there are many. Reef-safe by test, not by wish.',
    usp: 'Vanishes on every skin', pictures: [shot('cream-tube', '#f3e6c8', '#e09a3a', 'Haessal', 'SPF 50, 50 ml')], options: { Shade: { Clear: 0, 'Light tint': 30, 'Deep tint': 30 }, Size: { '15 ml': -260, '50 ml': 0 } }, missing: [['15 ml', 'Light tint'], ['15 ml', 'Deep tint']], terms: tiers(7200, [24, 620], [144, 548], [720, 492]), tags: ['Vegan', 'Private Label'], attributes: { Volume: '50 ml', Ingredients: 'Zinc oxide 21 %', Standard: 'SPF 50, PA++++' },
  }),
  cream('Rice Water Hand Cream, 60 ml', {
    about: 'The second washing water of Icheon rice, thickened with shea. It goes in before one has closed the tube, which is of aluminium and rolls up.',
    usp: 'A tube that rolls up', pictures: [shot('cream-tube', '#f3efe2', '#9ab0a0', 'Ssal', '60 ml')], terms: reduced(20, tiers(5200, [24, 340], [144, 298])), tags: ['Plastic-free', 'Special Deal'], attributes: { Volume: '60 ml', Region: 'Icheon' },
  }),
  cream('Mugwort Sleeping Mask, 80 ml', {
    about: 'Ganghwa mugwort steeped for a month in a gel that dries to nothing on the pillow. For skin that has been on an aeroplane.',
    usp: 'Dries to nothing on the pillow', unit: 'Jar', size: [7, 5.5, 7], kg: 0.19, packs: [carton(6, 4, 2)], pictures: [shot('jar', '#8fae8a', '#3f5f4a', 'Ssuk', '80 ml')], terms: tiers(2400, [24, 590], [144, 522]), tags: ['Vegan'], attributes: { Volume: '80 ml', Region: 'Ganghwa' }, age: 11,
  }),
  cream('Sheet Mask, Biocellulose, Box of Ten', {
    about: 'Grown from coconut water by bacteria and therefore thinner than any cloth. Sits on the face like a second one for twenty minutes.',
    usp: 'Grown, not woven', unit: 'Box of 10', hts: '3304.99', size: [13, 16, 5], kg: 0.36, packs: [carton(3, 4, 2)], pictures: [shot('carton', '#dfe9e6', '#5f8a9a', 'Biocellulose', '10 masks')], terms: tiers(0, [20, 980], [200, 862]), tags: [], attributes: { Ingredients: 'Biocellulose, coconut water' },
  }),
  cream('Private Label Skin Care, from Brief to Shelf', {
    about: 'Tell us the skin, the price and the story: two rounds of samples, stability and challenge tests, a Cosmetic Product Safety Report and 3,000 finished pieces in fourteen weeks. Formulas remain yours.',
    usp: 'Fourteen weeks, and the formula is yours', pictures: [shot('cream-tube', '#e6e6e0', '#23282b', 'your brand'), shot('dropper-bottle', '#e6e6e0', '#23282b', 'your brand')], terms: onDemand(3000, 100000), packs: [], tags: ['Private Label', 'Made to order'], attributes: { Certification: 'CGMP, ISO 22716, EU CPSR' }, barcode: false,
  }),
  soap('Charcoal and Pine Soap, 100 g', {
    about: 'Bamboo charcoal from Damyang in a cold-process bar with Korean pine. Squeaks a little, takes off printer’s ink.',
    usp: 'Takes off printer’s ink', pictures: [shot('soap', '#2b2f30', '#7a8f6b', 'Sup', '100 g')], terms: tiers(4200, [36, 220], [216, 192]), attributes: { Scent: 'Pine', Region: 'Damyang' },
  }),
  soap('Solid Shampoo, Centella, 90 g', {
    about: 'A bar that does the work of two bottles, with centella for the scalp and a coconut surfactant. Comes with a string to hang it up.',
    usp: 'A bar for two bottles', hts: '3401.30', pictures: [shot('soap', '#8fae7a', '#e8e6d0', 'Cica', 'shampoo bar')], terms: reduced(28, tiers(3800, [24, 390], [144, 340])), tags: ['Vegan', 'Plastic-free', 'Special Deal'], attributes: { Scent: 'Green tea' },
  }),
  soap('Jeju Volcanic Scrub Bar, 110 g', {
    about: 'Basalt ground to two grains, one to scrub and one to polish, in a base of palm-free oils. For gardeners and potters.',
    usp: 'Two grains of basalt', pictures: [shot('soap', '#5f6368', '#b0a89a', 'Dol', '110 g')], terms: tiers(2600, [36, 260], [216, 228]), attributes: { Scent: 'Citrus peel', Region: 'Jeju' }, packs: [unmeasured('Carton', 72)],
  }),
  brush('Face Powder Brush, Synthetic Goat, Birch Handle', {
    about: 'Fibres that are tapered one by one, as goat hair is, and weigh as little. The ferrule is crimped twice; no brush has come back.',
    usp: 'No brush has come back', hts: '9603.30', pictures: [shot('brush', '#d8b98a', '#3a2f2a'), shot('brush', '#2f3a3f', '#b98d5e')], options: { Handle: ['Natural birch', 'Ink'] }, terms: tiers(3600, [24, 480], [144, 422], [720, 378]), tags: ['Vegan', 'Private Label', 'FSC'], attributes: { Material: 'PBT fibre, birch, aluminium' },
  }),
  brush('Brush Set of Nine in Roll', {
    about: 'Nine brushes that do everything, in a roll of waxed canvas with the name of each slot stamped in. For students of make-up and for travellers.',
    usp: 'The name of each slot is stamped in', unit: 'Set', hts: '9603.30', size: [12, 6, 23], kg: 0.38, packs: [carton(3, 1, 5)], pictures: [shot('brush', '#b5654a', '#e6d3b5')], terms: reduced(12, tiers(620, [6, 2690], [48, 2390])), tags: ['Vegan'], attributes: { Material: 'PBT fibre, beech' }, age: 7,
  }),
  brush('Bamboo Toothbrush, Castor Bristle', {
    about: 'Moso bamboo, heat-darkened so that it does not split, with bristles of castor oil. Colour dots for a family of five.',
    usp: 'Colour dots for a family of five', hts: '9603.21', size: [2, 19, 1.5], kg: 0.02, packs: [box(10, 2), carton(20, 20)], pictures: [shot('brush', '#c9a066', '#3f7a6b')], options: { Bristle: ['Soft', 'Medium'] }, terms: tiers(18000, [100, 78], [1000, 64], [5000, 53]), tags: ['Vegan', 'Plastic-free', 'Green Product', 'Private Label'], attributes: { Material: 'Moso bamboo, PA 11' },
  }),
  brush('Dry Body Brush, Sisal', {
    about: 'Sisal set in beech with a strap of cotton, stiff the first week and right ever after. Towards the heart, as grandmothers say.',
    usp: 'Stiff the first week, right ever after', hts: '9603.29', size: [8, 5, 14], kg: 0.16, packs: [carton(4, 6)], pictures: [shot('brush', '#d9b583', '#8a6a3f')], terms: tiers(1400, [12, 420], [96, 368]), tags: ['Plastic-free', 'Vegan'], attributes: { Material: 'Beech, sisal, cotton' },
  }),
  home('Soy Candle in Celadon Cup, Persimmon', {
    about: 'The cup is thrown in Icheon and glazed in the grey-green of old Goryeo. When the candle is gone it is for tea.',
    usp: 'For tea when the candle is gone', categories: ['candles'], unit: 'Piece', hts: '3406.00', size: [9, 9, 9], kg: 0.48, packs: [box(1), carton(3, 4)], pictures: [shot('candle', '#9ab5a0', '#e69a4a', 'Gam', '180 g')], terms: tiers(860, [12, 1190], [72, 1060]), tags: ['Vegan', 'Handmade'], attributes: { 'Burn time': '38 hours', Scent: 'Persimmon, oak', Ingredients: 'Soy wax, perfume' },
  }),
  home('Linen Water with Mugwort, 5 l Refill', {
    about: 'For hotels and laundries: a spray without alcohol that smells of sun rather than of scent. One canister fills fifty bottles.',
    usp: 'Smells of sun rather than of scent', categories: ['skin-care'], unit: 'Canister', hts: '3307.49', size: [19, 29, 13], kg: 5.2, packs: [carton(2, 2)], pictures: [shot('jerrycan', '#dfe9e0', '#5f8a6b', 'Linen Water', '5 l')], terms: reduced(35, tiers(240, [4, 3900], [24, 3450])), tags: ['Green Product', 'Special Deal'], attributes: { Volume: '5 l', Scent: 'Mugwort, cotton' },
  }),
]

export const seoulSkinCare: Showroom = {
  brands: [{ key: 'soripul', name: 'Soripul', colour: '#5f8a6b' }, { key: 'moon-orchard', name: 'Moon Orchard Seoul', colour: '#b5342c' }, { key: 'baram-brush', name: 'Baram Brush', colour: '#8a6a3f' }],
  families: [{ key: 'hnl-serums', name: 'Serums and oils' }, { key: 'hnl-care', name: 'Creams and masks' }, { key: 'hnl-soap', name: 'Bars' }, { key: 'hnl-brushes', name: 'Brushes' }, { key: 'hnl-home', name: 'For the home' }],
  company: {
    key: 'haneul-cosmetics', name: 'Haneul Cosmetics Lab', kind: 'seller', country: 'KR', city: 'Seoul', zip: '04782', address: '21 Achasan-ro 5-gil, Seongdong-gu', lat: 37.5443, lng: 127.0557,
    website: 'https://haneul-lab.example', email: 'global@haneul-lab.example',
    description: 'Two chemists and a farmer’s daughter opened Haneul in a former shoe factory in Seongsu in 2009. The laboratory is on the ground floor behind glass; neighbours look in and ask.\n\nWe make our own three brands and finished goods for forty others, from three thousand pieces. Every file a buyer needs for the EU, the UK, the US and Canada is ready before the goods are.',
    bannerTitle: 'A laboratory behind glass', bannerSubtitle: 'Serums, creams and brushes from Seongsu', established: '2009-03-02', employees: 88, ownership: 'Limited company', turnoverUsd: 19_200_000, exportPercent: 74,
    exportCountries: ['JP', 'CN', 'TW', 'SG', 'TH', 'VN', 'US', 'CA', 'GB', 'FR', 'DE', 'PL', 'AU', 'AE', 'MX'], industries: ['beauty'], brands: ['soripul', 'moon-orchard', 'baram-brush'],
    branches: [{ name: 'Incheon bonded store', country: 'KR', city: 'Incheon', code: 'KR-ICN', address: '296 Gonghang-ro, Jung-gu', zip: '22382', lat: 37.4502, lng: 126.4528 }],
    certificates: ['ISO 22716', 'Vegan Society', 'COSMOS Organic', 'Halal KMF'], contact: { firstName: 'Ji-woo', lastName: 'Han', phoneCode: '+82', phone: '2 468 7713', email: 'seller2@demo.test', status: 1 }, palette: { main: '#3f5f4a', accent: '#e69a4a' },
  },
  products,
}
