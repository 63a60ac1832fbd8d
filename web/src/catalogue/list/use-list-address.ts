import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'

/**
 * The address of a list as it will be, and what leads to another: what is chosen shows at once, and what is chosen before the page has followed is chosen as well.
 * Filters change what is below the eye, so the page stays where it is; links to pages go to the top by themselves.
 */
export function useListAddress<Address>(
  arrived: Address,
  linkTo: (next: Address) => Pick<LinkProps, 'to' | 'params' | 'search'>,
): [Address, (next: Address) => void] {
  const navigate = useNavigate()
  const [address, foresee] = useOptimistic(arrived)
  const go = (next: Address) =>
    startTransition(() => {
      foresee(next)
      return navigate({ ...linkTo(next), resetScroll: false })
    })
  return [address, go]
}
