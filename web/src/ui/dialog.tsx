import { Suspense, useState } from 'react'
import { AwaitedDialog } from './awaited-dialog.tsx'
import type { DialogProps } from './dialog-frame.tsx'
import { lazyPart } from './lazy-part.tsx'

/** The frame that every dialog stands in. */
export const fetchFrame = () => import('./dialog-frame.tsx')
const DialogFrame = lazyPart(fetchFrame, 'DialogFrame')

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
    <Suspense fallback={props.isOpen ? <AwaitedDialog onClose={props.onClose} /> : null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}

/** A dialog that slides in from an edge: the phone's menu and filters. */
export function Drawer(props: Omit<DialogProps, 'width'>) {
  return <Dialog place="left" {...props} />
}
