import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the decisive one last. */
  footer?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  place?: 'centre' | 'left' | 'right' | 'bottom'
  isTitleHidden?: boolean
  /** While something is being sent: neither Escape nor a press outside closes it. */
  isHeld?: boolean
  /** Where the focus goes afterwards when it is not what opened the dialog. */
  finalFocus?: RefObject<HTMLElement | null>
}

const fetchFrame = () => import('./dialog-frame.tsx')
const DialogFrame = lazy(async () => ({ default: (await fetchFrame()).DialogFrame }))

/** Fetches the dialog's code ahead, for `onPointerEnter` and `onFocus` of what opens one. */
export function preloadDialog(): void {
  void fetchFrame()
}

/** A dialog: keeps the focus inside, gives it back, closes on Escape. Its code comes with the first one that opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}

/** A dialog that slides in from an edge: the phone's menu and filters. */
export function Drawer(props: Omit<DialogProps, 'width'>) {
  return <Dialog place="left" {...props} />
}
