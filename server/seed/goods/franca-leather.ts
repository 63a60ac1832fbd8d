import { box, carton } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'serra-couros', number: 2601, code: 'SRC', origin: 'BR' })

const shoe = line({ brand: 'pedra-branca', family: 'src-shoes', categories: ['footwear'], unit: 'Pair', hts: '6403.99', size: [20, 12, 31], kg: 1.1, packs: [carton(2, 1, 6)], attributes: { Care: 'Cream every month', 'Size range': '35–45' } })
const bag = line({ brand: 'rio-sapucai', family: 'src-bags', categories: ['bags'], unit: 'Piece', packs: [carton(1, 1, 5)], attributes: { Material: 'Full-grain cow leather', Care: 'Neutral wax twice a year' } })
const wear = line({ brand: 'rio-sapucai', family: 'src-wear', categories: ['outerwear'], unit: 'Piece', packs: [carton(1, 1, 6)], attributes: { Care: 'Leather specialist only' } })
const ball = line({ brand: 'varzea', family: 'src-sport', categories: ['cycling'], unit: 'Piece', hts: '9506.62', size: [22, 22, 22], kg: 0.43, packs: [carton(2, 2, 3)], attributes: {} })
const sizes = ['37', '38', '39', '40', '41', '42', '43', '44']

const products = [
  shoe('Chelsea Boot, Oiled Leather, Welted', {
    about: 'A boot of one piece of oiled leather, lasted by hand and stitched to a storm welt, so that any cobbler can put a new sole under it. The elastic is woven in Franca and outlives two soles.',
    points: ['Blake-and-welt construction', 'Cork filling that takes the foot’s print', 'Spare laces of elastic in the box'], usp: 'Any cobbler can put a new sole under it', pictures: [shot('shoe', '#5a3420', '#2a1a12'), shot('shoe', '#23201e', '#4a4038'), shot('shoe', '#a5713f', '#5a3a20')],
    options: { Colour: { Tobacco: 0, Black: 0, Honey: 150 }, Size: sizes, Sole: { Rubber: 0, Leather: 390 } }, missing: [['Honey', '44'], ['Honey', 'Leather'], ['37', 'Black']], terms: tiers(140, [12, 5900], [60, 5400], [240, 5050]), attributes: { Material: 'Oiled nubuck', Sole: 'Rubber or leather', Lining: 'Calf leather' }, tags: ['Private Label', 'Ready to Ship'],
  }),
  shoe('Plain Derby, Chrome-Free Leather', {
    about: 'Five eyelets, no fuss, in leather that is tanned with olive and acacia. Dries overnight, does not trigger those who are allergic to chrome.',
    usp: 'Leather without chrome', pictures: [shot('shoe', '#2a1f1a', '#5a4030'), shot('shoe', '#6b3f25', '#3a2416')], options: { Colour: ['Black', 'Chestnut'], Size: sizes }, missing: [['Chestnut', '37']], terms: tiers(160, [12, 4900], [60, 4480]), attributes: { Material: 'Vegetable-tanned calf', Sole: 'Thin rubber on leather' }, tags: ['Green Product'],
  }),
  shoe('Canvas Sneaker, Wild Rubber Sole', {
    about: 'Latex from seven hundred tappers in Acre, canvas of recycled bottles and cotton. Vulcanised for seventy minutes; the scent of a new ball stays for weeks.',
    usp: 'Rubber tapped in a standing forest', hts: '6404.19', kg: 0.82, pictures: [shot('shoe', '#f0ece0', '#b5342c'), shot('shoe', '#3f6b5a', '#f0ece0')], options: { Colour: ['Chalk', 'Forest'], Size: ['36', '38', '40', '42', '44'] }, terms: reduced(18, tiers(420, [12, 2690], [60, 2420])), attributes: { Material: 'Cotton and recycled polyester', Sole: 'Natural rubber' }, tags: ['Fair Trade', 'Vegan', 'Special Deal'],
  }),
  shoe('Fisherman Sandal, Buckled', {
    about: 'Woven straps over a footbed that is cork outside and moulds itself inside. Sold to Lisbon and Naples by people who could buy at home.',
    usp: 'The footbed moulds itself', kg: 0.74, pictures: [shot('shoe', '#8a5a2f', '#3a2416')], terms: tiers(0, [12, 3100], [60, 2820]), attributes: { Material: 'Harness leather', Sole: 'Rubber', Lining: 'Calf' }, tags: [],
  }),
  shoe('Safety Boot S3, Leather, Composite Cap', {
    about: 'Two hundred joules in front, a midsole no nail gets through, and a width that suits a foot after eight hours. Stitched, so it can be resoled once.',
    usp: 'A safety boot that can be resoled', categories: ['footwear', 'safety'], hts: '6403.40', kg: 1.5, pictures: [shot('shoe', '#3a332d', '#d98a3a')], options: { Size: ['39', '40', '41', '42', '43', '44', '45'] }, terms: tiers(360, [12, 4400], [120, 3980]), attributes: { Material: 'Full-grain leather', Standard: 'EN ISO 20345 S3', Sole: 'Nitrile rubber' }, tags: ['Ready to Ship'], age: 9,
  }),
  shoe('Children’s First Walker, Soft Sole', {
    about: 'A sole that bends to the heel and a tongue that opens to the toe, because a child’s foot has to be put in from above. Dyes are those of the food list.',
    usp: 'Opens to the toe', size: [12, 8, 16], kg: 0.28, pictures: [shot('shoe', '#d9a58a', '#8a4a3a'), shot('shoe', '#7a9aa5', '#3f5f6b')], options: { Colour: ['Guava', 'Lagoon'], Size: ['19', '20', '21', '22'] }, terms: reduced(25, tiers(380, [12, 1890], [60, 1690])), attributes: { Material: 'Kid leather', 'Age group': '9–24 months' }, tags: ['Special Deal'],
  }),
  shoe('Riding Boot, Made to Measure', {
    about: 'Three measures of calf, one of patience: eight weeks from the form we send. The zip is at the back, under a flap, and can be replaced without opening the lining.',
    usp: 'Eight weeks from three measures', size: [32, 14, 52], kg: 2.4, packs: [box(1)], hts: '6403.91', pictures: [shot('shoe', '#2a1a12', '#8a5a2f')], terms: onDemand(2, 40), attributes: { Material: 'Calf leather' }, tags: ['Made to order', 'Handmade'], barcode: false,
  }),
  bag('Saddle Bag with Brass Turnlock', {
    about: 'Cut from the shoulder, where leather is firm enough to stand without cardboard. The flap is one piece with the back; there is nothing to come unstitched.',
    usp: 'Flap and back in one piece', hts: '4202.21', size: [26, 22, 9], kg: 0.72, pictures: [shot('handbag', '#8a4a26', '#c9a441'), shot('handbag', '#2f3a34', '#c9a441'), shot('handbag', '#d9b98a', '#8a6a3f')], options: { Colour: { Cognac: 0, Pine: 120, Natural: 0 } }, terms: tiers(480, [6, 5400], [36, 4950], [180, 4600]), attributes: { Lining: 'Unlined', Closure: 'Brass turnlock' }, tags: ['Private Label', 'Handmade'],
  }),
  bag('Weekender, Canvas and Leather', {
    about: 'Twenty-ounce canvas that has been a truck cover between Goiás and Santos, washed, cut and bound in leather. Each has had its own weather.',
    usp: 'Canvas that has been to Goiás', hts: '4202.12', size: [54, 32, 24], kg: 1.6, packs: [carton(1, 1, 2)], pictures: [shot('backpack', '#7a7a5a', '#5a3420')], terms: reduced(15, tiers(220, [4, 6900], [24, 6350])), attributes: { Material: 'Reclaimed canvas, leather', Closure: 'Zip' }, tags: ['Recycled', 'Special Deal'],
  }),
  bag('City Backpack, 18 Litre', {
    about: 'A roll top of waxed canvas, a sleeve that hangs free of the floor, straps that were drawn by a person with a bad back. Repaired free for five years.',
    usp: 'Drawn by a person with a bad back', hts: '4202.92', size: [30, 44, 15], kg: 0.98, pictures: [shot('backpack', '#3f5a5f', '#8a5a2f'), shot('backpack', '#b5803f', '#4a2f1c')], options: { Colour: ['Storm', 'Ochre'] }, terms: tiers(640, [6, 4400], [36, 4050], [180, 3750]), attributes: { Capacity: '18 l', Material: 'Waxed cotton, leather' }, warranty: { fromPurchase: '5 years, repairs free' }, tags: ['Ready to Ship'],
  }),
  bag('Laptop Folio, 14 Inch', {
    about: 'Two hides and no zip: a tongue slides under a bar. Felt inside from the mill’s own combings, and room for a charger that is not a brick.',
    usp: 'Two hides and no zip', hts: '4202.11', size: [37, 3, 27], kg: 0.62, pictures: [shot('handbag', '#4a2f20', '#b9a58a')], terms: tiers(310, [6, 3900], [36, 3580]), attributes: { Lining: 'Wool felt', Closure: 'Tongue and bar' }, tags: ['Private Label'], age: 12,
  }),
  bag('Card Holder, Four Pockets', {
    about: 'The offcut of every saddle bag, edge-painted by a man who does nothing else. Debossed initials included from fifty pieces.',
    usp: 'An offcut, edge-painted', hts: '4202.31', size: [10, 0.6, 8], kg: 0.04, packs: [box(2, 2, 10)], pictures: [shot('handbag', '#a5622f', '#4a2416'), shot('handbag', '#2f4a5a', '#1a2a34')], options: { Colour: ['Cognac', 'Navy', 'Black'] }, terms: tiers(2800, [20, 790], [100, 698], [500, 628]), attributes: { Lining: 'Unlined' }, tags: ['Recycled', 'Private Label', 'Ready to Ship'],
  }),
  bag('Belt, Bridle Leather, 35 mm', {
    about: 'Four millimetres of bridle butt, waxed and burnished, with a buckle held by a screw so that it can be shortened. Goes well with the riding boot, lasts as long.',
    usp: 'Shortened with a screwdriver', categories: ['scarves', 'bags'], hts: '4203.30', size: [14, 4, 14], kg: 0.24, packs: [carton(2, 2, 10)], pictures: [shot('handbag', '#3a2416', '#c9a441')], options: { Length: ['85 cm', '95 cm', '105 cm', '115 cm'], Colour: ['Brown', 'Black'] }, missing: [['115 cm', 'Black']], terms: reduced(10, tiers(720, [10, 1690], [60, 1520])), attributes: { Closure: 'Solid brass buckle' }, tags: [],
  }),
  wear('Suede Overshirt, Unlined', {
    about: 'Goat suede of 0.6 mm, soft as a shirt and cut like one, with horn studs. It looks better after the first rain, which is more than one can say of most suede.',
    usp: 'Looks better after the first rain', hts: '4203.10', size: [42, 8, 32], kg: 1.1, pictures: [shot('jacket', '#a5713f', '#5a3a20')], options: { Size: ['S', 'M', 'L', 'XL'] }, terms: tiers(90, [4, 12900], [24, 11900]), attributes: { Material: 'Goat suede', Closure: 'Horn studs' }, tags: ['Small Batch'],
  }),
  wear('Waxed Work Jacket, Corduroy Collar', {
    about: 'Eight-ounce cotton waxed in Minas with carnauba instead of paraffin, so it does not stick in the heat. A pocket at the back takes a newspaper or a rabbit.',
    usp: 'Waxed with carnauba', hts: '6201.30', size: [45, 10, 34], kg: 1.4, pictures: [shot('jacket', '#4a5a3f', '#8a5a2f'), shot('jacket', '#3a332d', '#8a5a2f')], options: { Colour: ['Moss', 'Bark'], Size: ['S', 'M', 'L', 'XL'] }, missing: [['Bark', 'S']], terms: tiers(260, [6, 6900], [36, 6350]), attributes: { Material: 'Waxed cotton', Lining: 'Cotton check', Closure: 'Two-way zip' }, tags: ['Vegan', 'Plastic-free'],
  }),
  wear('Linen Trousers, Drawstring', {
    about: 'Linen from Normandy, woven in Minas, cut wide for a country that is warm. The string is long enough to tie and short enough not to.',
    usp: 'Cut wide for a warm country', hts: '6203.49', size: [34, 4, 26], kg: 0.38, pictures: [shot('trousers', '#d9cdb5', '#8a7a5f'), shot('trousers', '#5a6b7a', '#33424f')], options: { Size: ['S', 'M', 'L', 'XL'] }, terms: reduced(30, tiers(540, [10, 2490], [60, 2250])), attributes: { Composition: '100 % linen', Care: 'Machine wash at 30 °C' }, tags: ['Special Deal'],
  }),
  ball('Match Football, Hand-Stitched, Size 5', {
    about: 'Thirty-two panels stitched by inmates of a Minas prison who get a day off for every three they work. Latex bladder, four layers of cotton, roundness within one per cent.',
    usp: 'A day off for every three worked', pictures: [shot('ball', '#f3f3ef', '#23282b'), shot('ball', '#f0b429', '#2f6b3a')], terms: tiers(1900, [12, 1490], [72, 1320], [360, 1190]), attributes: { Diameter: '22 cm', Material: 'PU, cotton, latex' }, tags: ['Fair Trade', 'Handmade'],
  }),
  ball('Leather Medicine Ball, 3 kg', {
    about: 'Eight panels of harness leather and a filling of shredded trimmings: nothing in it was bought for it. For gyms that are tired of black rubber.',
    usp: 'Filled with its own trimmings', hts: '9506.91', size: [25, 25, 25], kg: 3, packs: [], pictures: [shot('ball', '#8a5a2f', '#4a2f1c')], terms: upTo(80, tiers(140, [2, 4900], [12, 4500])), attributes: { Material: 'Harness leather' }, tags: ['Recycled', 'Handmade'], barcode: false,
  }),
  ball('Beach Volleyball, Soft Touch', {
    about: 'Stitched, foamed and sewn again, so that salt water stays out. Colours that can be found in surf.',
    usp: 'Found in surf', pictures: [shot('ball', '#f0c24e', '#2f7aa5')], size: [21, 21, 21], kg: 0.28, terms: tiers(1200, [12, 990], [72, 880]), attributes: { Material: 'Composite, butyl bladder', Diameter: '21 cm' }, tags: ['Ready to Ship'], age: 3,
  }),
]

export const francaLeather: Showroom = {
  brands: [{ key: 'pedra-branca', name: 'Pedra Branca', colour: '#5a3420' }, { key: 'rio-sapucai', name: 'Sapucaí', colour: '#3f5a5f' }, { key: 'varzea', name: 'Várzea', colour: '#2f6b3a' }],
  families: [{ key: 'src-shoes', name: 'Shoes and boots' }, { key: 'src-bags', name: 'Bags and small leather' }, { key: 'src-wear', name: 'Clothing' }, { key: 'src-sport', name: 'Balls' }],
  company: {
    key: 'serra-couros', name: 'Serra Couros', kind: 'seller', country: 'BR', city: 'Franca', zip: '14406-570', address: 'Avenida Wilson Sábio de Mello 2100', lat: -20.5812, lng: -47.3865,
    website: 'https://serracouros.example', email: 'exportacao@serracouros.example',
    description: 'Franca has four hundred shoe workshops and one opinion about them, namely that its own are best. Serra Couros has been among them since 1969, first as a tannery, then with lasts and needles.\n\nHides come from farms whose land we check against the deforestation maps every quarter. We cut from six pairs per size and ship from Santos.',
    bannerTitle: 'Cut, lasted and stitched in Franca', bannerSubtitle: 'Boots, bags and balls that can be repaired', established: '1969-01-17', employees: 184, ownership: 'Family owned', turnoverUsd: 16_700_000, exportPercent: 63,
    exportCountries: ['AR', 'UY', 'CL', 'CO', 'US', 'CA', 'PT', 'ES', 'FR', 'DE', 'IT', 'GB', 'AE', 'ZA'], industries: ['apparel', 'garden', 'workplace'], brands: ['pedra-branca', 'rio-sapucai', 'varzea'],
    branches: [{ name: 'Santos dispatch', country: 'BR', city: 'Santos', code: 'BR-SSZ', address: 'Rua Xavier da Silveira 88', zip: '11013-050', lat: -23.9338, lng: -46.3249 }],
    certificates: ['Leather Working Group Gold', 'Fair for Life', 'ISO 14001:2015'], contact: { firstName: 'Rafael', lastName: 'Prado Serra', phoneCode: '+55', phone: '16 3704 8822', status: 1 }, palette: { main: '#5a3420', accent: '#d9a441' },
  },
  products,
}
