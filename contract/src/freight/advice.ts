import type { IncotermCode } from '../trade/incoterms.ts'
import { adviseTerm } from '../trade/term-advice.ts'
import { toCelsius } from '../units.ts'
import { isCleared } from './clearance.ts'
import type { AddressesForm, ShipmentForm } from './form.ts'
import { adviceMessages as messages } from './messages.ts'

/** What is pointed out, by the field it belongs to, with the term that mends it where one does. Nothing of it keeps anybody from sending. */
export type Advice = {
  field: keyof ShipmentForm
  sentence: string
  mend?: { incoterm: IncotermCode; title: string }
}

type Places = {
  loading: Pick<AddressesForm['loading'], 'country' | 'zip'>
  shipping: Pick<AddressesForm['shipping'], 'country' | 'zip'>
}

/** Combinations that are allowed but seldom meant: FOB in a container, EXW across a border, a reefer without a temperature. */
export function adviseShipment(form: ShipmentForm, { loading, shipping }: Places): Advice[] {
  const advice: Advice[] = [
    ...adviseIncoterm(form, isCleared({ loading, delivery: shipping })),
    ...adviseTemperature(form),
  ]
  if (form.transport_type === 'truck' && (loading.zip.trim() === '' || shipping.zip.trim() === ''))
    advice.push({ field: 'transport_type', sentence: messages.truckWithoutZip })
  if (form.transport_type === 'air' && form.dangerous_goods === true)
    advice.push({ field: 'dangerous_goods', sentence: messages.dangerousByAir })
  return advice
}

/** What refuses the form is told where it is refused. */
function adviseIncoterm(form: ShipmentForm, isAcrossBorder: boolean): Advice[] {
  if (form.incoterm === '') return []
  const findings = adviseTerm({
    incoterm: form.incoterm,
    place: form.incoterm_place,
    mode: form.transport_type,
    isInContainer: form.container_distribution !== '',
    isAcrossBorder,
    isInsured: null,
  })
  return findings.flatMap(({ level, field, sentence, mend }) => {
    if (level === 'error') return []
    const { incoterm } = mend ?? {}
    return {
      field: field === 'place' ? ('incoterm_place' as const) : ('incoterm' as const),
      sentence,
      ...(mend && incoterm && { mend: { incoterm, title: mend.title } }),
    }
  })
}

function adviseTemperature(form: ShipmentForm): Advice[] {
  const field = 'transport_temperature_degrees'
  const typed = form.transport_temperature_degrees.trim()
  const isReefer = form.transport_condition === 'reefer'
  if (typed === '') return isReefer ? [{ field, sentence: messages.reeferWithoutTemperature }] : []
  if (!isReefer) return [{ field, sentence: messages.temperatureWithoutReefer }]
  const degrees = Number(typed.replace(',', '.'))
  const celsius = form.transport_temperature_type === 'celsius' ? degrees : toCelsius(degrees)
  return Math.abs(celsius) > 35 ? [{ field, sentence: messages.temperatureOutOfRange }] : []
}
