import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'
import { dismissToast, type Toast, type ToastTone } from './toast-list.ts'

const looks: Record<ToastTone, { icon: typeof Info; className: string }> = {
  success: { icon: CircleCheck, className: 'text-quay' },
  info: { icon: Info, className: 'text-quay' },
  warning: { icon: TriangleAlert, className: 'text-amber' },
  error: { icon: CircleAlert, className: 'text-brick' },
}

/** One notice; it leaves by itself unless somebody rests on it. */
export function Notice({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.tone === 'error' ? 10_000 : 6_000)
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  const { icon: Icon, className } = looks[toast.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on a notice only keeps it from leaving, nothing is done by it
    <div
      className="appear pointer-events-auto flex w-full items-start gap-3 rounded-lg border border-line bg-raised py-2 pl-4 pr-2 shadow-raised sm:w-96"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden="true" className={joinClasses('mt-2 shrink-0', className)} />
      <div className="min-w-0 grow py-1.5">
        <p className="font-medium">{toast.title}</p>
        {toast.description ? <p className="text-sm text-soft">{toast.description}</p> : null}
      </div>
      <IconButton
        size="small"
        label={uiTexts.closeNotice}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}
