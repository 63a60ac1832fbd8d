/** The sections of the Harmonized System, each with the first chapter of it and what it is about. */
const sections: readonly (readonly [number: string, first: string, text: string])[] = [
  ['I', '01', 'Live animals and animal products'],
  ['II', '06', 'Vegetable products'],
  ['III', '15', 'Animal, vegetable and microbial fats and oils'],
  ['IV', '16', 'Prepared foodstuffs, beverages and tobacco'],
  ['V', '25', 'Mineral products'],
  ['VI', '28', 'Products of the chemical industries'],
  ['VII', '39', 'Plastics and rubber'],
  ['VIII', '41', 'Hides, leather, furs and travel goods'],
  ['IX', '44', 'Wood, cork and basketware'],
  ['X', '47', 'Pulp, paper and printed matter'],
  ['XI', '50', 'Textiles and clothing'],
  ['XII', '64', 'Footwear, headgear, umbrellas and artificial flowers'],
  ['XIII', '68', 'Stone, ceramics and glass'],
  ['XIV', '71', 'Pearls, precious stones and metals, jewellery'],
  ['XV', '72', 'Base metals and articles of them'],
  ['XVI', '84', 'Machinery and electrical equipment'],
  ['XVII', '86', 'Vehicles, aircraft and vessels'],
  ['XVIII', '90', 'Instruments, clocks and musical instruments'],
  ['XIX', '93', 'Arms and ammunition'],
  ['XX', '94', 'Furniture, toys and other manufactured articles'],
  ['XXI', '97', 'Works of art and antiques'],
]

/** The section that a chapter stands in. */
export function sectionOf(chapter: string): { number: string; text: string } | null {
  const section = sections.findLast(([, first]) => first <= chapter)
  return section ? { number: section[0], text: section[2] } : null
}
