import type { StarterIndustry } from './starter-rules.ts'

/**
 * Categories a new marketplace can begin with: what is traded between firms, broad enough that every product finds a place. Chosen and edited before they are
 * added; icons by their names in the web.
 */
export const starterIndustries: readonly StarterIndustry[] = [
  {
    name: 'Food & Drink',
    icon: 'wheat',
    sub_industries: [
      'Oils & Vinegars',
      'Spices & Salt',
      'Grains, Pulses & Flour',
      'Fruit, Nuts & Vegetables',
      'Preserves & Ready Meals',
      'Meat, Fish & Dairy',
      'Coffee, Tea & Cocoa',
      'Confectionery',
      'Wine, Beer & Spirits',
      'Soft Drinks & Water',
    ],
  },
  {
    name: 'Agriculture & Gardening',
    icon: 'sprout',
    sub_industries: [
      'Seeds & Plants',
      'Fertilisers & Soil',
      'Animal Feed',
      'Greenhouses & Irrigation',
      'Farm Machinery',
      'Garden Tools',
    ],
  },
  {
    name: 'Textiles & Yarn',
    icon: 'spool',
    sub_industries: ['Fabrics', 'Yarn & Thread', 'Home Textiles', 'Technical Textiles', 'Carpets & Rugs'],
  },
  {
    name: 'Apparel & Footwear',
    icon: 'shirt',
    sub_industries: ['Women', 'Men', 'Children', 'Workwear', 'Footwear', 'Bags & Luggage', 'Accessories'],
  },
  {
    name: 'Home & Kitchen',
    icon: 'utensils',
    sub_industries: ['Tableware', 'Cookware', 'Kitchen Appliances', 'Storage', 'Lighting', 'Decoration'],
  },
  {
    name: 'Furniture',
    icon: 'armchair',
    sub_industries: ['Living & Dining', 'Bedroom', 'Office', 'Outdoor', 'Contract & Hospitality', 'Parts & Fittings'],
  },
  {
    name: 'Building Materials',
    icon: 'brick-wall',
    sub_industries: [
      'Cement, Stone & Tiles',
      'Timber & Boards',
      'Insulation',
      'Windows & Doors',
      'Plumbing & Sanitary',
      'Paints & Sealants',
    ],
  },
  {
    name: 'Tools & Hardware',
    icon: 'wrench',
    sub_industries: ['Hand Tools', 'Power Tools', 'Fasteners', 'Locks & Fittings', 'Abrasives', 'Measuring Tools'],
  },
  {
    name: 'Machinery',
    icon: 'factory',
    sub_industries: [
      'Machine Tools',
      'Packaging Machines',
      'Food Processing Machines',
      'Pumps & Compressors',
      'Conveying & Lifting',
      'Bearings & Drives',
      'Spare Parts',
    ],
  },
  {
    name: 'Electrical',
    icon: 'plug',
    sub_industries: [
      'Cables & Wires',
      'Switches & Distribution',
      'Motors & Generators',
      'Batteries',
      'Solar & Storage',
      'Lighting Technology',
    ],
  },
  {
    name: 'Electronics',
    icon: 'cpu',
    sub_industries: [
      'Components',
      'Computers & Peripherals',
      'Telecommunication',
      'Sensors & Automation',
      'Consumer Electronics',
    ],
  },
  {
    name: 'Vehicles & Parts',
    icon: 'car',
    sub_industries: [
      'Car Parts',
      'Truck & Bus Parts',
      'Tyres & Wheels',
      'Bicycles & Two-Wheelers',
      'Workshop Equipment',
    ],
  },
  {
    name: 'Chemicals & Raw Materials',
    icon: 'droplet',
    sub_industries: ['Basic Chemicals', 'Plastics & Resins', 'Rubber', 'Lubricants', 'Cleaning Agents', 'Adhesives'],
  },
  {
    name: 'Metals',
    icon: 'factory',
    sub_industries: ['Steel', 'Aluminium', 'Copper & Brass', 'Castings & Forgings', 'Sheet Metal Parts'],
  },
  {
    name: 'Packaging & Paper',
    icon: 'printer',
    sub_industries: [
      'Cartons & Boxes',
      'Bottles & Jars',
      'Films & Bags',
      'Labels & Tape',
      'Pallets & Crates',
      'Paper & Stationery',
    ],
  },
  {
    name: 'Health & Medical',
    icon: 'heart-pulse',
    sub_industries: ['Medical Devices', 'Consumables', 'Laboratory', 'Personal Protection', 'Nutrition & Supplements'],
  },
  {
    name: 'Beauty & Personal Care',
    icon: 'gem',
    sub_industries: ['Skin Care', 'Hair Care', 'Fragrance', 'Hygiene', 'Ingredients & Contract Making'],
  },
  {
    name: 'Safety & Work',
    icon: 'hard-hat',
    sub_industries: [
      'Protective Clothing',
      'Fire Protection',
      'Signs & Marking',
      'Cleaning Equipment',
      'Security Technology',
    ],
  },
  {
    name: 'Toys, Baby & Gifts',
    icon: 'baby',
    sub_industries: ['Toys & Games', 'Baby Care', 'Gifts & Souvenirs', 'Party & Seasonal'],
  },
  {
    name: 'Sport & Leisure',
    icon: 'dumbbell',
    sub_industries: ['Fitness', 'Outdoor & Camping', 'Team Sports', 'Water Sports'],
  },
  { name: 'Pets', icon: 'paw-print', sub_industries: ['Food & Treats', 'Accessories', 'Care', 'Aquaria & Terraria'] },
  {
    name: 'Logistics Equipment',
    icon: 'truck',
    sub_industries: ['Shelving & Racking', 'Forklifts & Trolleys', 'Containers & Boxes', 'Loading Equipment'],
  },
]
