import { type ComponentType, useEffect, useState } from 'react'
import { AwaitedDialog } from './awaited-dialog.tsx'
import { fetchFrame } from './dialog.tsx'
import { lazyDialogTexts } from './lazy-dialog-texts.ts'
import { Spinner } from './spinner.tsx'
import { showToast } from './toast-list.ts'

/** Milliseconds after which somebody who has pressed and sees nothing is told that it is on its way. */
const patience = 300

type LazyDialog<Props> = ComponentType<Props> & {
  /** Fetches its code ahead, for `onPointerEnter` and `onFocus` of what opens it. */
  preload: () => void
}

/**
 * A dialog whose code comes when somebody points at what opens it, or at the latest when it opens. When the code does not come, that is said and the dialog is closed again, so that pressing once
 * more tries once more.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  let known: ComponentType<Props> | undefined
  const fetchDialog = async () => {
    const [dialog] = await Promise.all([load(), fetchFrame()])
    known = dialog
    return dialog
  }
  function Lazy(props: Props) {
    const [Dialog, setDialog] = useState(() => known)
    const { onClose } = props
    const isThere = Dialog !== undefined
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each opening, whoever closes it
    useEffect(() => {
      if (isThere) return
      let isGone = false
      fetchDialog().then(
        (dialog) => {
          if (!isGone) setDialog(() => dialog)
        },
        () => {
          if (isGone) return
          showToast('error', lazyDialogTexts.failed, lazyDialogTexts.failedHelp)
          onClose()
        },
      )
      return () => {
        isGone = true
      }
    }, [isThere])
    return Dialog ? <Dialog {...props} /> : <OnItsWay onClose={onClose} />
  }
  return Object.assign(Lazy, { preload: () => void fetchDialog().catch(() => undefined) })
}

/** Over the page, so that nothing on it moves. */
function OnItsWay({ onClose }: { onClose: () => void }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <AwaitedDialog onClose={onClose} />
      {isLong ? (
        <div className="fixed inset-0 z-40 grid place-items-center bg-veil">
          <span className="rounded-lg bg-raised px-5 py-4 shadow-raised">
            <Spinner label={lazyDialogTexts.loading} />
          </span>
        </div>
      ) : null}
    </>
  )
}
