import type * as quotes from '../../freight/endpoints.ts'
import type * as plans from '../../shipment-plans/endpoints.ts'
import { exampleCarton, examplePlanBody } from '../../shipment-plans/example.ts'
import type { ExamplesOf } from './examples-of.ts'

const { title, cartons, ...terms } = examplePlanBody
const full = { cartons: 48, layers: 6, height_mm: 1644, gross_kg: 601, contents: [{ id: 'A', cartons: 48 }], stop: 1 }
const rest = { cartons: 8, layers: 1, height_mm: 394, gross_kg: 121, contents: [{ id: 'A', cartons: 8 }], stop: 1 }
const place = { length_mm: 1210, width_mm: 810 }
const layer = { x: 0, y: 0, length: 300, width: 400 }
const first = { id: 'A', ...layer, z: 0, height: 250 }

/** Of builds and layers one carton each: the others stand beside it. */
const answer = {
  id: 'b7Qk2mVYxT0pR4sLw9Zc1A',
  title,
  created_at: '2026-11-20T09:30:00.000Z',
  input: { cartons: [exampleCarton], ...terms },
  cartons: 200,
  patterns: [{ id: 'A', layer: [layer], carton_height_mm: 250, cartons: 48, cartons_by_room: 48 }],
  pallets: [full, full, full, full].map((pallet) => ({ ...pallet, build: 0 })).concat({ ...rest, build: 1 }),
  units: [
    {
      type: 'trailer',
      is_shared: true,
      cartons: 200,
      kg: 2525,
      volume_share: 0.076,
      weight_share: 0.105,
      floor_share: 0.144,
      stacks: [4, 1, 2, 3, 0].map((pallet, at) => ({
        x_mm: at < 3 ? 0 : 1210,
        y_mm: (at % 3) * 810,
        ...place,
        pallets: [pallet],
      })),
    },
  ],
  builds: [[first], [first]],
  totals: {
    gross_kg: 2525,
    volume_m3: 6.6912,
    goods_m3: 6,
    ldm: 2,
    chargeable: { value: 3500, unit: 'kg', rule: 'loading_metres' },
  },
  us_freight_class: '65',
  warnings: [
    {
      code: 'PALLET_NOT_FULL',
      carton: 'A',
      missing_cartons: 40,
      missing_units: 960,
      message: '40 more cartons of Olive oil, 0.5 l (960 units) fill the pallet.',
    },
  ],
} satisfies plans.AnsweredPlan

/** Of load plans. */
export const loadCalls = {
  planShipmentLoad: { body: { ...examplePlanBody, cartons: [exampleCarton] }, answer },
  getShipmentPlan: { answer },
  readCartonTable: {
    answer: {
      sheets: [
        {
          name: 'Packing list',
          rows: [
            ['Name', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Gross weight (kg)', 'Cartons'],
            ['Olive oil, 0.5 l', '40', '30', '25', '12', '200'],
          ],
          is_cut: false,
        },
      ],
    },
  },
  getQuotePlan: { answer: { ...answer, id: null } },
} satisfies ExamplesOf<typeof plans & Pick<typeof quotes, 'getQuotePlan'>>
