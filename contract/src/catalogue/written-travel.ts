import { type Decimal, readAmount } from '../cell-text.ts'
import { tidyDangerousGoodsClass, tidyUnNumber } from './travel.ts'

/** Characters of the longest cell that is looked at. */
const longest = 40

const number = String.raw`[+−–-]?\s?\d{1,3}(?:[.,]\d{1,2})?`
const unit = String.raw`\s?(?:°\s?c?|º\s?c?|℃|c|celsius|grad|degrees)?\.?`
const one = new RegExp(`^(${number})${unit}$`, 'i')
const two = new RegExp(
  `^(?:from |between |von |de |da |van |od )?(${number})${unit}\\s?(?:-|–|—|…|\\.\\.\\.?|/|~|to|bis|and|und|a|à|al|tot|do|till|until)\\s?(${number})${unit}$`,
  'i',
)

/** Degrees Celsius of a cell: '8', '-18 °C', and both ends of '2–8 °C' or '+2 to +8'. Undefined for any other text, so for degrees of another kind too. */
export function readTemperatures(text: string, decimal: Decimal): { min: number; max: number } | undefined {
  const written = text.trim()
  if (written.length > longest) return undefined
  const [, first, last = first] = two.exec(written) ?? one.exec(written) ?? []
  const [min, max] = [first, last].map((part) => readDegrees(part, decimal))
  return min === undefined || max === undefined ? undefined : { min, max }
}

function readDegrees(text: string | undefined, decimal: Decimal): number | undefined {
  const plain = text?.replace(/[−–]/, '-').replace(/\s/g, '')
  return plain === undefined ? undefined : readAmount(plain, decimal)?.value
}

/** The class in '3', 'Class 3', 'ADR 2.1' or 'Klasse 4,1'; undefined for any other text. */
export function readDangerousGoodsClass(text: string): string | undefined {
  const plain = tidyDangerousGoodsClass(
    text.slice(0, longest).replace(/^(?:(?:adr|imdg|imo|iata|un|dg|class|klasse|classe|clase|klasa)[\s.:]*)+/i, ''),
  )
  return plain !== null && /^[1-9](\.[1-6])?$/.test(plain) ? plain : undefined
}

/** 'UN1263' of '1263', 'UN 1263' and 'UN-1263'; undefined for any other text. */
export function readUnNumber(text: string): string | undefined {
  const plain = tidyUnNumber(text.slice(0, longest))
  return plain !== null && /^UN\d{4}$/.test(plain) ? plain : undefined
}
