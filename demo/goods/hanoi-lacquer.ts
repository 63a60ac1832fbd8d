import { box, carton } from './packing.ts'
import { tiers } from './price-tiers.ts'
import { openCatalogue, type Showroom, shot } from './product-sheet.ts'

const line = openCatalogue({ company: 'song-hong-lacquer', number: 3701, code: 'SHL', origin: 'VN' })({
  family: 'shl-lacquer',
  tags: ['Handmade'],
  attributes: { Region: 'Hà Thái', Care: 'Wipe with a soft cloth' },
})

/** The house whose contact is locked: its showroom is closed by the security gate (docs/product.md#companies). */
export const hanoiLacquer: Showroom = {
  brands: [],
  families: [{ key: 'shl-lacquer', name: 'Lacquer' }],
  company: {
    key: 'song-hong-lacquer',
    name: 'Sông Hồng Lacquer',
    kind: 'seller',
    country: 'VN',
    city: 'Hanoi',
    zip: '100000',
    address: '48 Hàng Hòm, Hoàn Kiếm',
    lat: 21.0325,
    lng: 105.8486,
    website: 'https://songhong-lacquer.example',
    email: 'studio@songhong-lacquer.example',
    description:
      'Eleven coats of sap from the lacquer tree, each sanded under water: a bowl takes a hundred days, and the rainy season helps because lacquer dries only when it is damp.\n\nThe studio of Đỗ Minh Hạnh works with twenty families in Hà Thái village.',
    established: '1997-09-09',
    employees: 22,
    ownership: 'Family owned',
    turnoverUsd: 900_000,
    exportPercent: 70,
    exportCountries: ['FR', 'DE', 'JP', 'KR', 'US', 'AU'],
    industries: ['tableware'],
    brands: [],
    branches: [],
    certificates: ['Craft Village of Hà Nội'],
    contact: { firstName: 'Minh Hạnh', lastName: 'Đỗ', phoneCode: '+84', phone: '24 3928 1174', status: 0 },
    palette: { main: '#7a1f1f', accent: '#d9a441' },
  },
  products: [
    line('Eggshell Lacquer Bowl, 20 cm', {
      about:
        'Duck eggshell laid piece by piece into black lacquer and polished level with charcoal. Light as a leaf and warm to the hand.',
      usp: 'Laid piece by piece',
      categories: ['plates'],
      unit: 'Piece',
      pictures: [shot('bowl', '#1f1a18', '#e9e2d0')],
      terms: tiers(120, [4, 2600], [24, 2390]),
      size: [20, 8, 20],
      kg: 0.32,
      hts: '4419.19',
      packs: [box(1), carton(2, 2, 2)],
      attributes: { Material: 'Bamboo, natural lacquer, eggshell', Diameter: '20 cm' },
    }),
    line('Vermilion Tray with Gold Rim', {
      about:
        'Coiled bamboo under eleven coats, the rim dusted with leaf while it is still tacky. For tea, letters and keys.',
      usp: 'Eleven coats and a rim of leaf',
      categories: ['vases'],
      unit: 'Piece',
      pictures: [shot('plate', '#a8231f', '#d9a441')],
      terms: tiers(80, [4, 3400], [24, 3150]),
      size: [40, 3, 28],
      kg: 0.9,
      hts: '4419.19',
      packs: [carton(1, 1, 4)],
      attributes: { Material: 'Bamboo, natural lacquer', Finish: 'Polished' },
    }),
    line('Rattan Nest of Three Baskets', {
      about: 'Peeled rattan from Quảng Nam, woven open so that bread can breathe. Three sizes that live in each other.',
      usp: 'Three that live in each other',
      categories: ['baskets'],
      unit: 'Set',
      pictures: [shot('lidded-basket', '#d9b97a', '#8a5a2f')],
      terms: tiers(300, [6, 1490], [48, 1330]),
      size: [34, 16, 34],
      kg: 0.95,
      hts: '4602.12',
      packs: [carton(1, 1, 4)],
      attributes: { Material: 'Rattan', Region: 'Quảng Nam' },
    }),
  ],
}
