import { readDegrees } from '@fairquay/contract/freight/convert.ts'
import type { PalletCategory, ShipmentForm } from '@fairquay/contract/freight/form.ts'
import { readKept } from '@fairquay/contract/freight/plan-input.ts'
import { proposeShipment } from '@fairquay/contract/freight/propose-shipment.ts'
import { describeWarning } from '@fairquay/contract/shipment-plans/advice.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import { nameCartons, nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { summarisePlan } from '@fairquay/contract/shipment-plans/summary.ts'
import { Container } from 'lucide-react'
import { useEffect } from 'react'
import { usePlan } from '../../load-plans/use-plan.ts'
import { wizardTexts } from './texts.ts'
import { quote, useQuote } from './use-quote.ts'
import type { WizardGoods } from './wizard-goods.ts'

const usualPallet: PalletCategory = 'EUR-1'

/** What is planned of a shipment whose form is not complete yet: what is missing is as usual. */
function planInputOf(shipment: ShipmentForm, goods: readonly WizardGoods[]): PlanInput | undefined {
  const kept = readKept({
    condition: shipment.transport_condition,
    temperature: {
      type: shipment.transport_temperature_type,
      degree: readDegrees(shipment.transport_temperature_degrees),
    },
  })
  const cartons = goods.flatMap(({ name, options, load, quantity }, index) => {
    if (!load) return []
    const carton = cartonOf({ id: String(index + 1), name: nameLine(name, options), pack: load.pack, quantity })
    return [{ ...carton, ...(kept && { temperature_c: kept }) }]
  })
  if (cartons.length === 0 || findCartonFaults(cartons)) return undefined
  return {
    cartons,
    wrapper: shipment.wrapper || 'pallets',
    pallet: shipment.pallet_category || usualPallet,
    mode: shipment.transport_type || 'truck',
    distribution: shipment.container_distribution === 'full-load' ? 'full_load' : 'groupage',
    stackable: shipment.is_stackable ? 'auto' : 'no',
  }
}

/** How the goods of a quote are loaded as its shipment is chosen; the first plan fills in what can be told from it, once, and only where nothing was chosen. */
export function LoadOfShipment({ goods }: { goods: readonly WizardGoods[] }) {
  const shipment = useQuote(({ form }) => form.shipment)
  const isFilled = useQuote(({ filled }) => filled.includes('load'))
  const input = planInputOf(shipment, goods)
  const { plan: made, isPlanning } = usePlan(input)
  useEffect(() => {
    if (isFilled || !made || isPlanning) return
    quote.getState().fillShipment(proposeShipment(made.plan, usualPallet, shipment.transport_type))
  }, [isFilled, made, isPlanning, shipment.transport_type])
  if (!input) return null
  const words = { nameOf: nameCartons(input.cartons), wrapper: input.wrapper, mode: input.mode }
  return (
    <section aria-labelledby="load-of-shipment" className="rounded-lg bg-tint px-4 py-3">
      <h2 id="load-of-shipment" className="flex items-center gap-2 text-base">
        <Container size={18} aria-hidden="true" className="text-quay" />
        {wizardTexts.load}
      </h2>
      <p role="status" className="tabular mt-1 font-medium">
        {made ? summarisePlan(made.plan).join(' · ') : wizardTexts.planning}
      </p>
      <p className="text-sm text-soft">{wizardTexts.loadHelp}</p>
      {made && made.plan.warnings.length > 0 ? (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
          {made.plan.warnings.map((warning) => {
            const { text } = describeWarning(warning, words)
            return <li key={text}>{text}</li>
          })}
        </ul>
      ) : null}
    </section>
  )
}
