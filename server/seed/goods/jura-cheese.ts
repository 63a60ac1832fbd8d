import { carton, crate } from './packing.ts'
import { onDemand, reduced, tiers, upTo } from './price-tiers.ts'
import { type Showroom, openCatalogue, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'fruitiere-de-la-combe', number: 3601, code: 'FRC', origin: 'FR', currency: 'EUR' })
const cheese = line({ brand: 'la-combe', family: 'frc-cheese', categories: ['cheese'], byWeight: true, hts: '0406.90', barcode: false, attributes: { Storage: '4–8 °C', Allergens: 'Milk', Region: 'Jura' } })

const products = [
  cheese('Mountain Cheese, Raw Milk, 18 Months, Quarter', {
    about: 'From forty-two farms that feed hay and no silage, cooked in copper and turned in a railway tunnel for eighteen months. Hazelnut, broth, little crystals; cut into quarters and vacuum-packed.',
    points: ['Raw milk of Montbéliarde cows', 'Matured on spruce', 'Cut on the day of dispatch'], usp: 'Eighteen months in a railway tunnel', unit: 'Quarter', pictures: [shot('brick', '#e3b95a', '#a5713f', 'La Combe', '18 mois')], options: { Age: { '12 months': -180, '18 months': 0, '30 months': 420 } }, missing: [], terms: tiers(180, [2, 1690], [10, 1560], [40, 1470]), size: [30, 12, 30], kg: 9.5, packs: [carton(1)], attributes: { 'Shelf life': '90 days vacuum-packed' }, tags: ['Small Batch', 'Ready to Ship'],
  }),
  cheese('Whole Wheel of Mountain Cheese, 40 kg', {
    about: 'One wheel needs four hundred litres of milk, a day of one village. Choose it in the cellar or let the affineur choose; it travels on a spruce board.',
    usp: 'A day of one village', unit: 'Wheel', pictures: [shot('fruit-crate', '#e0b04f', '#8a5a2f', 'meule', '40 kg')], terms: onDemand(1, 60), size: [65, 12, 65], kg: 40, packs: [crate(1)], attributes: { 'Shelf life': '9 months' }, tags: ['Made to order'],
  }),
  cheese('Ash-Line Morning Cheese, 6 kg', {
    about: 'Semi-soft, with a line of vegetable ash where the evening’s curd once waited for the morning’s. Melts without a thread, smells of cellar and cream.',
    usp: 'Melts without a thread', unit: 'Wheel', pictures: [shot('brick', '#f0e2b5', '#4a4a4a', 'La Combe', 'ligne de cendre')], terms: tiers(240, [2, 1190], [16, 1090]), size: [35, 8, 35], kg: 6, packs: [carton(1, 1, 2)], attributes: { 'Shelf life': '60 days' }, tags: [],
  }),
  cheese('Spruce-Banded Winter Cheese, 500 g', {
    about: 'Made from September to March, bound with bark, eaten with a spoon, warm from the oven if it snows. Sold in its box, twelve to the crate.',
    usp: 'Eaten with a spoon, September to March', unit: 'Box', byWeight: false, pictures: [shot('fruit-crate', '#d9a86a', '#6b4a2b', 'Sangle', '500 g')], terms: reduced(10, tiers(900, [12, 740], [96, 675])), size: [13, 5, 13], kg: 0.56, packs: [crate(3, 4, 1)], attributes: { 'Shelf life': '28 days' }, tags: ['Special Deal', 'Handmade'], barcode: true, age: 9,
  }),
  cheese('Blue of the High Jura, Half Wheel, 3.5 kg', {
    about: 'A mild blue with the texture of butter, pierced once and left alone. People who say they do not eat blue eat this.',
    usp: 'The blue for those who do not eat blue', unit: 'Half wheel', pictures: [shot('brick', '#f3ead0', '#5f7a8a', 'Bleu', '3.5 kg')], terms: tiers(120, [2, 1340], [12, 1230]), size: [32, 9, 16], kg: 3.5, packs: [carton(1, 2, 2)], hts: '0406.40', attributes: { 'Shelf life': '45 days' }, tags: [],
  }),
  cheese('Farm Butter with Sea Salt, 250 g', {
    about: 'Cream ripened two days, churned in a barrel and worked with salt of Guérande by a woman whose forearms are famous. Wrapped in parchment.',
    usp: 'Churned in a barrel', unit: 'Piece', byWeight: false, hts: '0405.10', pictures: [shot('soap', '#f0d98a', '#3f6b8a', 'Beurre', 'demi-sel, 250 g')], terms: upTo(400, tiers(480, [20, 320], [100, 288])), size: [10, 4, 7], kg: 0.255, packs: [carton(2, 5, 2)], attributes: { 'Shelf life': '42 days' }, tags: ['Handmade', 'Plastic-free'], barcode: true,
  }),
  cheese('Free-Range Hen Eggs, Thirty to the Tray', {
    about: 'Hens of four breeds behind mobile houses that move every week. Shells from white to chocolate; dated and stamped on the farm. Frontier trade only, within three days.',
    usp: 'White to chocolate on one tray', unit: 'Tray of 30', byWeight: false, hts: '0407.21', pictures: [shot('egg-tray', '#c9976a', '#f0e6d3')], terms: tiers(0, [20, 690], [100, 628]), size: [30, 7, 30], kg: 2, packs: [carton(1, 1, 6)], attributes: { 'Shelf life': '28 days', Grade: 'M/L, class A', Allergens: 'Egg', Storage: 'Cool' }, tags: ['Organic'], barcode: true,
  }),
  cheese('Cheese Board Selection, Mixed Case of Eight', {
    about: 'Eight portions of what is best this month, labelled with name, milk and a wine that goes with it. Packed with wool instead of polystyrene; arrives cold after forty-eight hours.',
    usp: 'Packed in wool, cold after 48 hours', unit: 'Case', byWeight: false, pictures: [shot('carton', '#5f7a5a', '#f0d98a', 'Le plateau', 'eight cheeses')], terms: tiers(160, [4, 3900], [24, 3560]), size: [40, 18, 30], kg: 3.2, packs: [], attributes: { 'Shelf life': '21 days' }, tags: ['Plastic-free', 'Private Label'], barcode: true,
  }),
]

export const juraCheese: Showroom = {
  brands: [{ key: 'la-combe', name: 'La Combe Affineurs', colour: '#a5713f' }],
  families: [{ key: 'frc-cheese', name: 'Dairy' }],
  company: {
    key: 'fruitiere-de-la-combe', name: 'Fruitière de la Combe', kind: 'seller', country: 'FR', city: 'Poligny', zip: '39800', address: '6 Rue du Théâtre', lat: 46.8359, lng: 5.7089,
    website: 'https://fruitieredelacombe.example', email: 'cave@fruitieredelacombe.example',
    description: 'A fruitière is a dairy that belongs to those who milk. Ours has forty-two farms, the lowest at 560 metres and the highest above a thousand, and a statute from 1894 that still forbids silage and quarrels after mass.\n\nSince 1983 we have matured our wheels in a disused railway tunnel near Poligny, where it is eight degrees on every day of the year.',
    bannerTitle: 'Forty-two farms, one tunnel', established: '1894-05-01', employees: 26, ownership: 'Cooperative', turnoverUsd: 8_400_000, exportPercent: 34, exportCountries: ['CH', 'DE', 'BE', 'NL', 'LU', 'GB', 'IT', 'US'], industries: ['food'], brands: ['la-combe'],
    branches: [{ name: 'Maturing tunnel', country: 'FR', city: 'Champagnole', code: 'FR-CPG', address: 'Route de Besain 2', zip: '39300', lat: 46.7452, lng: 5.9094 }],
    certificates: ['IFS Food 8', 'Agriculture Biologique', 'PDO Inspection INAO'], contact: { firstName: 'Clément', lastName: 'Vuillermoz', phoneCode: '+33', phone: '3 84 37 61 05', status: 1 }, palette: { main: '#5f7a5a', accent: '#e3b95a' },
  },
  products,
}
