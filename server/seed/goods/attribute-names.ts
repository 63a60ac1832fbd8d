/** Position + 1 is the attribute's id. The 14th is hidden in the product's details table (spec §9). */
export const attributeNames: string[] = [
  'Material', 'Composition', 'Grade', 'Region', 'Certification', 'Standard', 'Shelf life', 'Storage', 'Care', 'Ingredients',
  'Allergens', 'Harvest', 'Variety', 'Internal reference', 'Process', 'Altitude', 'Acidity', 'Alcohol', 'Cocoa content', 'Volume',
  'Capacity', 'Diameter', 'Thickness', 'Weight', 'Fabric weight', 'Fibre', 'Fineness', 'Weave', 'Finish', 'Lining',
  'Closure', 'Sole', 'Size range', 'Age group', 'Scent', 'Burn time', 'Coverage', 'Assembly', 'Load capacity', 'Light source',
  'Voltage', 'Power', 'Battery life', 'Interface', 'Protection class', 'Temperature range', 'Pressure', 'Flow rate', 'Thread', 'Paper',
  'Pages',
]
