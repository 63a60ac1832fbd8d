/** What Google's product taxonomy calls the numbers of its top levels and of the shelves most goods stand on; the numbers are fixed (google.com/basepages/producttype). */
const names: Readonly<Record<string, string>> = {
  1: 'Animals & Pet Supplies',
  8: 'Arts & Entertainment',
  111: 'Business & Industrial',
  141: 'Cameras & Optics',
  166: 'Apparel & Accessories',
  187: 'Apparel & Accessories > Shoes',
  188: 'Apparel & Accessories > Jewelry',
  191: 'Apparel & Accessories > Jewelry > Bracelets',
  194: 'Apparel & Accessories > Jewelry > Earrings',
  196: 'Apparel & Accessories > Jewelry > Necklaces',
  200: 'Apparel & Accessories > Jewelry > Rings',
  201: 'Apparel & Accessories > Jewelry > Watches',
  203: 'Apparel & Accessories > Clothing > Outerwear',
  204: 'Apparel & Accessories > Clothing > Pants',
  212: 'Apparel & Accessories > Clothing > Shirts & Tops',
  222: 'Electronics',
  412: 'Food, Beverages & Tobacco',
  413: 'Food, Beverages & Tobacco > Beverages',
  422: 'Food, Beverages & Tobacco > Food Items',
  436: 'Furniture',
  443: 'Furniture > Chairs',
  460: 'Furniture > Sofas',
  469: 'Health & Beauty',
  536: 'Home & Garden',
  537: 'Baby & Toddler',
  594: 'Home & Garden > Lighting',
  632: 'Hardware',
  638: 'Home & Garden > Kitchen & Dining',
  772: 'Mature',
  783: 'Media',
  888: 'Vehicles & Parts',
  922: 'Office Supplies',
  988: 'Sporting Goods',
  1239: 'Toys & Games',
  1604: 'Apparel & Accessories > Clothing',
  2092: 'Software',
  2271: 'Apparel & Accessories > Clothing > Dresses',
  5181: 'Luggage & Bags',
  5605: 'Religious & Ceremonial',
  6392: 'Furniture > Tables',
}

/** A category of a file as words: Google's numbers stand alone ('188') or before the path ('188 - Apparel & Accessories > Jewelry'). Any other text is itself. */
export function readGoogleCategory(text: string): string {
  const [, number = '', path = ''] = /^\s*(\d{1,6})\s*(?:-\s*(.*))?$/s.exec(text) ?? []
  return path.trim() || (names[number] ?? text)
}

const topLevels = new Set(Object.values(names).flatMap((name) => (name.includes('>') ? [] : [name.toLowerCase()])))

/** Whether a text is a whole department of Google's taxonomy: feeds that must name some category often name no more. */
export function isTopLevel(text: string): boolean {
  return topLevels.has(text.trim().toLowerCase())
}
