import type { DemoIndustry } from '../shape.ts'

/** `icon` is the name of a line icon (Lucide). */
export const industries: DemoIndustry[] = [
  {
    key: 'food',
    name: 'Food & Pantry',
    icon: 'wheat',
    subIndustries: [
      { key: 'oils', name: 'Oils & Vinegars' },
      { key: 'spices', name: 'Spices & Salt' },
      { key: 'preserves', name: 'Honey & Preserves' },
      { key: 'nuts-grains', name: 'Fruit, Nuts & Grains' },
      { key: 'cheese', name: 'Cheese & Eggs' },
    ],
  },
  {
    key: 'drinks',
    name: 'Coffee, Tea & Sweets',
    icon: 'coffee',
    subIndustries: [
      { key: 'coffee', name: 'Coffee' },
      { key: 'tea', name: 'Tea & Infusions' },
      { key: 'chocolate', name: 'Chocolate & Confectionery' },
      { key: 'wine', name: 'Wine' },
      { key: 'juices', name: 'Juices & Syrups' },
    ],
  },
  {
    key: 'textiles',
    name: 'Textiles & Yarn',
    icon: 'spool',
    subIndustries: [
      { key: 'fabrics', name: 'Fabrics by the Metre' },
      { key: 'yarn', name: 'Yarn' },
      { key: 'bath-bed', name: 'Bath & Table Linen' },
      { key: 'rugs', name: 'Rugs' },
      { key: 'cushions', name: 'Cushions & Throws' },
    ],
  },
  {
    key: 'apparel',
    name: 'Apparel & Accessories',
    icon: 'shirt',
    subIndustries: [
      { key: 'tops', name: 'Shirts & T-Shirts' },
      { key: 'outerwear', name: 'Jackets & Trousers' },
      { key: 'footwear', name: 'Footwear' },
      { key: 'bags', name: 'Bags & Backpacks' },
      { key: 'scarves', name: 'Scarves & Shawls' },
    ],
  },
  {
    key: 'tableware',
    name: 'Table & Kitchen',
    icon: 'utensils',
    subIndustries: [
      { key: 'plates', name: 'Plates & Bowls' },
      { key: 'mugs', name: 'Mugs & Glassware' },
      { key: 'cookware', name: 'Cookware & Knives' },
      { key: 'vases', name: 'Vases & Decoration' },
      { key: 'baskets', name: 'Baskets & Storage' },
    ],
  },
  {
    key: 'furniture',
    name: 'Furniture & Lighting',
    icon: 'armchair',
    subIndustries: [
      { key: 'chairs', name: 'Chairs & Stools' },
      { key: 'tables', name: 'Tables & Desks' },
      { key: 'shelving', name: 'Shelving' },
      { key: 'lamps', name: 'Table & Floor Lamps' },
      { key: 'pendants', name: 'Pendant Lamps' },
    ],
  },
  {
    key: 'building',
    name: 'Building Materials',
    icon: 'brick-wall',
    subIndustries: [
      { key: 'tiles', name: 'Tiles' },
      { key: 'timber', name: 'Timber & Flooring' },
      { key: 'masonry', name: 'Bricks & Masonry' },
      { key: 'paint', name: 'Paint & Finishes' },
      { key: 'pipes', name: 'Pipes & Fixings' },
    ],
  },
  {
    key: 'machinery',
    name: 'Tools & Machinery',
    icon: 'wrench',
    subIndustries: [
      { key: 'hand-tools', name: 'Hand Tools' },
      { key: 'power-tools', name: 'Power Tools' },
      { key: 'bearings', name: 'Bearings & Gears' },
      { key: 'pumps', name: 'Pumps & Valves' },
      { key: 'motors', name: 'Motors & Drives' },
    ],
  },
  {
    key: 'electronics',
    name: 'Electronics & Energy',
    icon: 'cpu',
    subIndustries: [
      { key: 'cables', name: 'Cables & Connectors' },
      { key: 'boards', name: 'Boards & Sensors' },
      { key: 'audio', name: 'Audio' },
      { key: 'tablets', name: 'Tablets & Terminals' },
      { key: 'energy', name: 'Solar & Batteries' },
    ],
  },
  {
    key: 'beauty',
    name: 'Beauty & Home Care',
    icon: 'droplet',
    subIndustries: [
      { key: 'soap', name: 'Soap' },
      { key: 'skin-care', name: 'Skin Care' },
      { key: 'serums', name: 'Serums & Face Oils' },
      { key: 'candles', name: 'Candles' },
      { key: 'brushes', name: 'Brushes' },
    ],
  },
  {
    key: 'workplace',
    name: 'Packaging & Workplace',
    icon: 'package',
    subIndustries: [
      { key: 'boxes', name: 'Boxes & Paper' },
      { key: 'films', name: 'Films & Void Fill' },
      { key: 'pallets', name: 'Pallets & Drums' },
      { key: 'stationery', name: 'Stationery' },
      { key: 'safety', name: 'Protective Equipment' },
    ],
  },
  {
    key: 'garden',
    name: 'Garden, Toys & Leisure',
    icon: 'sprout',
    subIndustries: [
      { key: 'plant-pots', name: 'Plant Pots' },
      { key: 'garden-tools', name: 'Garden Tools & Seeds' },
      { key: 'toys', name: 'Toys' },
      { key: 'pets', name: 'Pet Supplies' },
      { key: 'cycling', name: 'Cycling & Sport' },
    ],
  },
]
