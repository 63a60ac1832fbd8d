import { box, carton } from './packing.ts'
import { onDemand, paused, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'avon-paper-and-wax', number: 2501, code: 'APW', origin: 'GB', currency: 'GBP' })

const book = line({ brand: 'tidewell', family: 'apw-notebooks', categories: ['stationery'], unit: 'Piece', hts: '4820.10', size: [15, 2, 21], kg: 0.34, packs: [box(1, 1, 10), carton(2, 1, 20)], attributes: { Paper: '100 g/m², acid-free', Certification: 'FSC Mix' }, tags: ['FSC', 'Private Label'] })
const pen = line({ brand: 'quill-and-key', family: 'apw-pens', categories: ['stationery'], unit: 'Piece', size: [1.4, 14, 1.4], kg: 0.03, packs: [box(10, 1, 2), carton(10, 2, 10)], attributes: {} })
const candle = line({ brand: 'harbour-wick', family: 'apw-candles', categories: ['candles'], unit: 'Piece', hts: '3406.00', size: [8, 9, 8], kg: 0.46, packs: [carton(3, 2), carton(3, 4, 2)], attributes: { Ingredients: 'Rapeseed wax, perfume oil', 'Shelf life': '24 months' }, tags: ['Vegan', 'Handmade'] })
const desk = line({ brand: 'tidewell', family: 'apw-desk', categories: ['stationery'], unit: 'Piece', packs: [carton(2, 2, 5)], attributes: {} })
const garden = line({ brand: 'allotment-road', family: 'apw-garden', categories: ['garden-tools'], unit: 'Piece', attributes: {} })

const products = [
  book('Cloth-Bound Notebook A5, Dotted', {
    about: 'Sewn in sixteens, so it lies flat at page one and at page two hundred. Cloth from Lancashire, paper from Cumbria, ribbon from Coventry, and bound within sight of the Avon.',
    points: ['208 numbered pages', 'Fountain-pen proof', 'Two ribbons'], usp: 'Lies flat at page one and page two hundred', pictures: [shot('notebook', '#2f4a5a', '#d98a5a'), shot('notebook', '#7a3f3a', '#e6c7a5'), shot('notebook', '#5a6b4a', '#e8dcb5')], options: { Colour: ['Ink', 'Brick', 'Moss', 'Mustard'], Ruling: { Dotted: 0, Lined: 0, Plain: 0 }, Emboss: { None: 0, 'Your mark': 45 } }, missing: [['Mustard', 'Plain'], ['Moss', 'Your mark']],
    terms: tiers(3400, [20, 590], [100, 528], [500, 472]), attributes: { Pages: '208' }, tags: ['FSC', 'Private Label', 'Ready to Ship'],
  }),
  book('Pocket Notebook, Set of Three', {
    about: 'Stapled twice and rounded at the corners, to be sat on. Covers printed by letterpress on the offcuts of our larger books.',
    usp: 'To be sat on', unit: 'Set of 3', size: [9, 2, 14], kg: 0.15, pictures: [shot('notebook', '#c9b08a', '#2f4a5a'), shot('notebook', '#3f6b6b', '#f0e6d0')], terms: tiers(5800, [24, 340], [144, 298], [720, 265]), attributes: { Pages: '3 × 48' }, tags: ['Recycled', 'FSC'],
  }),
  book('Weekly Diary 2027, Bound in Linen', {
    about: 'A week on the left, a page for thoughts on the right, bank holidays of eleven countries at the back. The year is foiled on the spine only, so that the cover stays yours.',
    usp: 'Your cover, our spine', pictures: [shot('notebook', '#4a3a5a', '#d9b36a')], terms: reduced(15, tiers(2600, [20, 780], [100, 695])), attributes: { Pages: '160' }, tags: ['Special Deal', 'FSC'], age: 13,
  }),
  book('Sketchbook A4, 150 g Cartridge', {
    about: 'A tooth that takes charcoal and a sizing that takes a light wash. Spiral of steel, back board of two millimetres for drawing in the field.',
    usp: 'Takes charcoal and a light wash', size: [22, 2, 30], kg: 0.72, pictures: [shot('notebook', '#23282b', '#e6dcc8')], terms: tiers(0, [12, 690], [72, 612]), attributes: { Pages: '80', Paper: '150 g/m² cartridge' },
  }),
  book('Guest Book, Half Leather, Gilt Edge', {
    about: 'Made by two binders who trained at the cathedral. Paper of rag, edges gilt in the press, a box that closes by its own air.',
    usp: 'A box that closes by its own air', hts: '4820.10', size: [24, 4, 31], kg: 1.9, packs: [box(1)], pictures: [shot('notebook', '#5a1f2a', '#d9b36a')], terms: onDemand(1, 30), attributes: { Pages: '240', Material: 'Goat leather, linen' }, tags: ['Handmade', 'Made to order'], barcode: false,
  }),
  pen('Brass Ballpoint, Hexagonal', {
    about: 'Turned from hexagonal bar so that it does not roll off a desk or a deck. Unlacquered; it takes the colour of the hand that holds it. Common refill.',
    usp: 'Does not roll off a deck', hts: '9608.10', pictures: [shot('pen', '#c9a441', '#8a6a1f')], options: { Metal: { Brass: 0, Copper: 120, Steel: 60 } }, terms: tiers(2200, [10, 1290], [60, 1150], [300, 1040]), attributes: { Material: 'Solid metal' }, tags: ['Private Label', 'Plastic-free'],
  }),
  pen('Cedar Pencils, Box of Twelve, HB', {
    about: 'Incense cedar from managed stands, a lead that does not break twice, a dip of varnish at the end and nothing else. The box slides like a drawer.',
    usp: 'A lead that does not break twice', hts: '9609.10', unit: 'Box of 12', size: [9, 1.5, 18], kg: 0.09, packs: [carton(2, 1, 25)], pictures: [shot('pen', '#b98d5e', '#2f4a5a')], terms: tiers(6400, [24, 390], [144, 342]), attributes: { Material: 'Incense cedar', Certification: 'FSC 100 %' }, tags: ['FSC', 'Plastic-free'],
  }),
  pen('Fountain Pen with Steel Nib', {
    about: 'Resin barrel in four translucent colours, a nib ground in Birmingham and tuned on paper before it is packed. Takes a cartridge or a converter.',
    usp: 'Tuned on paper before it is packed', hts: '9608.30', pictures: [shot('pen', '#2f5d7a', '#c9ced1'), shot('pen', '#7a2f3a', '#c9ced1')], options: { Colour: ['Harbour', 'Claret', 'Bottle', 'Smoke'], Nib: ['Fine', 'Medium', 'Broad'] }, missing: [['Smoke', 'Broad'], ['Claret', 'Fine']], terms: reduced(22, tiers(740, [6, 2190], [36, 1960])), attributes: { Material: 'Resin, steel' }, warranty: { fromPurchase: '5 years' }, tags: ['Special Deal'],
  }),
  pen('Archival Ink, 50 ml Bottle', {
    about: 'Iron gall without the acid: it goes on grey and is black by morning, and stays so for four hundred years by accelerated test. In a bottle that a pen can reach the bottom of.',
    usp: 'Grey today, black by morning', hts: '3215.90', size: [6, 7, 6], kg: 0.19, packs: [carton(3, 4)], pictures: [shot('dropper-bottle', '#1f2a4a', '#e6dcc8', 'Ink', 'registrar, 50 ml')], terms: tiers(1800, [12, 540], [72, 478]), attributes: { Volume: '50 ml' }, tags: ['Vegan'],
  }),
  candle('Rapeseed Wax Candle, Harbour Fog, 220 g', {
    about: 'Rapeseed grown in Somerset, a cotton wick, a perfume of salt, tar rope and vetiver. Poured in twos to keep the tops smooth; burns even to the edge.',
    usp: 'Salt, tar rope and vetiver', pictures: [shot('candle', '#6f8a94', '#f0ece0', 'Harbour Fog', '220 g')], options: { Scent: ['Harbour Fog', 'Allotment', 'Second Hand Books', 'Unscented'] }, terms: tiers(3600, [12, 790], [72, 705], [360, 640]), attributes: { 'Burn time': '45 hours' }, tags: ['Vegan', 'Handmade', 'Private Label'],
  }),
  candle('Beeswax Dinner Candles, Pair', {
    about: 'Hand-dipped thirty times in wax from Exmoor. They lean a little in a warm room and straighten in a cool one.',
    usp: 'Dipped thirty times', unit: 'Pair', size: [5, 26, 2.5], kg: 0.17, packs: [carton(4, 6)], pictures: [shot('candle', '#d9a441', '#f0e2b5')], terms: tiers(1600, [12, 620], [72, 552]), attributes: { Ingredients: 'Pure beeswax', 'Burn time': '9 hours each' }, tags: ['Handmade', 'Plastic-free'],
  }),
  candle('Church Pillar Candle, 70 × 200 mm', {
    about: 'Twenty-five per cent beeswax, as the rubric asks, in a firm blend that does not gutter in a draught. Supplied plain or with transfers for Easter.',
    usp: 'Does not gutter in a draught', size: [7, 20, 7], kg: 0.74, packs: [carton(3, 4)], pictures: [shot('candle', '#f2ead6', '#b98d2e')], terms: tiers(900, [12, 890], [72, 798]), attributes: { 'Burn time': '110 hours', Ingredients: 'Paraffin-free vegetable blend, 25 % beeswax' }, tags: ['Ready to Ship'],
  }),
  candle('Scented Refill for Glass Candles, 200 g', {
    about: 'A pellet of wax with the wick already in it: drop it into the empty glass, warm the glass in a pan, done. Sent in paper, six to the box.',
    usp: 'The wick is already in it', pictures: [shot('candle', '#b9a58a', '#5a4a3a', 'Refill', '200 g')], terms: reduced(30, tiers(1400, [18, 490], [108, 430])), kg: 0.21, size: [7, 6, 7], attributes: { 'Burn time': '40 hours' }, tags: ['Green Product', 'Plastic-free', 'Special Deal'], age: 5,
  }),
  candle('Reed Diffuser, Amber Glass, 100 ml', {
    about: 'Eight rattan reeds in a base from sugar beet, so it smells and does not catch fire. Two months at a window, three in a hall.',
    usp: 'Three months in a hall', hts: '3307.49', size: [7, 12, 7], kg: 0.33, pictures: [shot('dropper-bottle', '#8a4a1f', '#f0e6d0', 'Allotment', '100 ml')], terms: paused(tiers(500, [12, 890], [72, 798])), attributes: { Volume: '100 ml', Ingredients: 'Beet alcohol, perfume oil' },
  }),
  desk('Letterpress Greeting Cards, Pack of Six', {
    about: 'Printed on a cylinder press of 1962 into cotton board, deep enough to read with a thumb. Blank inside; envelopes of seed paper on request.',
    usp: 'Read it with a thumb', unit: 'Pack of 6', hts: '4909.00', size: [11, 2, 16], kg: 0.12, pictures: [shot('notebook', '#f2ede2', '#b5562f')], terms: tiers(2600, [12, 480], [72, 420]), attributes: { Paper: '600 g/m² cotton' }, tags: ['Handmade', 'Small Batch'],
  }),
  desk('Gift Wrap Sheets, Block-Printed, 50 × 70 cm', {
    about: 'Printed in two colours on uncoated paper that can be recycled with the newspaper. Rolled in tens, no film, no glitter.',
    usp: 'No film, no glitter', unit: 'Roll of 10', hts: '4823.90', size: [5, 52, 5], kg: 0.34, packs: [carton(5, 4)], pictures: [shot('paper-roll', '#d98a5a', '#2f4a5a'), shot('paper-roll', '#5a7a6b', '#f0e6d0')], terms: reduced(40, tiers(1900, [10, 620], [60, 545])), attributes: { Paper: '90 g/m², uncoated' }, tags: ['Recycled', 'Special Deal', 'Plastic-free'],
  }),
  desk('Waxed Canvas Pencil Roll', {
    about: 'Twelve slots, a flap and a strap of bridle leather. The canvas is waxed in Dundee for sails and re-waxed at home with a candle.',
    usp: 'Re-waxed at home with a candle', hts: '4202.92', size: [22, 5, 8], kg: 0.16, pictures: [shot('handbag', '#5a5a3f', '#8a5a2f')], terms: tiers(640, [8, 1590], [48, 1420]), attributes: { Material: 'Waxed cotton, leather' }, tags: ['Handmade', 'Small Batch'],
  }),
  garden('Hand Fork and Trowel Set, Ash Handles', {
    about: 'Carbon steel, forged in one with the tang and driven into ash that is turned to fit a hand in a glove. They rust if left out and do not mind.',
    usp: 'Rust if left out and do not mind', unit: 'Set', hts: '8201.90', size: [20, 6, 32], kg: 0.78, packs: [carton(1, 2, 6)], pictures: [shot('garden-tool', '#5a6065', '#c9a06a')], terms: tiers(820, [6, 1990], [36, 1790]), attributes: { Material: 'Carbon steel, ash' }, warranty: { fromPurchase: '10 years' }, tags: ['FSC', 'Ready to Ship'],
  }),
  garden('Watering Can, Galvanised, 7 Litre', {
    about: 'The spout is long, so that the rose rains and does not pour; the seam is soldered, so that it can be mended. Brass rose by a maker in Birmingham.',
    usp: 'Rains and does not pour', hts: '7326.90', size: [60, 36, 20], kg: 1.7, packs: [], pictures: [shot('garden-tool', '#9aa3a8', '#b98d2e')], terms: upTo(60, tiers(110, [2, 2690], [12, 2450])), attributes: { Capacity: '7 l', Material: 'Galvanised steel, brass' }, tags: ['Handmade'],
  }),
  garden('Heritage Vegetable Seeds, Box of Ten Packets', {
    about: 'Ten varieties that were on seed lists before 1914, open-pollinated so that they can be saved. Each packet carries the name of the garden that grew it.',
    usp: 'Save them and sow them again', unit: 'Box', hts: '1209.91', size: [14, 4, 18], kg: 0.19, packs: [carton(2, 2, 10)], pictures: [shot('seed-packet', '#d9c38a', '#3f6b3a', 'Heritage', 'ten packets'), shot('seed-packet', '#b5623f', '#f0e6c8', 'Heritage', 'ten packets')], terms: tiers(1500, [10, 890], [60, 790]), attributes: { Harvest: '2026', 'Shelf life': '3 years' }, tags: ['Organic', 'Plastic-free'], age: 1,
  }),
]

export const bristolPaperAndWax: Showroom = {
  brands: [{ key: 'tidewell', name: 'Tidewell Bindery', colour: '#2f4a5a' }, { key: 'quill-and-key', name: 'Quill & Key', colour: '#b98d2e' }, { key: 'harbour-wick', name: 'Harbour Wick', colour: '#6f8a94' }, { key: 'allotment-road', name: 'Allotment Road', colour: '#3f6b3a' }],
  families: [{ key: 'apw-notebooks', name: 'Notebooks' }, { key: 'apw-pens', name: 'Pens and ink' }, { key: 'apw-candles', name: 'Candles and scent' }, { key: 'apw-desk', name: 'Cards and wrap' }, { key: 'apw-garden', name: 'Garden' }],
  company: {
    key: 'avon-paper-and-wax', name: 'Avon Paper & Wax', kind: 'seller', country: 'GB', city: 'Bristol', zip: 'BS1 6UH', address: 'Unit 9, Spike Island Works, Cumberland Road', lat: 51.4467, lng: -2.6113,
    website: 'https://avonpaperandwax.example', email: 'trade@avonpaperandwax.example',
    description: 'A bindery, a candle shed and a letterpress share one roof on Spike Island. They were separate firms until 2012, when the river came in and everybody moved to the upper floor and found that they got on.\n\nWe supply bookshops, museums and gift shops in small cartons, with a carriage-paid order of 150 pounds at home and half a pallet abroad.',
    bannerTitle: 'Paper, ink and wax', bannerSubtitle: 'Bound, printed and poured above the Avon', established: '2012-11-26', employees: 31, ownership: 'Limited company', turnoverUsd: 4_300_000, exportPercent: 41,
    exportCountries: ['IE', 'FR', 'DE', 'NL', 'BE', 'DK', 'SE', 'US', 'CA', 'AU', 'JP'], industries: ['workplace', 'beauty', 'garden'], brands: ['tidewell', 'quill-and-key', 'harbour-wick', 'allotment-road'],
    branches: [{ name: 'Avonmouth store', country: 'GB', city: 'Bristol', code: 'GB-AVO', address: 'Third Way 21', zip: 'BS11 9YL', lat: 51.5066, lng: -2.6857 }],
    certificates: ['FSC Chain of Custody', 'Living Wage Employer', 'Vegan Society registered range'], contact: { firstName: 'Imogen', lastName: 'Hartnell', phoneCode: '+44', phone: '117 496 0331', status: 1 }, palette: { main: '#2f4a5a', accent: '#d98a5a' },
  },
  products,
}
