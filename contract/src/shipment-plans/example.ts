import type { PlannedCarton } from './shapes.ts'

/** 4,800 units of 24 in cartons of 12 kg: what the examples of the documentation plan. */
export const exampleCarton = {
  id: 'A',
  name: 'Olive oil, 0.5 l',
  length_mm: 400,
  width_mm: 300,
  height_mm: 250,
  gross_kg: 12,
  units_per_carton: 24,
  units: 4800,
} as const satisfies PlannedCarton

/** By road, on pallets up to 1.8 m: four full ones and one layer. */
export const examplePlanBody = {
  title: 'Olive oil for Milano',
  cartons: [exampleCarton],
  wrapper: 'pallets',
  pallet: 'EUR-1',
  max_height_mm: 1800,
  mode: 'truck',
  distribution: 'groupage',
} as const

const onPallets = { wrapper: 'pallets', mode: 'truck', distribution: 'groupage' } as const
const small = {
  id: 'B',
  length_mm: 300,
  width_mm: 200,
  height_mm: 150,
  gross_kg: 18,
  units_per_carton: 10,
  units: 5000,
}

/** Further ones, by what each shows. */
export const otherPlanBodies = {
  'By air, up to 1.6 m: five full pallets': { ...examplePlanBody, mode: 'air', max_height_mm: 1600 },
  'On smaller pallets': { ...examplePlanBody, pallet: 'EUR-6' },
  'A pallet that ends at its weight': { ...onPallets, max_height_mm: 1800, cartons: [small] },
  'A last carton that is not full': { ...examplePlanBody, cartons: [{ ...exampleCarton, units: 4810 }] },
  'Without pallets in a container': {
    wrapper: 'loose',
    mode: 'boat',
    distribution: 'full_load',
    cartons: [{ ...exampleCarton, units: 999 * 24 }],
  },
  'Dangerous goods of two classes, loaded at two places': {
    ...onPallets,
    incoterm: 'FCA',
    cartons: [
      {
        ...exampleCarton,
        id: 'C',
        name: 'Lithium cells',
        dangerous_goods_class: '9',
        un_number: 'UN3480',
        origin: 'Porto',
      },
      { ...exampleCarton, id: 'D', name: 'Paint', dangerous_goods_class: '3', un_number: 'UN1263', origin: 'Braga' },
    ],
  },
  'Goods of the marketplace': { ...onPallets, keep: true, lines: [{ product_id: 311, quantity: 960 }] },
} as const
