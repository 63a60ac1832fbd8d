import { findIncotermMismatch, incoterms } from '../trade/incoterms.ts'
import { toCelsius } from '../units.ts'
import { isCleared } from './clearance.ts'
import type { AddressesForm, ShipmentForm } from './form.ts'
import { adviceMessages as messages } from './messages.ts'

/** What is pointed out, by the field it belongs to. Nothing of it keeps anybody from sending. */
export type Advice = { field: keyof ShipmentForm; sentence: string }

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

function adviseIncoterm(form: ShipmentForm, isAcrossBorder: boolean): Advice[] {
  if (form.incoterm === '') return []
  const { code, place } = incoterms[form.incoterm]
  const advice: Advice[] = []
  const point = (sentence: string, field: Advice['field'] = 'incoterm') => advice.push({ field, sentence })
  if (form.transport_type !== '' && form.container_distribution !== '')
    if (findIncotermMismatch(code, form.transport_type) === 'container') point(messages.waterInContainer(code))
  if (code === 'EXW' && isAcrossBorder) point(messages.exWorksAbroad)
  if (code === 'DDP' && isAcrossBorder) point(messages.sellerImports)
  if (form.incoterm_place.trim() === '') point(messages.placeMissing(code, place), 'incoterm_place')
  return advice
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
