import { bag, bears, carton, crate, fragile, inLayers, unmeasured } from './packing.ts'
import { onDemand, paused, plenty, reduced, tiers, upTo } from './price-tiers.ts'
import { openCatalogue, type Showroom, shot } from './product-sheet.ts'
import { sassuoloHouse } from './sassuolo-house.ts'

const line = openCatalogue({
  company: 'fornace-secchia',
  number: 2901,
  code: 'FSE',
  origin: 'IT',
  currency: 'EUR',
  barcodes: 'GTIN-14',
})

const tile = line({
  brand: 'secchia',
  family: 'fse-tiles',
  categories: ['tiles'],
  unit: 'Square metre',
  hts: '6907.21',
  barcode: false,
  attributes: { Standard: 'EN 14411 BIa', Region: 'Sassuolo' },
})
const brick = line({
  brand: 'fornace-rossa',
  family: 'fse-bricks',
  categories: ['masonry'],
  unit: 'Piece',
  hts: '6904.10',
  barcode: false,
  attributes: { Material: 'Fired clay' },
})
const wood = line({
  brand: 'valtinera',
  family: 'fse-timber',
  categories: ['timber'],
  unit: 'Square metre',
  attributes: { Certification: 'PEFC' },
  tags: ['Green Product'],
})
const paint = line({
  brand: 'calce-viva',
  family: 'fse-paint',
  categories: ['paint'],
  unit: 'Bucket',
  size: [30, 32, 30],
  packs: [inLayers(4, crate(2, 2))],
  attributes: { Storage: 'Frost-free' },
})
const pipe = line({ brand: 'idralta', family: 'fse-pipes', categories: ['pipes'], unit: 'Piece', attributes: {} })
const clay = line({
  brand: 'fornace-rossa',
  family: 'fse-garden',
  categories: ['plant-pots'],
  unit: 'Piece',
  hts: '6914.90',
  attributes: { Material: 'Galestro clay', Region: 'Impruneta' },
  tags: ['Handmade'],
})

const products = [
  tile('Porcelain Tile, Travertine Look, Rectified', {
    about:
      'A scan of one quarry wall near Rapolano, printed on forty faces so that a floor does not repeat. Through-coloured body, cut square after firing and laid with a two-millimetre joint.',
    points: ['Forty different faces', 'R10, frost-proof', 'Recycled content 42 %'],
    usp: 'Forty faces, no repeat',
    pictures: [
      shot('slabs', '#e0d3ba', '#b9a583'),
      shot('slabs', '#c9c4b8', '#8f897b'),
      shot('slabs', '#b59a7a', '#7a6248'),
    ],
    options: {
      Format: { '60 × 60 cm': 0, '60 × 120 cm': 420, '120 × 120 cm': 980 },
      Colour: ['Ivory', 'Silver', 'Noce'],
      Surface: { Natural: 0, Grip: 120 },
    },
    missing: [
      ['120 × 120 cm', 'Grip'],
      ['Noce', '60 × 60 cm', 'Grip'],
    ],
    terms: tiers(4200, [20, 1690], [120, 1490], [600, 1320]),
    size: [61, 3.6, 61],
    kg: 20.5,
    packs: [unmeasured('Box', 1)],
    attributes: { Thickness: '9 mm', Finish: 'Rectified' },
    tags: ['Ready to Ship', 'Recycled'],
  }),
  tile('Encaustic-Look Tile, Twelve Patterns, 20 × 20 cm', {
    about:
      'Porcelain with the memory of cement: twelve patterns that were drawn from floors in Palermo and Genoa. Sold by pattern or mixed as a patchwork at the same price.',
    usp: 'A patchwork at the same price',
    pictures: [shot('tile', '#3f5f6b', '#e6dcc8'), shot('tile', '#a8563f', '#f0e6d3')],
    options: { Pattern: ['Palermo', 'Genova', 'Ravenna', 'Patchwork'] },
    terms: reduced(20, tiers(1800, [10, 3400], [60, 3050])),
    size: [41, 8, 41],
    kg: 21,
    packs: [bears(900, crate(1))],
    attributes: { Thickness: '9 mm', Finish: 'Matt' },
    tags: ['Special Deal'],
  }),
  tile('Hexagon Mosaic on Mesh, Carrara Marble', {
    about:
      'Cut from slab ends at the quarry’s foot, sorted by shade and glued to a mesh that can be cut with scissors. Honed; sealed before grouting.',
    usp: 'Slab ends, sorted by shade',
    hts: '6802.10',
    pictures: [shot('hex-mosaic', '#eef0f0', '#b9c0c4')],
    terms: tiers(640, [5, 6900], [40, 6200]),
    size: [31, 11, 31],
    kg: 26,
    packs: [bears(900, crate(1))],
    attributes: { Material: 'Carrara marble', Thickness: '10 mm', Finish: 'Honed', Standard: 'EN 12058' },
    tags: ['Recycled'],
  }),
  tile('Outdoor Slab, Porcelain, 20 mm, 60 × 90 cm', {
    about:
      'Dry on gravel, on pedestals or in mortar: two centimetres of porcelain carry a car when bedded. Frost, salt and barbecues leave nothing.',
    usp: 'Carries a car when bedded',
    pictures: [shot('slabs', '#8f9290', '#5f6361')],
    terms: tiers(2600, [20, 2690], [120, 2420], [400, 2190]),
    size: [61, 5, 91],
    kg: 45,
    packs: [bears(900, crate(1))],
    attributes: { Thickness: '20 mm', 'Load capacity': '12 kN breaking load', Finish: 'R11' },
    tags: ['Ready to Ship'],
  }),
  brick('Hand-Moulded Facing Brick, Rosato', {
    about:
      'Thrown into sanded moulds, so that each has a crease like a palm. Four tones from one kiln, mixed at the setting and not on site.',
    usp: 'Creased like a palm',
    pictures: [shot('brick', '#b5653f', '#8a4a2f'), shot('brick', '#c98a5f', '#a5653f')],
    options: { Tone: ['Rosato', 'Paglierino', 'Antico'] },
    terms: tiers(plenty, [400, 98], [4000, 84], [20000, 75]),
    size: [25, 5.5, 12],
    kg: 2.6,
    attributes: { Standard: 'EN 771-1', Finish: 'Hand-moulded' },
    tags: ['Ready to Ship'],
  }),
  brick('Reclaimed Roof Tile, Coppo, Selected', {
    about:
      'Lifted from barns in the Oltrepò, tapped one by one with a hammer to hear the cracks, and brushed. Lichen is left where it is.',
    usp: 'Tapped one by one',
    hts: '6905.10',
    pictures: [shot('roof-tiles', '#a5724f', '#6b4a36')],
    terms: upTo(6000, tiers(6400, [500, 210], [2500, 189])),
    size: [17, 8, 42],
    kg: 2.1,
    attributes: { Region: 'Oltrepò Pavese' },
    tags: ['Recycled', 'Small Batch'],
  }),
  brick('Aerated Clay Block with Cork Filling, 36 cm', {
    about:
      'A thermal block whose chambers are filled with cork granules: a lambda of 0.07 and a wall that needs no plastic. Ground faces, one-millimetre joint.',
    usp: 'A wall that needs no plastic',
    pictures: [shot('brick', '#c27a4f', '#8a6a45')],
    terms: reduced(8, tiers(12000, [60, 690], [600, 625])),
    size: [36.5, 24.9, 24.8],
    kg: 15.2,
    packs: [unmeasured('Crate', 60)],
    attributes: { Standard: 'EN 771-1', Thickness: '36.5 cm' },
    tags: ['Green Product'],
  }),
  brick('Natural Hydraulic Lime NHL 3.5, 25 kg', {
    about:
      'Burnt with wood from a single quarry of marl, slaked with just the water it needs. For mortar in walls that have stood longer than cement has existed.',
    usp: 'For walls older than cement',
    unit: 'Sack',
    hts: '2522.30',
    barcode: true,
    pictures: [shot('sack', '#d9d0bd', '#8a4a2f', 'NHL 3.5', '25 kg')],
    terms: tiers(2400, [40, 890], [240, 795]),
    size: [42, 12, 58],
    kg: 25,
    packs: [bag(1)],
    attributes: { Material: 'Hydraulic lime', Standard: 'EN 459-1', 'Shelf life': '12 months', Storage: 'Dry' },
  }),
  wood('Three-Layer Oak Flooring, Brushed, 14 mm', {
    about:
      'Four millimetres of oak over spruce and a poplar back, brushed and oiled twice with oil of tung. May be sanded three times and lived on for eighty years.',
    usp: 'May be sanded three times',
    hts: '4418.75',
    pictures: [shot('plank', '#c9a06a', '#8a6a3f'), shot('plank', '#8f7a63', '#5a4a3a')],
    options: { Grade: { Select: 900, Nature: 0, Rustic: -500 }, Pattern: { Plank: 0, Herringbone: 600 } },
    missing: [['Rustic', 'Herringbone']],
    terms: tiers(1800, [20, 4900], [100, 4450], [400, 4100]),
    size: [190, 9, 19],
    kg: 18,
    packs: [carton(1)],
    attributes: { Material: 'Oak, spruce, poplar', Thickness: '14 mm', Finish: 'Tung oil' },
    tags: ['FSC', 'Green Product'],
  }),
  wood('Larch Cladding, Rhombus Profile, Valtellina', {
    about:
      'Larch felled in winter at 1,500 metres, so tight-grained that it needs nothing but time. Profiles are planed on four sides and shipped in lengths of four metres.',
    usp: 'Felled in winter, needs only time',
    hts: '4409.10',
    pictures: [shot('plank', '#b5784a', '#7a4a2a')],
    terms: tiers(900, [30, 3900], [150, 3550]),
    size: [400, 10, 30],
    kg: 15.5,
    attributes: { Material: 'Alpine larch', Thickness: '27 mm' },
    barcode: false,
  }),
  wood('Spruce Glulam Beam, GL24h, 12 × 24 cm', {
    about:
      'Planed, chamfered and wrapped, in lengths to thirteen metres. CE mark with the sawmill’s number and the forest’s.',
    usp: 'The forest’s number on the beam',
    unit: 'Metre',
    hts: '4418.81',
    pictures: [shot('beams', '#e3c990', '#b5935a')],
    terms: onDemand(50, 4000),
    size: [12, 24, 100],
    kg: 13,
    attributes: { Material: 'Spruce', Standard: 'EN 14080 GL24h' },
    barcode: false,
  }),
  paint('Lime Paint for Interiors, 12 l', {
    about:
      'Putty of lime that has lain in the pit for twenty-four months, chalk and a little linseed. Mould does not like it; people with asthma do.',
    usp: 'Twenty-four months in the pit',
    hts: '3210.00',
    kg: 17.5,
    pictures: [
      shot('paint-bucket', '#f0ece0', '#8fae9a', 'Calce Viva', 'interior, 12 l'),
      shot('paint-bucket', '#d9b9a0', '#8a4a2f', 'Calce Viva', 'interior, 12 l'),
    ],
    options: { Colour: { White: 0, 'Terra di Siena': 480, Sage: 480, 'Grey of Modena': 480 } },
    terms: tiers(620, [4, 4900], [24, 4450]),
    attributes: { Coverage: '90 m² per coat', Volume: '12 l' },
    tags: ['Green Product', 'Vegan', 'Plastic-free'],
  }),
  paint('Silicate Façade Paint, 14 l', {
    about:
      'Waterglass that turns to stone with the render beneath it. Breathes, does not peel, keeps its colour for a generation; not for wood, not for old acrylic.',
    usp: 'Turns to stone with the wall',
    hts: '3209.90',
    kg: 21.5,
    pictures: [shot('paint-bucket', '#e0c49a', '#5f6b70', 'Silicato', 'façade, 14 l')],
    terms: reduced(15, tiers(440, [4, 6900], [24, 6250])),
    attributes: { Coverage: '60 m² per coat', Volume: '14 l', Standard: 'DIN 18363' },
    tags: ['Special Deal'],
  }),
  paint('Marble Plaster, Marmorino, 20 kg', {
    about:
      'Lime and marble dust in two grains. Trowelled in three coats and rubbed with soap it looks like a palazzo, in one coat like a good bakery.',
    usp: 'One coat a bakery, three a palazzo',
    hts: '3214.90',
    byWeight: true,
    kg: 20,
    pictures: [shot('paint-bucket', '#f3f0e8', '#b9a583', 'Marmorino', '20 kg')],
    terms: tiers(380, [4, 295], [24, 268]),
    attributes: { Coverage: '14 m² at 2 mm' },
    age: 4,
  }),
  paint('Hard-Wax Oil for Floors, 2.5 l', {
    about:
      'Linseed, carnauba and a hardener from citrus peel. Two thin coats, four hours between; a scratch is mended where it is.',
    usp: 'A scratch is mended where it is',
    hts: '3208.90',
    unit: 'Tin',
    size: [16, 18, 16],
    kg: 2.7,
    packs: [inLayers(5, carton(2, 2))],
    dangerous: ['3', 'UN1263'],
    pictures: [shot('tin', '#b9853f', '#3a2a1a', 'Olio-Cera', '2.5 l')],
    terms: paused(tiers(700, [4, 3900], [24, 3520])),
    attributes: { Coverage: '60 m²', Volume: '2.5 l' },
    tags: ['Green Product'],
  }),
  pipe('Multilayer Pipe 20 × 2 mm, 100 m Coil', {
    about:
      'Aluminium welded between two layers of cross-linked polyethylene: bends by hand, stays bent, lets no oxygen in. Marked every metre.',
    usp: 'Bends by hand, stays bent',
    unit: 'Coil',
    hts: '3917.32',
    pictures: [shot('pipe-coil', '#e9edf0', '#b5342c')],
    terms: tiers(860, [4, 9800], [40, 8900], [160, 8250]),
    size: [80, 18, 80],
    kg: 14.5,
    packs: [carton(1)],
    attributes: { Standard: 'EN ISO 21003', 'Temperature range': 'to 95 °C', Pressure: '10 bar', Diameter: '20 mm' },
    tags: ['Ready to Ship'],
    warranty: { fromDelivery: '10 years' },
  }),
  pipe('Copper Pipe, Half-Hard, 22 × 1 mm, 5 m', {
    about:
      'Drawn at Brescia from scrap that was pipe before. Capped at both ends, so that it arrives as clean inside as it left.',
    usp: 'Arrives as clean as it left',
    hts: '7411.10',
    pictures: [shot('pipe', '#c0703f', '#8a4a2a')],
    terms: tiers(1600, [20, 3900], [200, 3520]),
    size: [500, 2.2, 2.2],
    kg: 2.95,
    attributes: { Material: 'Cu-DHP', Standard: 'EN 1057', Diameter: '22 mm' },
    tags: ['Recycled'],
  }),
  pipe('Vitrified Clay Sewer Pipe DN 150, 1.5 m', {
    about:
      'The one pipe that a root, an acid and a century do not trouble. Joints with polyurethane seals, cut with a chain like the Romans did not.',
    usp: 'For the next century',
    hts: '6906.00',
    pictures: [shot('pipe', '#8a4f36', '#5a3222')],
    terms: tiers(0, [20, 4400], [120, 3980]),
    size: [22, 22, 152],
    kg: 37,
    attributes: { Standard: 'EN 295-1', Diameter: 'DN 150' },
    barcode: false,
  }),
  clay('Impruneta Lemon Pot, Garlanded', {
    about:
      'Galestro clay, built up by hand in three days and dried for forty, which stands snow in Tuscany and in Kent. The garland is pressed from a mould of 1700.',
    usp: 'Forty days of drying',
    pictures: [shot('plant-pot', '#c9794a', '#8a4a2a')],
    options: { Diameter: { '40 cm': 0, '55 cm': 8900, '70 cm': 21000 } },
    terms: tiers(120, [1, 13900], [8, 12900]),
    size: [56, 46, 56],
    kg: 32,
    packs: [fragile(crate(1))],
    attributes: { 'Temperature range': 'to −25 °C' },
    tags: ['Handmade', 'Made to order'],
    barcode: false,
  }),
  clay('Wall Planter Half-Round, Terracotta', {
    about: 'The flat back hangs on one hook, the belly takes three pelargoniums. Wax inside against salt stains.',
    usp: 'One hook, three pelargoniums',
    pictures: [shot('plant-pot', '#b9653f', '#e0b090')],
    terms: reduced(25, tiers(380, [6, 1890], [36, 1690])),
    size: [30, 18, 16],
    kg: 2.8,
    packs: [carton(2, 2)],
    attributes: {},
    tags: ['Special Deal', 'Handmade'],
  }),
]

export const sassuoloBuildingMaterials: Showroom = {
  brands: [
    { key: 'secchia', name: 'Secchia Ceramiche', colour: '#b59a7a' },
    { key: 'fornace-rossa', name: 'Fornace Rossa', colour: '#b5653f' },
    { key: 'valtinera', name: 'Valtinera', colour: '#8a6a3f' },
    { key: 'calce-viva', name: 'Calce & Colore', colour: '#8fae9a' },
    { key: 'idralta', name: 'Idralta', colour: '#2f5d9a' },
  ],
  families: [
    { key: 'fse-tiles', name: 'Tiles' },
    { key: 'fse-bricks', name: 'Bricks and lime' },
    { key: 'fse-timber', name: 'Timber' },
    { key: 'fse-paint', name: 'Paint and plaster' },
    { key: 'fse-pipes', name: 'Pipes' },
    { key: 'fse-garden', name: 'Terracotta' },
  ],
  company: sassuoloHouse,
  products,
}
