import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The place above a dialog's buttons; null until it stands, undefined where there is none. */
export const PlaceBesideButtons = createContext<HTMLElement | null | undefined>(undefined)

/**
 * What has to be seen beside the button that was pressed, such as that it failed: in a dialog it stands above the buttons, where a long body does not scroll
 * it out of sight; elsewhere where it is written.
 */
export function BesideButtons({ children }: { children: ReactNode }) {
  const place = useContext(PlaceBesideButtons)
  if (place === undefined) return children
  return place ? createPortal(children, place) : null
}
