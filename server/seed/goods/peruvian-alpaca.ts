import { bale, carton, unmeasured } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'sillar-alpaca', number: 1701, code: 'SIL', origin: 'PE' })

const yarn = line({
  brand: 'puna-yarns', family: 'sil-yarn', categories: ['yarn'], unit: 'Cone', byWeight: true, hts: '5108.20', size: [17, 22, 17], kg: 1, packs: [carton(3, 2, 2)],
  attributes: { Care: 'Hand wash at 30 °C', Region: 'Arequipa' },
})
const skein = line({ brand: 'puna-yarns', family: 'sil-yarn', categories: ['yarn'], unit: 'Pack of 10 skeins', hts: '5109.10', size: [30, 10, 24], kg: 1, packs: [carton(1, 2, 5)], attributes: { Care: 'Hand wash at 30 °C' } })
const knit = line({ brand: 'misti-wear', family: 'sil-knitwear', unit: 'Piece', size: [38, 6, 30], kg: 0.48, packs: [carton(1, 1, 10), carton(1, 1, 20)], attributes: { Care: 'Hand wash cold, dry flat' } })
const woven = line({ brand: 'misti-wear', family: 'sil-woven', unit: 'Piece', attributes: { Care: 'Dry-clean or air', Region: 'Arequipa' } })

const products = [
  yarn('Baby Alpaca 2/28 on Cone, Undyed', {
    about: 'Twenty-two micron fleece from first shearings, sorted by hand into seven natural tones before it is combed. Worsted, even and dry on the cone, ready for a 12-gauge machine.',
    points: ['Nm 2/28', 'Fibre 22.0 µm', 'Seven natural tones, no dye'], usp: 'Seven tones, no dye bath', pictures: [shot('yarn', '#e6dcc8', '#b9a88a'), shot('yarn', '#8a6a4a', '#5a4330'), shot('yarn', '#4a4744', '#2a2826')],
    options: { Tone: ['White', 'Fawn', 'Brown', 'Charcoal'] }, terms: tiers(640, [5, 4850], [50, 4560], [250, 4290]), attributes: { Composition: '100 % baby alpaca', Fibre: '22 µm' }, tags: ['Green Product', 'Ready to Ship'], barcode: false,
  }),
  yarn('Royal Alpaca 2/40 on Cone', {
    about: 'Below 19 micron, of which a good year gives two tonnes in all of Peru. For shawls that go through a ring and for the house that asks for the very best.',
    usp: 'Below nineteen micron', pictures: [shot('yarn', '#f0e8da', '#c9a86a')], terms: onDemand(20, 300), attributes: { Composition: '100 % royal alpaca', Fibre: '18.8 µm' }, tags: ['Small Batch'], barcode: false,
  }),
  yarn('Alpaca and Pima Cotton 50/50, Nm 2/20', {
    about: 'Cotton of the northern coast takes the weight out of alpaca and leaves the hand. A yarn for spring, dyed in 24 stock shades with lot sizes from 15 kilograms.',
    usp: 'Dyed from fifteen kilograms', hts: '5108.10', pictures: [shot('yarn', '#b5566a', '#7a2f45'), shot('yarn', '#5a7a8a', '#2f4a5a')], terms: reduced(12, tiers(480, [5, 3600], [50, 3380])), attributes: { Composition: '50 % alpaca, 50 % pima cotton' }, tags: ['Special Deal', 'Private Label'],
  }),
  yarn('Suri Alpaca Bouclé, Nm 1/5', {
    about: 'The lustrous suri fleece looped round a fine core, for coats and cushions. Knits up fast on a 3-gauge machine and hides every seam.',
    usp: 'Loops that hide the seam', pictures: [shot('yarn', '#c7b08a', '#8a6a3f')], terms: tiers(210, [5, 3950], [40, 3720]), attributes: { Composition: '72 % suri alpaca, 18 % wool, 10 % polyamide' }, tags: [], age: 11,
  }),
  skein('Hand-Dyed Sock Yarn, 10 Skeins of 100 g', {
    about: 'Superwash merino and alpaca with a nylon thread at the heel’s service, dyed in pots by four women in Chivay. Each pot holds ten skeins, so a pack is always one lot.',
    usp: 'Ten skeins from one pot', pictures: [shot('yarn', '#3f7a7a', '#e0a03a'), shot('yarn', '#7a3f6a', '#e8c15a'), shot('yarn', '#4a6a3f', '#d0c08a')], options: { Colour: ['Lagoon', 'Cochineal', 'Ichu grass', 'Volcano'] },
    terms: tiers(320, [2, 9200], [10, 8600], [50, 8100]), attributes: { Composition: '60 % merino, 20 % alpaca, 20 % polyamide', Weight: 'Fingering, 400 m per 100 g' }, tags: ['Handmade', 'Ready to Ship'],
  }),
  skein('Chunky Llama Yarn, Natural, 10 Skeins of 100 g', {
    about: 'Llama is hollow, light and cheap to keep; once dehaired it is softer than its name. Thick singles for hats and blankets that grow in an evening.',
    usp: 'A hat in an evening', pictures: [shot('yarn', '#a5896a', '#6b5138')], terms: tiers(0, [2, 6400], [20, 5900]), attributes: { Composition: '100 % dehaired llama', Weight: 'Super bulky, 60 m per 100 g' }, tags: ['Green Product'],
  }),
  skein('Pima Cotton Ribbon Yarn, 10 Cones of 100 g', {
    about: 'Long-staple cotton from Piura, gassed and mercerised so that it shines like silk. Crochet bags and summer tops keep their shape.',
    usp: 'Shines like silk, keeps its shape', hts: '5207.10', pictures: [shot('yarn', '#e9b7a5', '#b5566a')], terms: reduced(22, tiers(420, [2, 4200], [20, 3900])), attributes: { Composition: '100 % pima cotton, mercerised' }, tags: ['Vegan', 'Special Deal', 'GOTS'],
  }),
  knit('Crew-Neck Jumper, Baby Alpaca', {
    about: 'Linked, not sewn, at the shoulders, with a rib that springs back. Knitted on 12 gauge in a workshop of forty people that we have shared with two Danish brands since 2011.',
    usp: 'Linked by hand at the shoulder', categories: ['outerwear', 'tops'], hts: '6110.19', pictures: [shot('shirt', '#c7b08a', '#8a6a3f'), shot('shirt', '#3a4a5a', '#20303f'), shot('shirt', '#7a3f3a', '#4f2522')],
    options: { Size: ['S', 'M', 'L', 'XL'], Colour: { Fawn: 0, Navy: 200, Brick: 200 } }, missing: [['XL', 'Brick'], ['S', 'Navy']], terms: tiers(260, [10, 5400], [50, 4980], [200, 4650]), attributes: { Composition: '100 % baby alpaca', 'Size range': 'S–XL' }, tags: ['Private Label', 'Ready to Ship'],
  }),
  knit('Pima Cotton T-Shirt, Combed, 180 g', {
    about: 'A T-shirt for people who wear out T-shirts: pima of 38 mm staple, enzyme-washed, side-seamed, with a neck tape that does not curl. Blank, with a tear-off label for printers.',
    usp: 'A blank that printers come back for', categories: ['tops'], hts: '6109.10', size: [32, 2, 28], kg: 0.18, packs: [carton(1, 1, 36)], pictures: [shot('t-shirt', '#f2efe8', '#c9c0ae'), shot('t-shirt', '#24303a', '#10181f'), shot('t-shirt', '#5f7a5a', '#3f5a3a')],
    options: { Size: { S: 0, M: 0, L: 0, XL: 0, XXL: 60 }, Colour: { White: 0, Ink: 40, Sage: 40 }, Cut: { Straight: 0, Fitted: 0 } }, missing: [['XXL', 'Fitted'], ['XXL', 'Sage']], terms: tiers(1800, [36, 690], [180, 620], [900, 560]), attributes: { Composition: '100 % pima cotton', 'Fabric weight': '180 g/m²' }, tags: ['GOTS', 'Organic', 'Private Label'],
  }),
  knit('Cable-Knit Cardigan with Horn Buttons', {
    about: 'Hand-knitted in Puno by women who work at home and are paid per piece at twice the local day rate. Six cables, two pockets, buttons of cattle horn.',
    usp: 'Signed by the woman who knitted it', categories: ['outerwear'], hts: '6110.19', pictures: [shot('jacket', '#d9cdb8', '#6b5138')], terms: upTo(80, tiers(120, [4, 9800], [20, 9300])), kg: 0.86, attributes: { Composition: '100 % alpaca', 'Size range': 'S–L', Closure: 'Horn buttons' }, tags: ['Handmade', 'Fair Trade', 'Made to order'], packs: [],
  }),
  knit('Beanie and Mittens Set, Reversible', {
    about: 'Double-knit with a stripe inside for the days that are darker. Packed as a set on a card of recycled board, ready for the hook.',
    usp: 'Two sides, one set', categories: ['scarves'], hts: '6505.00', unit: 'Set', size: [24, 5, 20], kg: 0.21, packs: [carton(2, 1, 10)], pictures: [shot('scarf', '#b5452e', '#e8d9b4'), shot('scarf', '#2f5d6b', '#e8d9b4')], options: { Colour: ['Brick', 'Lake'] }, terms: reduced(35, tiers(640, [12, 2450], [72, 2250])), attributes: { Composition: '80 % alpaca, 20 % wool' }, tags: ['Special Deal'],
  }),
  knit('Alpaca Walking Socks, Cushioned', {
    about: 'Terry inside, flat toe seam, a ribbed arch. They dry on the rucksack and do not smell on day three, as four guides of the Colca have confirmed.',
    usp: 'Day three and no smell', categories: ['outerwear'], hts: '6115.94', unit: 'Pair', size: [12, 4, 24], kg: 0.09, packs: [carton(3, 1, 10)], pictures: [shot('glove', '#5a4a3a', '#c9a86a')], options: { Size: ['36–38', '39–42', '43–46'] }, terms: tiers(2600, [24, 690], [144, 620]), attributes: { Composition: '70 % alpaca, 28 % polyamide, 2 % elastane' }, tags: ['Ready to Ship'], age: 6,
  }),
  woven('Brushed Alpaca Throw, Herringbone, 130 × 180 cm', {
    about: 'Woven in a herringbone and raised with natural teasels, then fringed by hand. It weighs less than a kilogram and warms like two.',
    usp: 'Raised with teasels, not wire', categories: ['cushions'], hts: '6301.20', pictures: [shot('scarf', '#8a9a9a', '#4f5f5f'), shot('scarf', '#c99a5a', '#8a5f2a'), shot('scarf', '#d8d0c2', '#a99c86')], options: { Colour: { 'Sea grey': 0, Ochre: 0, Oatmeal: 0 } }, terms: tiers(520, [4, 6900], [24, 6400], [96, 5980]), size: [38, 10, 32], kg: 0.95, packs: [carton(1, 1, 6)], attributes: { Composition: '100 % alpaca', Weave: 'Herringbone' }, tags: ['Ready to Ship', 'Private Label'],
  }),
  woven('Ring Shawl, Baby Alpaca and Silk, 100 × 200 cm', {
    about: 'Baby alpaca in the weft, mulberry silk in the warp, so fine that it passes through a ring. Rolled hems by hand, four metres a day.',
    usp: 'Passes through a ring', categories: ['scarves'], hts: '6214.20', pictures: [shot('scarf', '#b56a7a', '#e6c7b0'), shot('scarf', '#4a5a7a', '#c0c8d8')], options: { Colour: ['Rosewood', 'Dusk blue'], Edge: { 'Rolled hem': 0, Fringe: 250 } }, missing: [['Dusk blue', 'Fringe']], terms: tiers(280, [5, 3900], [30, 3600]), size: [28, 3, 22], kg: 0.14, packs: [carton(1, 1, 20)], attributes: { Composition: '70 % baby alpaca, 30 % silk' }, tags: ['Handmade'],
  }),
  woven('Classic Scarf, Stock Colours, 30 × 180 cm', {
    about: 'The scarf that pays the rent: plain weave, purled fringe, eighteen colours always on the shelf. Embroidered initials from fifty pieces.',
    usp: 'Eighteen colours always on the shelf', categories: ['scarves'], hts: '6214.20', pictures: [shot('scarf', '#2f4a6b', '#c9d3dd'), shot('scarf', '#a8452e', '#f0d9b5')], terms: reduced(8, tiers(3800, [20, 1480], [100, 1340], [500, 1220])), size: [30, 3, 18], kg: 0.16, packs: [carton(1, 2, 20)], attributes: { Composition: '100 % alpaca' }, tags: ['Private Label', 'Ready to Ship'],
  }),
  woven('Handwoven Cushion Cover, Backstrap Loom, 45 × 45 cm', {
    about: 'Panels from Andahuaylas, dyed with cochineal, chilca and molle leaves, joined and backed with cotton. The pattern is read from right to left and tells of a fox.',
    usp: 'Dyed with insects and leaves', categories: ['cushions'], hts: '6304.99', pictures: [shot('cushion', '#b5342c', '#e8c15a'), shot('cushion', '#5a6b3a', '#e8d9b4')], terms: tiers(150, [4, 3400], [24, 3150]), size: [45, 3, 45], kg: 0.42, packs: [unmeasured('Bale', 20)], attributes: { Composition: 'Sheep’s wool, cotton back', Closure: 'Zip' }, tags: ['Handmade', 'Fair Trade'], barcode: false,
  }),
  woven('Andean Wool Rug, Natural Dyes, 170 × 240 cm', {
    about: 'From San Pedro de Cajas, on upright looms, in a knot-free tapestry weave that reads the same on both sides. Moth-proofed with a plant extract, not with permethrin.',
    usp: 'The same on both sides', categories: ['rugs'], hts: '5702.10', pictures: [shot('rug', '#8a3a2a', '#e0c08a')], terms: onDemand(2, 40), size: [172, 18, 18], kg: 9.5, packs: [bale(1)], attributes: { Composition: '100 % wool', Weave: 'Tapestry', Care: 'Vacuum flat; wash by a specialist' }, tags: ['Handmade', 'Made to order'], barcode: false,
  }),
  woven('Poncho, Unlined, One Size', {
    about: 'Two lengths of brushed alpaca joined with an open seam at the neck. Worn on balconies in Lima and at football grounds in Leeds.',
    usp: 'One seam, one size', categories: ['outerwear'], hts: '6202.20', pictures: [shot('jacket', '#6b5a4a', '#c9b08a')], terms: tiers(0, [4, 7400], [20, 6950]), size: [38, 9, 32], kg: 0.78, packs: [carton(1, 1, 6)], attributes: { Composition: '90 % alpaca, 10 % wool' }, tags: [],
  }),
  woven('Alpaca Coating, Double-Face, 150 cm Wide', {
    about: 'Two cloths in one, grey and camel, stitched together by the loom so that a coat needs no lining. Sponged and decatised; we cut from five metres.',
    usp: 'A coat that needs no lining', categories: ['fabrics'], hts: '5112.19', unit: 'Metre', pictures: [shot('fabric-bolt', '#b9986a', '#6f7376')], terms: tiers(420, [5, 5800], [30, 5400], [100, 5100]), size: [152, 4, 4], kg: 0.72, packs: [], attributes: { Composition: '70 % alpaca, 30 % wool', 'Fabric weight': '480 g/m²' }, tags: ['Private Label'], age: 3,
  }),
]

export const peruvianAlpaca: Showroom = {
  brands: [{ key: 'puna-yarns', name: 'Puna Yarns', colour: '#8a6a4a' }, { key: 'misti-wear', name: 'Misti & Hijas', colour: '#b5452e' }],
  families: [{ key: 'sil-yarn', name: 'Yarn' }, { key: 'sil-knitwear', name: 'Knitwear' }, { key: 'sil-woven', name: 'Woven' }],
  company: {
    key: 'sillar-alpaca', name: 'Sillar Alpaca Mill', kind: 'seller', country: 'PE', city: 'Arequipa', zip: '04001', address: 'Calle Jacinto Ibáñez 402, Parque Industrial', lat: -16.4207, lng: -71.5229,
    website: 'https://sillaralpaca.example', email: 'mill@sillaralpaca.example',
    description: 'Arequipa is built of white volcanic stone, sillar, and so is our mill. We buy fleece at the shearing grounds above four thousand metres, sort it by hand, and spin, knit and weave under one roof.\n\nThe sorters, all women, can feel a difference of half a micron. A machine checks them twice a year and has not yet won.\n\nStock service: yarn in 24 shades and scarves in 18, dispatched in four working days.',
    bannerTitle: 'Sorted by hand at 2,335 metres', bannerSubtitle: 'Alpaca yarn, knitwear and woven goods from Arequipa', established: '1983-06-20', employees: 274, ownership: 'Family owned', turnoverUsd: 23_600_000, exportPercent: 91,
    exportCountries: ['US', 'CA', 'GB', 'DE', 'DK', 'NO', 'SE', 'NL', 'FR', 'IT', 'CH', 'JP', 'KR', 'AU'], industries: ['textiles', 'apparel'], brands: ['puna-yarns', 'misti-wear'],
    branches: [{ name: 'Juliaca fibre station', country: 'PE', city: 'Juliaca', code: 'PE-JUL', address: 'Avenida Circunvalación 1180', zip: '21101', lat: -15.4997, lng: -70.1333 }, { name: 'Lima showroom', country: 'PE', city: 'Lima', code: 'PE-LIM', address: 'Avenida Grau 340, Barranco', zip: '15063', lat: -12.1475, lng: -77.0216 }],
    certificates: ['GOTS', 'Responsible Alpaca Standard', 'OEKO-TEX Standard 100', 'Fair for Life'], contact: { firstName: 'Lucía', lastName: 'Mamani Salas', phoneCode: '+51', phone: '54 223 917', status: 1 }, palette: { main: '#7a4a2f', accent: '#e0c08a' },
  },
  products,
}
