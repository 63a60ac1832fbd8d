import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { stockTexts as texts } from './texts.ts'

const PlacesDialog = lazyDialog(async () => (await import('./places-dialog.tsx')).PlacesDialog)

/** Opens where the goods of a product lie; `onSaved` is told when they were counted anew. */
export function PlacesButton({ productId, onSaved }: { productId: number; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        onPointerEnter={PlacesDialog.preload}
        onFocus={PlacesDialog.preload}
        onClick={() => setOpen(true)}
      >
        {texts.places}
      </Button>
      {isOpen ? <PlacesDialog productId={productId} onSaved={onSaved} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
