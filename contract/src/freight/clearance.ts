import { findCountryByName } from '../countries.ts'
import { needsClearance } from '../trade/customs-unions.ts'
import type { AskedFreight } from './asked.ts'

/** Whether what a carrier is asked to carry crosses a customs border. Countries are told by name; one that is not known counts as another territory. */
export function isCleared({
  loading,
  delivery,
}: { [End in 'loading' | 'delivery']: Pick<AskedFreight[End], 'country'> }): boolean {
  const [from, to] = [loading, delivery].map(({ country }) => findCountryByName(country)?.code ?? '')
  return needsClearance(from ?? '', to ?? '')
}
