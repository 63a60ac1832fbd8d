import { type FiguresAddress, withFiguresPart } from '@fairquay/contract/figures/address.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'

type Change = (part: { [Name in keyof FiguresAddress]?: FiguresAddress[Name] | undefined }, isTyped?: boolean) => void

/** What the address of the page says, and how it is changed; each change but what is being typed can be gone back from. */
export function useFiguresAddress(): { address: FiguresAddress; change: Change } {
  const address = useSearch({ from: '/admin/figures' })
  const navigate = useNavigate()
  const change: Change = (part, isTyped = false) =>
    void navigate({
      to: '/figures',
      search: withFiguresPart(address, part),
      replace: isTyped,
      resetScroll: false,
    })
  return { address, change }
}
