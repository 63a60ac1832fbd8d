/** What goods of a chapter of the Harmonized System are called on shelves, as far as a chapter says it. */
const chapters: Readonly<Record<string, string>> = {
  '04': 'Dairy',
  '07': 'Vegetables',
  '08': 'Fruits & Nuts',
  '09': 'Coffee, Tea & Spices',
  15: 'Oils',
  17: 'Sweets & Sugar',
  18: 'Chocolate & Cocoa',
  19: 'Bakery & Pasta',
  22: 'Beverages, Wine & Spirits',
  33: 'Cosmetics & Perfumes',
  34: 'Soaps, Candles & Cleaning',
  42: 'Bags & Leather Goods',
  57: 'Rugs & Carpets',
  61: 'Clothing',
  62: 'Clothing',
  63: 'Textiles, Linens & Towels',
  64: 'Footwear & Shoes',
  65: 'Hats & Headwear',
  66: 'Umbrellas',
  69: 'Ceramics & Tableware',
  70: 'Glassware',
  71: 'Jewelry',
  82: 'Tools & Cutlery',
  85: 'Electronics',
  87: 'Vehicles & Parts',
  90: 'Optics & Instruments',
  91: 'Watches & Clocks',
  92: 'Musical Instruments',
  94: 'Furniture & Lamps',
  95: 'Toys, Games & Sports',
}

/** Words for the shelf of a customs code ('7113.19' → 'Jewelry'); undefined where its chapter says too little. */
export function wordsOfHs(code: string): string | undefined {
  return chapters[code.replace(/\D/g, '').slice(0, 2)]
}
