import { bale, box, carton, crate } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'medina-crafts', number: 1901, code: 'MED', origin: 'MA', currency: 'EUR' })

const rug = line({ brand: 'atlas-weavers', family: 'med-rugs', categories: ['rugs'], unit: 'Piece', hts: '5701.10', packs: [bale(1)], barcode: false, attributes: { Composition: '100 % sheep’s wool', Care: 'Vacuum without brush' }, tags: ['Handmade', 'Fair Trade'] })
const clay = line({ brand: 'dar-fakhar', family: 'med-clay', unit: 'Piece', hts: '6912.00', attributes: { Material: 'Earthenware', Region: 'Fez' }, tags: ['Handmade'] })
const leather = line({ brand: 'chouara', family: 'med-leather', unit: 'Piece', attributes: { Material: 'Vegetable-tanned leather', Care: 'Neutral wax twice a year' }, tags: ['Handmade'] })
const care = line({ brand: 'tafraout', family: 'med-care', attributes: { Storage: 'Cool and dark' } })
const home = line({ brand: 'dar-fakhar', family: 'med-home', unit: 'Piece', attributes: {}, tags: ['Handmade'] })

const products = [
  rug('Beni Ourain Pile Rug, Undyed Wool', {
    about: 'Knotted in the Middle Atlas from the wool of the weaver’s own sheep: ivory ground, dark lozenges, a pile of two centimetres. Each rug is photographed and numbered before you choose.',
    usp: 'Chosen from photographs, one by one', pictures: [shot('rug', '#efe6d3', '#3a2f28')], options: { Size: { '150 × 200 cm': 0, '200 × 300 cm': 31000, '250 × 350 cm': 62000 } }, terms: tiers(34, [1, 32500], [5, 30400]), size: [205, 28, 28], kg: 18, attributes: { Region: 'Middle Atlas' },
  }),
  rug('Boucherouite Rag Rug, 120 × 200 cm', {
    about: 'Old jumpers, sacks and shirts knotted into colour by women in Boujad who never make the same rug twice. Cheerful, washable and the best thing that can happen to a worn T-shirt.',
    usp: 'Never the same rug twice', hts: '5701.90', pictures: [shot('rug', '#d9573f', '#3f8a8a'), shot('rug', '#e0b03a', '#5a3f7a')], terms: reduced(20, tiers(120, [2, 9800], [12, 9100])), size: [122, 22, 22], kg: 5.5, attributes: { Composition: 'Recycled textiles on cotton warp', Region: 'Boujad' }, tags: ['Recycled', 'Handmade', 'Special Deal'],
  }),
  rug('Sabra Cushion Cover, Cactus Silk, 50 × 50 cm', {
    about: 'Agave fibre spun to a silk and woven in bands, with a sheen that changes as one walks by. Back of plain cotton, hidden zip.',
    usp: 'A silk that never met a worm', categories: ['cushions'], hts: '6304.99', pictures: [shot('cushion', '#b5653f', '#f0d9b0'), shot('cushion', '#4f6b7a', '#d9e0e0'), shot('cushion', '#8a8f4a', '#f0e8c8')], options: { Colour: ['Rust', 'Atlantic', 'Olive'] }, terms: tiers(860, [6, 1490], [36, 1360], [144, 1250]), size: [50, 2, 50], kg: 0.34, packs: [carton(1, 1, 24)], attributes: { Composition: 'Agave fibre, cotton back', Closure: 'Zip' }, tags: ['Vegan', 'Handmade'],
  }),
  rug('Handira Wedding Blanket with Sequins', {
    about: 'A winter’s evenings of a mother before the wedding: white wool, cotton fringe and several hundred tin sequins. Older ones carry the smell of wood smoke; ours are new and washed.',
    usp: 'Several hundred tin sequins, sewn one by one', categories: ['cushions'], hts: '6301.20', pictures: [shot('scarf', '#f2ede0', '#c9bfa5')], terms: upTo(10, tiers(18, [1, 18900], [4, 17800])), size: [45, 16, 40], kg: 3.4, attributes: { Composition: 'Wool and cotton', Care: 'Dry-clean' },
  }),
  rug('Kilim Pouf, Unfilled, 55 cm', {
    about: 'Cut from kilims that were too worn for the floor and too good for the bin. Leather piping, brass zip; it travels flat and is filled with old clothes at its destination.',
    usp: 'Travels flat', categories: ['chairs', 'cushions'], hts: '6304.99', pictures: [shot('cushion', '#a8452e', '#e0c08a')], terms: reduced(15, tiers(240, [4, 4600], [24, 4250])), size: [55, 5, 55], kg: 1.1, packs: [carton(1, 1, 10)], attributes: { Composition: 'Wool kilim, goat leather', Diameter: '55 cm' }, tags: ['Recycled', 'Special Deal'],
  }),
  clay('Fassi Blue Serving Bowl, 30 cm', {
    about: 'The cobalt of Fez, painted freehand with a donkey-hair brush on tin glaze. The potters’ quarter fires with olive stones, so the blue leans a little to grey.',
    usp: 'Freehand cobalt, fired with olive stones', categories: ['plates'], pictures: [shot('bowl', '#eef0ec', '#27518c')], terms: tiers(340, [4, 2200], [24, 2020]), size: [30, 12, 30], kg: 1.7, packs: [carton(1, 1, 4)], attributes: { Diameter: '30 cm', Finish: 'Tin glaze', Care: 'Wash by hand' },
  }),
  clay('Cooking Tagine, Unglazed, 30 cm', {
    about: 'Red clay from Salé, thick at the base for a low flame. Soaked and oiled once, it lasts for years on gas and in the oven; a diffuser for electric hobs is in the box.',
    usp: 'For cooking, not for the shelf', categories: ['cookware'], pictures: [shot('pot', '#b5623f', '#8a4a2f')], terms: tiers(900, [6, 1350], [36, 1220], [144, 1120]), size: [31, 24, 31], kg: 3.2, packs: [carton(1, 1, 2), carton(2, 1, 2)], attributes: { Capacity: '2.5 l', Care: 'Soak before first use', Region: 'Salé' }, tags: ['Ready to Ship', 'Handmade'],
  }),
  clay('Zellige Tile, Hand-Chiselled, 10 × 10 cm', {
    about: 'Clay of Fez, dipped in glaze, fired on its edge and cut with a hammer that weighs as much as the man’s wrist can stand. Every square differs in shade; sold in mixed boxes of half a square metre.',
    usp: 'Cut with a hammer, each of its own shade', categories: ['tiles'], unit: 'Square metre', hts: '6907.21', pictures: [shot('tile', '#2f7a6b', '#cfe3d8'), shot('tile', '#f0ead9', '#c9bfa5'), shot('tile', '#2f4a7a', '#c8d3e3')], options: { Glaze: { 'Weathered white': 0, 'Emerald': 700, 'Deep blue': 900 }, Edge: { Straight: 0, Chiselled: 450 } }, missing: [['Weathered white', 'Chiselled']],
    terms: tiers(1600, [4, 8900], [20, 8300], [80, 7800]), size: [41, 12, 31], kg: 24, packs: [crate(1)], barcode: false, attributes: { Thickness: '11 mm', Finish: 'Lead-free glaze' }, tags: ['Made to order', 'Handmade'],
  }),
  clay('Tamegroute Green Candle Holder', {
    about: 'The green of Tamegroute comes from copper and the smoke of palm leaves and has never come out the same. Kiln scars are part of it.',
    usp: 'A green that never comes out the same', categories: ['candles', 'vases'], hts: '6913.90', pictures: [shot('vase', '#3f7a4a', '#1f4a2f')], terms: tiers(520, [8, 890], [48, 810]), size: [10, 16, 10], kg: 0.7, packs: [carton(3, 2)], attributes: { Region: 'Zagora', Finish: 'Copper glaze' }, age: 10,
  }),
  clay('Beldi Glass Tumbler, Set of Six', {
    about: 'Blown in Casablanca from broken bottles and windows, hence the sea-green and the bubbles. Stackable, almost unbreakable, the glass of every café in the country.',
    usp: 'Blown from broken bottles', categories: ['mugs'], unit: 'Set of 6', hts: '7013.37', pictures: [shot('glass', '#9fc5b5', '#dff0e8')], options: { Height: { '8 cm': 0, '10 cm': 120, '13 cm': 260 } }, terms: tiers(2200, [12, 780], [72, 710], [288, 655]), size: [24, 9, 16], kg: 1.1, packs: [carton(1, 2, 2), carton(1, 3, 4)], attributes: { Material: 'Recycled glass', Care: 'Dishwasher safe' }, tags: ['Recycled', 'Green Product', 'Ready to Ship'],
  }),
  leather('Goatskin Babouches, Leather Sole', {
    about: 'One pattern, four pieces, turned inside out and hammered flat. Dyed with pomegranate, poppy and mint, and yes, with modern mordants that do not stain socks.',
    usp: 'Does not stain socks', categories: ['footwear'], unit: 'Pair', hts: '6403.59', pictures: [shot('shoe', '#d9a441', '#8a5a1f'), shot('shoe', '#a8452e', '#5f2519'), shot('shoe', '#f0e8d8', '#b9a88a')], options: { Colour: ['Saffron', 'Brick', 'Natural'], Size: ['37', '38', '39', '40', '41', '42', '43'] }, missing: [['Saffron', '43'], ['Natural', '37']], terms: tiers(180, [10, 1450], [60, 1320]), size: [12, 8, 28], kg: 0.36, packs: [carton(2, 1, 5)], attributes: { Sole: 'Leather', 'Size range': '37–43' },
  }),
  leather('Round Leather Pouf, Embroidered', {
    about: 'Eight panels of goat leather with silk embroidery, waxed thread, zip under the base. Smells of cedar for a month, then of nothing.',
    usp: 'Eight panels, waxed thread', categories: ['chairs'], hts: '9404.90', pictures: [shot('cushion', '#9b5a2f', '#e6cfa0')], terms: reduced(30, tiers(160, [4, 3900], [24, 3600])), size: [50, 8, 50], kg: 1.3, packs: [carton(1, 1, 8)], attributes: { Diameter: '50 cm' }, tags: ['Special Deal', 'Handmade'],
  }),
  leather('Weekend Bag, Waxed Leather', {
    about: 'Cow leather of 2.2 mm tanned with mimosa in the pits of Fez, rivets of solid brass, a lining of striped sabra. It darkens where it is held.',
    usp: 'Darkens where it is held', categories: ['bags'], hts: '4202.11', pictures: [shot('handbag', '#7a4526', '#3a2416')], terms: tiers(90, [2, 8900], [12, 8300]), size: [52, 30, 24], kg: 1.9, packs: [carton(1, 1, 2)], attributes: { Lining: 'Agave silk', Closure: 'Brass zip' },
  }),
  leather('Handwoven Palm and Leather Basket', {
    about: 'Doum palm from the Souss, plaited, sewn into a coil and given two handles of goat leather. A market basket that stands up by itself.',
    usp: 'Stands up by itself', categories: ['baskets', 'bags'], hts: '4602.19', pictures: [shot('basket', '#d9b97a', '#7a4526')], options: { Size: { Small: 0, Medium: 350, Large: 700 }, Handles: { Short: 0, Long: 120 } }, missing: [['Small', 'Long']], terms: tiers(1100, [10, 980], [60, 890], [300, 810]), size: [45, 30, 28], kg: 0.65, packs: [bale(1, 1, 10)], attributes: { Material: 'Doum palm, goat leather' }, tags: ['Plastic-free', 'Handmade', 'Ready to Ship'],
  }),
  care('Argan Oil, Cosmetic, Cold-Pressed, 50 ml', {
    about: 'From a women’s cooperative at Tafraout that cracks the nuts between stones and presses without roasting. Light, without smell; the cooperative keeps a third of the price.',
    usp: 'A third of the price stays in Tafraout', categories: ['serums'], unit: 'Bottle', hts: '1515.90', pictures: [shot('dropper-bottle', '#8a5a2f', '#f0e0b5', 'Argan', 'pure, 50 ml')], terms: tiers(3200, [24, 490], [144, 445], [720, 405]), size: [3.6, 11, 3.6], kg: 0.13, packs: [carton(6, 4)], attributes: { Volume: '50 ml', 'Shelf life': '24 months', Region: 'Anti-Atlas', Certification: 'Ecocert COSMOS' }, tags: ['Organic', 'Fair Trade', 'Private Label'],
  }),
  care('Black Soap with Eucalyptus, 250 g', {
    about: 'The paste of the hammam: crushed olives and potash, with eucalyptus from Kénitra. Spread, wait five minutes, scrub with a kessa glove.',
    usp: 'Five minutes, then the glove', categories: ['soap'], unit: 'Jar', hts: '3401.20', pictures: [shot('jar', '#4a4a2f', '#c9d3a5', 'Beldi', 'black soap, 250 g')], terms: tiers(2600, [24, 240], [144, 215]), size: [9, 7, 9], kg: 0.32, packs: [carton(4, 3)], attributes: { Scent: 'Eucalyptus', 'Shelf life': '36 months' }, tags: ['Vegan', 'Private Label'],
  }),
  care('Rhassoul Clay Powder, 10 kg', {
    about: 'Washing clay from the only mine that has it, at the foot of the Atlas near Missour. Sun-dried, ground and sieved to 90 micron; for spas and for makers of masks.',
    usp: 'From the only mine that has it', categories: ['skin-care'], unit: 'Sack', byWeight: true, hts: '2508.40', pictures: [shot('sack', '#a58a6b', '#5f4a36', 'Rhassoul', 'powder, 10 kg')], terms: tiers(640, [2, 320], [20, 285]), size: [36, 10, 55], kg: 10, packs: [], attributes: { Fineness: '90 µm' }, tags: ['Vegan'], barcode: false,
  }),
  care('Saffron Threads from Taliouine, 1 g', {
    about: 'Picked before sunrise, plucked the same morning and dried over embers. ISO 3632 category I by laboratory report; the box shows the year.',
    usp: 'Category I, with the year on the box', categories: ['spices'], unit: 'Box', hts: '0910.20', pictures: [shot('carton', '#7a1f2a', '#f0c24e', 'Safran', 'Taliouine, 1 g')], terms: upTo(500, tiers(900, [10, 490], [100, 445])), size: [5, 2, 5], kg: 0.012, packs: [carton(4, 5, 5)], attributes: { Grade: 'ISO 3632 category I', Harvest: 'November' }, tags: ['Organic', 'Small Batch'], age: 4,
  }),
  home('Pierced Brass Pendant Lamp', {
    about: 'Cut with a fret saw along a pencil line, some four thousand holes in the large one. It is wired in Casablanca with a European ceiling rose and throws stars on the wall.',
    usp: 'Four thousand holes, one fret saw', categories: ['pendants'], hts: '9405.29', pictures: [shot('pendant-lamp', '#b9923f', '#5f4a1f')], options: { Diameter: { '25 cm': 0, '35 cm': 3200, '45 cm': 7400 } }, terms: tiers(140, [2, 6900], [12, 6400]), size: [35, 38, 35], kg: 1.6, packs: [box(1)], attributes: { Material: 'Brass', Voltage: '220–240 V', 'Light source': 'E27 LED, not included' }, warranty: { fromDelivery: '24 months' },
  }),
  home('Carved Cedar Side Table, Octagonal', {
    about: 'Atlas cedar with thuya inlay, fretted in eight arches that fold flat for the journey. No screws; the top holds it open.',
    usp: 'Folds flat, no screws', categories: ['tables'], hts: '9403.60', pictures: [shot('table', '#9b6b3f', '#5a3a20')], terms: onDemand(4, 60), size: [45, 50, 45], kg: 6.8, packs: [carton(1)], attributes: { Material: 'Atlas cedar, thuya', Assembly: 'None' }, barcode: false,
  }),
]

export const fezMedinaCrafts: Showroom = {
  brands: [{ key: 'atlas-weavers', name: 'Atlas Weavers', colour: '#a8452e' }, { key: 'dar-fakhar', name: 'Dar Fakhar', colour: '#27518c' }, { key: 'chouara', name: 'Ateliers Chouar', colour: '#7a4526' }, { key: 'tafraout', name: 'Tafraout Women’s Press', colour: '#8a5a2f' }],
  families: [{ key: 'med-rugs', name: 'Rugs and cushions' }, { key: 'med-clay', name: 'Clay, tile and glass' }, { key: 'med-leather', name: 'Leather and palm' }, { key: 'med-care', name: 'Oils, soap and saffron' }, { key: 'med-home', name: 'Lamps and cedar' }],
  company: {
    key: 'medina-crafts', name: 'Bennis Medina Crafts', kind: 'seller', country: 'MA', city: 'Fez', zip: '30110', address: 'Derb Sidi Moussa 27, Talaa Kebira', lat: 34.0647, lng: -4.9789,
    website: 'https://medinacrafts.example', email: 'atelier@medinacrafts.example',
    description: 'There are some nine thousand lanes in Fez and no lorry can enter one of them. Everything we sell leaves the medina on a mule or on a shoulder, and is packed for the sea in our yard at Sidi Brahim.\n\nNadia Bennis, a third-generation brass merchant, buys from 140 workshops and pays a third in advance. We send photographs before dispatch, since hand-made means that you should see it first.',
    bannerTitle: 'Out of the medina by mule', bannerSubtitle: 'Rugs, clay, leather and argan from 140 workshops', established: '1964-10-05', employees: 57, ownership: 'Family owned', turnoverUsd: 9_800_000, exportPercent: 86,
    exportCountries: ['FR', 'ES', 'BE', 'NL', 'DE', 'GB', 'IT', 'US', 'CA', 'AE', 'AU', 'JP'], industries: ['textiles', 'tableware', 'apparel', 'beauty', 'furniture', 'building'], brands: ['atlas-weavers', 'dar-fakhar', 'chouara', 'tafraout'],
    branches: [{ name: 'Sidi Brahim packing yard', country: 'MA', city: 'Fez', code: 'MA-FEZ', address: 'Quartier Industriel Sidi Brahim, Rue 806', zip: '30080', lat: 34.0086, lng: -4.9711 }, { name: 'Casablanca port office', country: 'MA', city: 'Casablanca', code: 'MA-CAS', address: 'Boulevard des Almohades 112', zip: '20250', lat: 33.6054, lng: -7.6153 }],
    certificates: ['Ecocert COSMOS', 'Fair for Life', 'Label National de l’Artisanat'], contact: { firstName: 'Nadia', lastName: 'Bennis', phoneCode: '+212', phone: '535 638 114', status: 1 }, palette: { main: '#27518c', accent: '#c98a3a' },
  },
  products,
}
