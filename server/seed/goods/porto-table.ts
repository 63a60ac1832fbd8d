import { bale, box, carton, unmeasured } from './packing.ts'
import { onDemand, paused, reduced, tiers, upTo } from './price-tiers.ts'
import { type House, openCatalogue, shot } from './product-sheet.ts'

export const almarinho: House = { company: 'almarinho', number: 1101, code: 'ALM', origin: 'PT', currency: 'EUR' }

const line = openCatalogue(almarinho)

const stoneware = line({
  brand: 'barro-d-ouro', family: 'alm-stoneware', categories: ['plates'], unit: 'Piece', hts: '6912.00',
  attributes: { Material: 'Stoneware, fired at 1,230 °C', Care: 'Dishwasher and microwave safe', Region: 'Alcobaça' },
  tags: ['Small Batch', 'Ready to Ship'],
})
const linen = line({
  brand: 'linho-novo', family: 'alm-linen', categories: ['bath-bed'], unit: 'Piece', hts: '6302.53',
  attributes: { Composition: '100 % European flax linen', Care: 'Machine wash at 40 °C, no bleach', Region: 'Guimarães' },
})
const cork = line({
  brand: 'sobreiro', family: 'alm-cork', categories: ['baskets'], unit: 'Piece', hts: '4503.90',
  attributes: { Material: 'Natural cork, water-based varnish', Care: 'Wipe with a damp cloth', Region: 'Alentejo' },
  tags: ['Green Product', 'Vegan'],
})

export const tableProducts = [
  stoneware('Maré Dinner Plate, Reactive Glaze, 27 cm', {
    about: 'Pressed and hand-finished in a family pottery near Alcobaça. The reactive glaze breaks over the rim, so no two plates are quite alike, while the foot is ground flat to stack safely in a restaurant kitchen.',
    points: ['Chip-resistant rolled rim', 'Stacks 24 high', 'Glaze free of lead and cadmium (EN 1388-1)'],
    usp: 'A restaurant plate with a hand-made face', tags: ['Small Batch', 'Private Label', 'Special Deal'],
    pictures: [shot('plate', '#3f6f78', '#d8c9ae'), shot('plate', '#d9cfbd', '#8a6f4e'), shot('plate', '#33383d', '#a08c6c')],
    options: { Glaze: { 'Tide blue': 0, 'Dune sand': 0, 'Slate black': 60 }, Finish: { Glossy: 0, Satin: 45 }, Packing: { 'Bulk, 12 per carton': 0, 'Gift box of 4': 110 } },
    missing: [['Dune sand', 'Satin'], ['Slate black', 'Glossy', 'Gift box of 4']],
    terms: reduced(12, tiers(2400, [24, 940], [120, 860], [480, 790], [1200, 735])),
    size: [27, 2.6, 27], kg: 0.78, packs: [carton(1, 1, 12), carton(2, 1, 12)], attributes: { Diameter: '27 cm', Finish: 'Reactive glaze' },
  }),
  stoneware('Maré Pasta Bowl, 23 cm', {
    about: 'A wide, shallow bowl thrown on the same jigger as the Maré plates, deep enough for soup and flat enough for a risotto. The unglazed ring under the foot is polished so that it does not scratch a table.',
    usp: 'One bowl for three courses', pictures: [shot('bowl', '#3f6f78', '#d8c9ae'), shot('bowl', '#d9cfbd', '#8a6f4e')],
    options: { Glaze: ['Tide blue', 'Dune sand', 'Slate black'] },
    terms: tiers(1800, [24, 820], [120, 750], [480, 690]), size: [23, 6, 23], kg: 0.69, packs: [carton(1, 1, 6), carton(2, 1, 6)],
    attributes: { Diameter: '23 cm', Capacity: '900 ml' },
  }),
  stoneware('Maré Espresso Cup and Saucer', {
    about: 'Thick walls keep a short coffee hot and the handle takes a finger comfortably. Cup and saucer are fired together so that the glaze matches, then packed as a pair.',
    usp: 'Fits the standard 70 mm espresso spout', categories: ['mugs'], pictures: [shot('mug', '#4b7d86', '#e6dcc8')],
    terms: reduced(20, tiers(960, [36, 560], [144, 510], [576, 470])), size: [12, 7.5, 12], kg: 0.31, packs: [box(1, 1, 1), carton(3, 2, 2)],
    attributes: { Capacity: '80 ml' },
  }),
  stoneware('Alfama Serving Platter, Hand-Painted, 42 cm', {
    about: 'Five painters in Coimbra follow a pattern of the 1880s, freehand, in cobalt on white. Each platter is signed underneath; small differences between pieces are the point of it.',
    usp: 'Painted and signed by hand', tags: ['Handmade', 'Made to order'], hts: '6912.00', pictures: [shot('plate', '#f4f1e8', '#27518c')],
    terms: upTo(60, tiers(85, [2, 4850], [12, 4400])), size: [42, 4, 30], kg: 1.9, packs: [box(1)], barcode: false, attributes: { Finish: 'Underglaze cobalt', Region: 'Coimbra' },
  }),
  stoneware('Olaria Black Clay Roasting Dish, 34 cm', {
    about: 'Bisalhães-style black clay, smoke-fired in a closed pit, which seals the surface without any glaze. It goes from oven to table and gains a soft sheen with years of use.',
    usp: 'Smoke-fired, no glaze at all', categories: ['cookware'], tags: ['Handmade', 'Special Deal'], pictures: [shot('bowl', '#2c2b29', '#5a534a')],
    terms: reduced(15, tiers(210, [6, 2690], [36, 2450])), size: [34, 8, 24], kg: 2.15, packs: [carton(1, 1, 2)],
    attributes: { Material: 'Black clay, unglazed', Care: 'Soak before first use; wash by hand', Region: 'Trás-os-Montes' },
  }),
  stoneware('Douro Bud Vase, Set of Three', {
    about: 'Three small vases in the shapes of river stones, slip-cast and glazed in tones that go from white to wet granite. Sold as a boxed set because that is how people buy them.',
    usp: 'Boxed and ready for the gift table', categories: ['vases'], unit: 'Set', hts: '6913.90', tags: ['Ready to Ship', 'Private Label'],
    pictures: [shot('vase', '#b9b2a4', '#6d7a7c')], terms: tiers(640, [8, 1480], [48, 1340], [192, 1220]), size: [24, 16, 9], kg: 1.1,
    packs: [box(1), carton(2, 2, 2)], attributes: { Finish: 'Matt glaze' }, age: 6,
  }),
  stoneware('Azulejo Wall Tile, Relief Pattern, 14 × 14 cm', {
    about: 'Wet-pressed relief tiles from Aveiro in the thickness used on Porto house fronts, 11 mm, with a crackle-free glaze that stands frost. We keep six historic reliefs and cut new moulds for orders above 200 m².',
    usp: 'Frost-proof façade tile in six historic reliefs', categories: ['tiles'], unit: 'Square metre', hts: '6907.21', tags: ['Made to order'],
    pictures: [shot('tile', '#2f6b5b', '#e9e2cf'), shot('tile', '#2b4f8a', '#f1ede2'), shot('tile', '#c08a2d', '#f1ede2')],
    options: { Colour: { 'Bottle green': 0, Cobalt: 180, Ochre: 0 }, Relief: { Diamond: 0, Leaf: 0 } }, missing: [['Ochre', 'Leaf']],
    terms: tiers(900, [5, 6450], [25, 5900], [100, 5350]), size: [29, 26, 29], kg: 19.5, packs: [unmeasured('Carton', 1)], barcode: false,
    attributes: { Material: 'Glazed earthenware', Thickness: '11 mm', Standard: 'EN 14411', Region: 'Aveiro' },
  }),
  linen('Washed Linen Tablecloth with Mitred Hem', {
    about: 'Woven near Guimarães from long-staple French flax, then stone-washed so that it needs no ironing. The hem is mitred by hand at the corners and 4 cm deep, as in the old trousseau cloths.',
    points: ['210 g/m²', 'Shrinkage below 3 %', 'OEKO-TEX Standard 100, class II'], usp: 'Soft from the first wash, no ironing',
    tags: ['Private Label', 'Green Product'], pictures: [shot('fabric-bolt', '#cfc4ae', '#8b7d63'), shot('fabric-bolt', '#7d8f82', '#4f5f54'), shot('fabric-bolt', '#a65f45', '#6f3c2a')],
    options: { Size: { '150 × 250 cm': 0, '170 × 300 cm': 1150, '170 × 350 cm': 1900 }, Colour: { 'Natural flax': 0, Sage: 120, Terracotta: 120 } },
    missing: [['170 × 350 cm', 'Terracotta'], ['150 × 250 cm', 'Sage']], terms: tiers(380, [6, 4290], [30, 3950], [120, 3620]),
    size: [32, 5, 26], kg: 0.82, packs: [carton(1, 1, 6)], attributes: { 'Fabric weight': '210 g/m²', Weave: 'Plain' },
  }),
  linen('Washed Linen Napkin, 45 × 45 cm', {
    about: 'The companion of our tablecloths, cut from the same rolls and tied in sixes with a cotton ribbon. The colours come from one dye lot per order, so napkins and cloth match.',
    usp: 'Dyed in one lot with the tablecloth', unit: 'Set of 6', pictures: [shot('towel', '#cfc4ae', '#8b7d63'), shot('towel', '#7d8f82', '#4f5f54')],
    options: { Colour: ['Natural flax', 'Sage', 'Terracotta', 'White'] }, tags: ['Ready to Ship', 'Private Label'],
    terms: tiers(760, [10, 1980], [50, 1790], [200, 1650]), size: [23, 5, 23], kg: 0.38, packs: [carton(2, 1, 5)], attributes: { 'Fabric weight': '210 g/m²' },
  }),
  linen('Waffle Bath Towel, Linen and Cotton', {
    about: 'A honeycomb weave of half linen, half cotton that dries in half the time of terry and folds small. Hotels on the coast order it for pool and spa.',
    usp: 'Dries overnight in a bathroom without sun', hts: '6302.93', pictures: [shot('towel', '#e7e0d1', '#a9977b')],
    options: { Size: { 'Hand, 50 × 100 cm': 0, 'Bath, 80 × 150 cm': 980, 'Sheet, 100 × 180 cm': 1740 } }, tags: ['Special Deal'],
    terms: reduced(18, tiers(540, [12, 1150], [60, 1040], [240, 950])), size: [30, 8, 25], kg: 0.45, packs: [carton(1, 1, 6)],
    attributes: { Composition: '50 % linen, 50 % cotton', Weave: 'Waffle' },
  }),
  linen('Serra Wool Blanket, Undyed, 140 × 200 cm', {
    about: 'Wool of Bordaleira sheep from the Serra da Estrela, scoured, spun and woven in Manteigas and milled until the wind stays out. The grey and brown are the colours of the fleece.',
    usp: 'Undyed mountain wool, milled for warmth', family: 'alm-wool', categories: ['cushions'], hts: '6301.20', tags: ['Green Product', 'Small Batch', 'Plastic-free'],
    pictures: [shot('scarf', '#8c8177', '#4e453d'), shot('scarf', '#d9d0c1', '#8c8177')], options: { Fleece: ['Ash grey', 'Brown', 'Ecru'] },
    terms: tiers(160, [4, 5650], [20, 5200]), size: [40, 12, 35], kg: 1.65, packs: [bale(1, 1, 6)],
    attributes: { Composition: '100 % virgin wool', Care: 'Air, or dry-clean', Region: 'Serra da Estrela' },
  }),
  linen('Linen Kitchen Apron with Crossed Straps', {
    about: 'Crossed straps take the weight off the neck, two deep pockets take the rest. Cut from heavy 280-gram linen with bar-tacked seams for a working kitchen.',
    usp: 'No knot, no pull on the neck', hts: '6211.49', categories: ['bath-bed', 'tops'], pictures: [shot('jacket', '#5d6b62', '#cfc4ae')],
    terms: tiers(0, [10, 2240], [60, 2050]), size: [30, 4, 25], kg: 0.42, packs: [carton(1, 1, 10)], attributes: { 'Fabric weight': '280 g/m²' }, tags: [],
  }),
  cork('Cork Storage Basket with Lid', {
    about: 'Turned from agglomerated cork left over by the stopper makers, then sealed so that it takes bread, wool or laundry alike. Warm to the touch and hard to break.',
    usp: 'Made from what stopper makers leave over', tags: ['Recycled', 'Green Product', 'Vegan'], pictures: [shot('basket', '#b98d5e', '#7b5a37')],
    options: { Size: { 'Small, 18 cm': 0, 'Medium, 24 cm': 620, 'Large, 30 cm': 1290 } }, terms: tiers(420, [6, 1890], [36, 1720], [144, 1590]),
    size: [24, 22, 24], kg: 0.95, packs: [carton(2, 1, 2)], attributes: { Finish: 'Matt varnish' },
  }),
  cork('Cork Yoga Block, Bevelled Edges', {
    about: 'Dense, fine-grained cork from nine-year bark, pressed without synthetic binder. It does not slip when wet, does not smell and carries a person of any weight.',
    usp: 'Firm grip, no foam, no smell', categories: ['cycling'], hts: '4504.90', pictures: [shot('brick', '#c29a6b', '#8a6540')], tags: ['Vegan', 'Plastic-free', 'Private Label'],
    terms: tiers(1500, [20, 690], [100, 620], [500, 560]), size: [23, 12, 7.5], kg: 0.7, packs: [carton(2, 5, 2)], attributes: {}, age: 9,
  }),
  cork('Cork Shopper with Linen Lining', {
    about: 'Cork leather, shaved to 0.6 mm and bonded to cotton, is cut and sewn in São João da Madeira by a workshop that otherwise makes shoes. Light, rain-proof and repairable.',
    usp: 'The feel of leather, off a tree', categories: ['bags'], hts: '4202.22', pictures: [shot('handbag', '#b88a58', '#5a4029'), shot('handbag', '#3f3a36', '#b88a58')],
    options: { Colour: { Natural: 0, Charcoal: 250 } }, terms: reduced(25, tiers(190, [5, 4600], [25, 4200])), size: [38, 30, 13], kg: 0.58,
    packs: [carton(1, 2, 2)], attributes: { Material: 'Cork fabric on cotton', Lining: 'Linen', Closure: 'Magnetic snap' }, tags: ['Vegan', 'Special Deal'],
  }),
  cork('Chaves Table Lamp, Turned Cork Base', {
    about: 'A solid cork base turned in one piece, a shade of pleated linen and a fabric cable with a brass switch. Delivered with EU, UK or US plug, tested piece by piece.',
    points: ['E27 socket, LED up to 8 W', 'Cable 1.8 m, fabric covered', 'CE and UKCA marked'], usp: 'Warm light on a base that never scratches the table',
    categories: ['lamps'], family: 'alm-light', hts: '9405.21', pictures: [shot('lamp', '#b98d5e', '#eee6d6')], options: { Plug: { EU: 0, UK: 90, US: 140 } },
    terms: tiers(260, [4, 5400], [20, 4980], [80, 4600]), size: [28, 46, 28], kg: 1.8, packs: [carton(1), carton(2, 2, 1)], warranty: { fromPurchase: '24 months', fromDelivery: '24 months' },
    attributes: { Voltage: '110–240 V', Power: '8 W max.', 'Light source': 'E27 LED, not included' }, tags: ['Ready to Ship'],
  }),
  cork('Expanded Cork Insulation Board, 50 mm', {
    about: 'Cork granules bound by their own resin under steam, nothing added, cut square in Silves. The board insulates against heat and sound, breathes, and can be rendered or left visible.',
    usp: 'Insulation with one ingredient', categories: ['masonry', 'timber'], unit: 'Square metre', hts: '4504.10', tags: ['Green Product', 'Made to order'], pictures: [shot('plank', '#5b4330', '#3b2b1f')],
    terms: onDemand(50, 8000), size: [100, 5, 50], kg: 5.5, packs: [bale(1, 2, 6)], barcode: false, attributes: { Thickness: '50 mm', Standard: 'EN 13170' },
  }),
  cork('Cork and Beech Serving Board', {
    about: 'Beech rails hold a cork heart on which a hot pan may stand. The board is oiled with food-grade mineral oil; a new coat twice a year keeps it for decades.',
    usp: 'Trivet and board in one', categories: ['cookware'], hts: '4419.11', pictures: [shot('plank', '#c9a273', '#8a6540')],
    terms: paused(tiers(140, [6, 2100], [36, 1930])), size: [40, 2.5, 24], kg: 0.9, packs: [carton(1, 1, 6)], attributes: { Material: 'Cork and beech' }, tags: ['Plastic-free'],
  }),
]
