import type { PlannedCarton } from './shapes.ts'

/** Cartons for whoever wants to see what a plan looks like: heavy and light, tall and flat. */
export const exampleCartons: readonly PlannedCarton[] = [
  {
    id: '1',
    name: 'Olive oil, 0.5 l',
    length_mm: 400,
    width_mm: 300,
    height_mm: 250,
    gross_kg: 12,
    units_per_carton: 24,
    quantity: 200,
  },
  {
    id: '2',
    name: 'Floor tiles',
    length_mm: 610,
    width_mm: 310,
    height_mm: 120,
    gross_kg: 24,
    units_per_carton: 6,
    quantity: 90,
  },
  {
    id: '3',
    name: 'Lamp shades',
    length_mm: 580,
    width_mm: 580,
    height_mm: 420,
    gross_kg: 4.2,
    units_per_carton: 8,
    quantity: 60,
    max_stack_layers: 3,
  },
]
