import type { CatalogueAddress } from '@fairquay/contract/catalogue/address.ts'
import { useNavigate } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'
import { type ListPlace, linkTo } from './list-place.ts'

/**
 * The address of a list as it will be, and what leads to another: what is chosen shows at once, and what is chosen before the page has followed is chosen as well.
 * Filters change what is below the eye, so the page stays where it is; links to pages go to the top by themselves.
 */
export function useListAddress(
  arrived: CatalogueAddress,
  place: ListPlace,
): [CatalogueAddress, (next: CatalogueAddress) => void] {
  const navigate = useNavigate()
  const [address, foresee] = useOptimistic(arrived)
  const go = (next: CatalogueAddress) =>
    startTransition(async () => {
      foresee(next)
      await navigate({ ...linkTo(place, next), resetScroll: false })
    })
  return [address, go]
}
