import { formatNumber } from '@fairquay/contract/locale.ts'
import type { CartonForm } from './planner-form.ts'
import { plannerTexts } from './texts.ts'

/** How cartons are handled, as far as it is not what is usual: ['Nothing on top', '2 to 8 °C', 'Class 3']. */
export function describeHandling(carton: CartonForm, weightUnit: string): string[] {
  const { handled: texts } = plannerTexts
  const { maxLayers, maxTopLoad, temperatureMin: min, temperatureMax: max, stop } = carton
  const isTyped = (value: number | null): value is number => value !== null && !Number.isNaN(value)
  const parts: string[] = []
  if (!carton.thisSideUp) parts.push(texts.anySide)
  if (!carton.stackable) parts.push(texts.nothingOnTop)
  if (carton.stackable && isTyped(maxLayers)) parts.push(texts.layers(formatNumber(maxLayers)))
  if (carton.stackable && isTyped(maxTopLoad)) parts.push(texts.topLoad(formatNumber(maxTopLoad), weightUnit))
  if (isTyped(min) && isTyped(max)) parts.push(texts.between(formatNumber(min), formatNumber(max)))
  else if (isTyped(min)) parts.push(texts.from(formatNumber(min)))
  else if (isTyped(max)) parts.push(texts.to(formatNumber(max)))
  if (carton.dangerClass.trim() !== '') parts.push(texts.danger(carton.dangerClass.trim()))
  if (isTyped(stop)) parts.push(texts.stop(formatNumber(stop)))
  return parts
}
