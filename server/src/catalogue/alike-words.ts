/** Units as they are written on offers, and words of trade that differ from one place to another. One of a line is as good as the others. */
const groups = [
  'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  'g gr gram grams gramme grammes',
  'mg milligram milligrams',
  't ton tons tonne tonnes',
  'lb lbs pound pounds',
  'oz ounce ounces',
  'l lt ltr liter liters litre litres',
  'ml milliliter milliliters millilitre millilitres',
  'cl centiliter centiliters centilitre centilitres',
  'm meter meters metre metres',
  'cm centimeter centimeters centimetre centimetres',
  'mm millimeter millimeters millimetre millimetres',
  'in inch inches',
  'ft foot feet',
  'pc pcs piece pieces',
  'dz doz dozen dozens',
  'pr pair pairs',
  'w watt watts',
  'v volt volts',
  'kw kilowatt kilowatts',
  'gsm grammage',
  'colour colours color colors',
  'grey gray',
  'aluminium aluminum',
  'fibre fibres fiber fibers',
  'jewellery jewelry',
  'moisturiser moisturizer',
  'tyre tyres tire tires',
  'trousers pants',
  'sofa couch',
  'maize corn',
  'aubergine eggplant',
  'coriander cilantro',
  'chickpea garbanzo',
  'spanner wrench',
  'torch flashlight',
  'tap faucet',
  'nappy diaper',
  'jumper sweater pullover',
  'hoover vacuum',
  'garbage rubbish waste',
  'carton cardboard',
  'tshirt tee',
  'photovoltaic pv',
  'cream creme',
  'cocoa cacao',
] as const

/** Words that are written as one or as two. */
const pairs: Readonly<Record<string, string>> = {
  tshirt: 't shirt',
  tee: 't shirt',
  earphones: 'headphones',
  sneakers: 'trainers',
}

const groupOf = new Map<string, readonly string[]>()
for (const group of groups) {
  const words = group.split(' ')
  for (const word of words) groupOf.set(word, words)
}

/** What else a word may be called on the market, without the word itself. */
export function alikeWords(word: string): string[] {
  const pair = Object.hasOwn(pairs, word) ? pairs[word] : undefined
  return [...(groupOf.get(word) ?? []).filter((other) => other !== word), ...(pair === undefined ? [] : [pair])]
}
