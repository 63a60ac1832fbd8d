import { bale, carton } from './packing.ts'
import { onDemand, paused, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'pamuk-denizli', number: 1801, code: 'PMK', origin: 'TR', currency: 'EUR' })

const towel = line({
  brand: 'pamukova', family: 'pmk-towels', categories: ['bath-bed'], unit: 'Piece', hts: '6302.60', size: [34, 9, 26], kg: 0.62, packs: [carton(1, 1, 12), carton(2, 1, 12)],
  attributes: { Composition: '100 % Aegean cotton', Care: 'Machine wash at 60 °C', Certification: 'OEKO-TEX Standard 100' },
})
const bed = line({ brand: 'pamukova', family: 'pmk-bed', categories: ['bath-bed'], unit: 'Set', hts: '6302.21', size: [36, 7, 28], kg: 1.4, packs: [carton(1, 1, 8)], attributes: { Care: 'Machine wash at 60 °C', Certification: 'OEKO-TEX Standard 100' } })
const cloth = line({ brand: 'menderes-denim', family: 'pmk-cloth', categories: ['fabrics'], unit: 'Metre', packs: [], attributes: {} })
const wear = line({ brand: 'menderes-denim', family: 'pmk-wear', unit: 'Piece', size: [36, 4, 28], kg: 0.55, packs: [carton(1, 1, 20)], attributes: { Care: 'Machine wash at 40 °C' } })

const products = [
  towel('Aegean Terry Towel, 500 g/m²', {
    about: 'Zero-twist loops of long-staple Aegean cotton, which drink at first touch and lose no lint after the second wash. The dobby border is woven, not sewn on, so that it shrinks with the rest.',
    points: ['500 g/m²', 'Double-stitched hems', 'Colour fast at 60 °C, grade 4–5'], usp: 'Drinks at first touch', pictures: [shot('towel', '#f3efe6', '#c9bfa8'), shot('towel', '#6f8a8a', '#3f5a5a'), shot('towel', '#c9a08a', '#8a5f4a')],
    options: { Size: { 'Hand, 50 × 90 cm': 0, 'Bath, 70 × 140 cm': 410, 'Sheet, 100 × 150 cm': 890 }, Colour: { White: 0, Eucalyptus: 35, Clay: 35 } }, missing: [['Sheet, 100 × 150 cm', 'Clay']], terms: tiers(5200, [48, 360], [240, 325], [1200, 295]), tags: ['Private Label', 'Ready to Ship'], attributes: { 'Fabric weight': '500 g/m²' },
  }),
  towel('Hotel Towel, White, 450 g/m², Bulk-Packed', {
    about: 'Made for laundries: ring-spun pile, a 16/1 ground that survives two hundred tunnel washes, no border to pucker. Woven-in logo from 600 pieces.',
    usp: 'Two hundred tunnel washes', pictures: [shot('towel', '#f7f5ef', '#dcd6c8')], terms: reduced(10, tiers(14000, [120, 395], [600, 358], [3000, 322])), packs: [bale(1, 2, 30)], tags: ['Ready to Ship', 'Private Label'], attributes: { 'Fabric weight': '450 g/m²' },
  }),
  towel('Peshtemal Hammam Cloth, Fringed', {
    about: 'Flat-woven on old shuttle looms that leave a true selvedge. It dries on a chair back in an hour and is a towel, a skirt, a shawl and a picnic cloth.',
    usp: 'A true selvedge from shuttle looms', hts: '6302.91', size: [30, 4, 24], kg: 0.32, packs: [carton(1, 1, 30)], pictures: [shot('towel', '#2f5d7a', '#f0ece0'), shot('towel', '#b5653f', '#f0ece0'), shot('towel', '#6b7a4a', '#f0ece0')], options: { Stripe: ['Aegean blue', 'Brick', 'Olive', 'Charcoal'] },
    terms: tiers(3600, [30, 620], [150, 560], [600, 515]), tags: ['Plastic-free', 'Ready to Ship'], attributes: { Weave: 'Flat', 'Fabric weight': '240 g/m²' },
  }),
  towel('Organic Baby Bath Cape with Hood', {
    about: 'Terry inside, muslin outside, with a hood that dries the head first. GOTS from field to hem; the size grows with the child to about four.',
    usp: 'Muslin outside, terry inside', hts: '6111.20', size: [30, 7, 24], kg: 0.38, packs: [carton(1, 1, 15)], pictures: [shot('towel', '#e9d9c3', '#8fae9a')], terms: tiers(860, [12, 1180], [72, 1070]), tags: ['GOTS', 'Organic'], attributes: { 'Age group': '0–4 years' }, age: 2,
  }),
  towel('Waffle Bathrobe, Unisex', {
    about: 'A 280-gram waffle with shawl collar and turned cuffs, light enough for a suitcase. Hotels order it with embroidery; the thread is matched to any standard colour.',
    usp: 'Light enough for a suitcase', hts: '6208.91', size: [38, 10, 30], kg: 0.95, packs: [carton(1, 1, 8)], pictures: [shot('jacket', '#f0ebdf', '#bdb29a')], options: { Size: { 'S/M': 0, 'L/XL': 120, XXL: 240 } }, terms: reduced(20, tiers(1200, [10, 2150], [60, 1960])), tags: ['Special Deal', 'Private Label'], attributes: { Weave: 'Waffle', 'Fabric weight': '280 g/m²' },
  }),
  towel('Recycled Cotton Beach Towel, 90 × 170 cm', {
    about: 'Cutting-room waste is sorted by colour, torn back to fibre and spun again without dye, so the stripes are whatever last season wore. No two containers alike, no litre of dye.',
    usp: 'Coloured by last season’s offcuts', pictures: [shot('towel', '#7a8fa5', '#d98a5a')], terms: tiers(2400, [24, 890], [144, 810]), tags: ['Recycled', 'Green Product'], attributes: { Composition: '80 % recycled cotton, 20 % recycled polyester' },
  }),
  bed('Percale Bed Set, 200 Threads', {
    about: 'Crisp, matt and cool: combed yarn, one over one under, sanforised. Duvet cover with buttons and two pillowcases with a 12-centimetre flap.',
    usp: 'Crisp the first night and the hundredth', pictures: [shot('fabric-bolt', '#f2f0ea', '#c5ccd0'), shot('fabric-bolt', '#8fa5b0', '#5f7582')], options: { Size: { '140 × 200 cm': 0, '200 × 200 cm': 890, '240 × 220 cm': 1480 }, Colour: ['White', 'Mist'] }, terms: tiers(900, [8, 2690], [48, 2450], [240, 2240]), tags: ['Private Label', 'Ready to Ship'], attributes: { Composition: '100 % combed cotton', Weave: 'Percale, 200 TC' },
  }),
  bed('Sateen Bed Set, Organic, 300 Threads', {
    about: 'Four over, one under gives the sheen; enzyme washing gives the drape. Dyed in a plant that returns its water to the river cleaner than it took it.',
    usp: 'Sheen from the weave, not from a finish', pictures: [shot('fabric-bolt', '#c9b8a5', '#8a735a')], terms: tiers(380, [6, 4400], [36, 4050]), tags: ['GOTS', 'Organic', 'Green Product'], attributes: { Composition: '100 % organic cotton', Weave: 'Sateen, 300 TC' },
  }),
  bed('Muslin Blanket, Four Layers, 150 × 200 cm', {
    about: 'Four gauze layers pinned together here and there, so that they trap air and crumple as they like. Washed once before packing; never to be ironed.',
    usp: 'Never to be ironed', unit: 'Piece', hts: '6301.30', pictures: [shot('scarf', '#b9c5b0', '#7a8a70'), shot('scarf', '#d9b09a', '#a5745a')], options: { Colour: ['Sage', 'Apricot', 'Chalk'] }, terms: reduced(15, tiers(740, [8, 2200], [48, 2020])), tags: ['Special Deal'], attributes: { Composition: '100 % cotton gauze' },
  }),
  bed('Jersey Fitted Sheet with Deep Corner', {
    about: 'A single jersey with five per cent elastane that fits mattresses from 16 to 32 cm. The band is sewn in, not threaded, and outlives the sheet.',
    usp: 'Fits sixteen to thirty-two centimetres', unit: 'Piece', hts: '6302.10', kg: 0.62, pictures: [shot('fabric-bolt', '#dfe3e6', '#9aa5ad')], terms: tiers(0, [20, 890], [120, 810]), tags: ['Ready to Ship'], attributes: { Composition: '95 % cotton, 5 % elastane' },
  }),
  bed('Quilted Bedspread, Reversible, 230 × 250 cm', {
    about: 'Two percales around a thin cotton wadding, quilted in a wave that starts at one corner. Light enough to be a summer blanket.',
    usp: 'A summer blanket in disguise', unit: 'Piece', hts: '6304.19', size: [45, 18, 35], kg: 2.6, packs: [carton(1, 1, 4)], pictures: [shot('cushion', '#5f7a8a', '#e6dcc8')], terms: upTo(150, tiers(210, [4, 4900], [24, 4550])), tags: [], attributes: { Composition: '100 % cotton' },
  }),
  cloth('Selvedge Denim, 13 oz, Indigo, 80 cm Wide', {
    about: 'Shuttle-woven on looms of 1968 with rope-dyed yarn that fades at the thigh and nowhere else. Red-line selvedge, sanforised, minimum of one roll.',
    usp: 'Looms of 1968, rope-dyed', hts: '5209.42', size: [82, 2, 2], kg: 0.36, pictures: [shot('fabric-bolt', '#26374f', '#b5342c')], terms: tiers(3200, [50, 940], [250, 870], [1000, 810]), tags: ['Small Batch'], attributes: { Composition: '100 % cotton', 'Fabric weight': '440 g/m²', Weave: '3/1 twill' }, age: 9,
  }),
  cloth('Recycled Denim, 11 oz, 150 cm Wide', {
    about: 'A third of the yarn is post-consumer jeans from collection points in İzmir. Ozone-washed, so that it takes four litres of water a metre instead of sixty.',
    usp: 'Four litres of water a metre', hts: '5209.42', size: [152, 2, 2], kg: 0.56, pictures: [shot('fabric-bolt', '#4a6078', '#d9c9a5')], terms: tiers(5400, [100, 620], [500, 575], [2000, 535]), tags: ['Recycled', 'Green Product'], attributes: { Composition: '65 % cotton, 35 % recycled cotton', 'Fabric weight': '370 g/m²' },
  }),
  cloth('Poplin Shirting, Two-Ply 100s', {
    about: 'A fine, dense poplin with a quiet lustre for dress shirts. Singed, mercerised and finished without resin; stripes are yarn-dyed to a one-millimetre repeat.',
    usp: 'Two-ply both ways, no resin', hts: '5208.41', size: [150, 1, 2], kg: 0.18, pictures: [shot('fabric-bolt', '#dfe8f0', '#6f8aa5'), shot('fabric-bolt', '#f0e6e6', '#a56f75')], options: { Pattern: ['Plain white', 'Blue hairline', 'Rose hairline'] }, terms: tiers(2800, [40, 780], [200, 715]), tags: ['Private Label'], attributes: { Composition: '100 % cotton', 'Fabric weight': '115 g/m²' },
  }),
  cloth('Linen and Cotton Canvas for Upholstery', {
    about: 'Half linen, half cotton at 420 grams, with 40,000 rubs by Martindale. Stone-washed in the piece, so a slipcover may go through the machine.',
    usp: 'Forty thousand rubs and still washable', hts: '5309.29', size: [142, 3, 3], kg: 0.6, pictures: [shot('fabric-bolt', '#b5a58a', '#7a6b52')], terms: onDemand(200, 12000), tags: ['Made to order'], attributes: { Composition: '50 % linen, 50 % cotton', 'Fabric weight': '420 g/m²' },
  }),
  wear('Straight Jeans, Selvedge, Unwashed', {
    about: 'Cut from our own 13-ounce selvedge with hidden rivets and a chain-stitched hem. Sold raw, because the wash is the wearer’s.',
    usp: 'Sold raw, chain-stitched hem', categories: ['outerwear'], hts: '6203.42', kg: 0.82, pictures: [shot('trousers', '#26374f', '#c98a3a')], options: { Waist: ['30', '32', '34', '36', '38'], Length: { '32': 0, '34': 80 } }, missing: [['30', '34'], ['38', '32']], terms: tiers(240, [10, 3400], [60, 3120]), tags: ['Ready to Ship'], attributes: { Composition: '100 % cotton', 'Size range': '30–38' },
  }),
  wear('Chore Jacket, Cotton Drill', {
    about: 'Three pockets, bound seams, a collar that lies. Garment-dyed in six colours of paint and rust; the buttons are corozo nut.',
    usp: 'Garment-dyed, corozo buttons', categories: ['outerwear'], hts: '6203.32', size: [40, 6, 30], kg: 0.88, packs: [carton(1, 1, 12)], pictures: [shot('jacket', '#3a5a7a', '#c9b08a'), shot('jacket', '#6b5a3a', '#c9b08a')], options: { Size: ['S', 'M', 'L', 'XL'], Colour: ['Work blue', 'Rust brown'] }, missing: [['S', 'Rust brown']], terms: reduced(25, tiers(380, [8, 3900], [48, 3580])), tags: ['Special Deal'], attributes: { Composition: '100 % cotton drill, 310 g/m²' },
  }),
  wear('Oxford Shirt, Button-Down', {
    about: 'A basket weave that gets better with the year, a collar roll that took eleven samples, and a locker loop nobody needs. Made in the same hall as the cloth.',
    usp: 'Eleven samples for one collar', categories: ['tops'], hts: '6205.20', kg: 0.29, pictures: [shot('shirt', '#f2f4f5', '#9ab0c2'), shot('shirt', '#b9cfe0', '#6f8aa5')], options: { Size: ['S', 'M', 'L', 'XL'], Colour: ['White', 'Sky'] }, terms: tiers(620, [12, 1890], [72, 1720], [360, 1580]), tags: ['Private Label', 'Ready to Ship'], attributes: { Composition: '100 % cotton' },
  }),
  wear('Kilim Floor Rug, Uşak Wool, 160 × 230 cm', {
    about: 'Flat-woven in Uşak from hand-spun warp, with the small bands of colour change that show where a skein ended. A certificate names the village and the weaver.',
    usp: 'The village and the weaver by name', categories: ['rugs'], hts: '5702.10', size: [162, 16, 16], kg: 6.2, packs: [bale(1)], pictures: [shot('rug', '#a8452e', '#2f4a5a')], terms: paused(tiers(60, [1, 21500], [10, 19800])), tags: ['Handmade'], attributes: { Composition: '100 % wool', Weave: 'Kilim', Care: 'Shake out; wash by a specialist', Region: 'Uşak' }, barcode: false,
  }),
]

export const denizliTextileMill: Showroom = {
  brands: [{ key: 'pamukova', name: 'Pamukova Home', colour: '#6f8a8a' }, { key: 'menderes-denim', name: 'Menderes Denim Works', colour: '#26374f' }],
  families: [{ key: 'pmk-towels', name: 'Towels and robes' }, { key: 'pmk-bed', name: 'Bed linen' }, { key: 'pmk-cloth', name: 'Cloth' }, { key: 'pmk-wear', name: 'Garments and kilims' }],
  company: {
    key: 'pamuk-denizli', name: 'Çınar Pamuk Tekstil', kind: 'seller', country: 'TR', city: 'Denizli', zip: '20065', address: 'Organize Sanayi Bölgesi, Turan Bahadır Caddesi 22', lat: 37.8213, lng: 29.2137,
    website: 'https://cinarpamuk.example', email: 'export@cinarpamuk.example',
    description: 'Nevin Çınar took over eleven shuttle looms from her uncle in 1989 and kept them when everybody else sold theirs for scrap. They weave our selvedge denim and our peshtemals; eighty air-jet looms weave the rest.\n\nSpinning, weaving, dyeing and sewing are within four kilometres. Samples take nine days, repeat orders five weeks, and stock towels leave the day after the order.',
    bannerTitle: 'Cotton from the Meander valley', bannerSubtitle: 'Towels, bed linen, denim and shirts from one valley', established: '1989-04-02', employees: 412, ownership: 'Family owned', turnoverUsd: 46_800_000, exportPercent: 78,
    exportCountries: ['DE', 'GB', 'FR', 'NL', 'SE', 'DK', 'AT', 'CH', 'IT', 'ES', 'PL', 'US', 'CA', 'AU', 'JP', 'IL'], industries: ['textiles', 'apparel'], brands: ['pamukova', 'menderes-denim'],
    branches: [{ name: 'Istanbul sales office', country: 'TR', city: 'Istanbul', code: 'TR-IST', address: 'Keresteciler Sitesi, Fatih Caddesi 18, Merter', zip: '34169', lat: 41.0079, lng: 28.8919 }, { name: 'İzmir port warehouse', country: 'TR', city: 'İzmir', code: 'TR-IZM', address: 'Liman Caddesi 5, Alsancak', zip: '35230', lat: 38.4407, lng: 27.1513 }],
    certificates: ['GOTS', 'OEKO-TEX Standard 100', 'Global Recycled Standard', 'ISO 14001:2015', 'SMETA 4-Pillar'], contact: { firstName: 'Nevin', lastName: 'Çınar', phoneCode: '+90', phone: '258 269 1470', status: 1 }, palette: { main: '#2f5d7a', accent: '#d98a5a' },
  },
  products,
}
