import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { describeDays } from '@fairquay/contract/trade/terms.ts'
import { MessageCircleQuestionMark, PackageOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useAskRefusal } from '../use-may-edit.ts'
import { productPageTexts } from './texts.ts'

const fetchDialog = () => import('./question-dialog.tsx')
const QuestionDialog = lazyPart(fetchDialog, 'QuestionDialog')

/** When the goods can go, and the ways to ask about them before anything is ordered. */
export function AskSeller({ product, quantity }: { product: Product; quantity: number }) {
  const [asked, setAsked] = useState<'question' | 'sample' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { lead_time_days: days } = product
  const unable = useAskRefusal()
  // Who acts for no company is told so beside the cart.
  const hasCompany = useUser()?.company != null
  const open = (what: 'question' | 'sample') => {
    setAsked(what)
    setOpen(true)
  }
  return (
    <div>
      {days === null ? null : <p className="mb-2 text-sm text-soft">{productPageTexts.leadTime(describeDays(days))}</p>}
      {unable === undefined || !hasCompany ? null : <p className="mb-2 text-sm text-soft">{unable}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden" onPointerEnter={() => void fetchDialog()}>
        {unable === undefined ? (
          <>
            <Button
              tone="secondary"
              icon={<MessageCircleQuestionMark size={17} aria-hidden="true" />}
              onClick={() => open('question')}
            >
              {productPageTexts.askQuestion}
            </Button>
            <Button tone="secondary" icon={<PackageOpen size={17} aria-hidden="true" />} onClick={() => open('sample')}>
              {productPageTexts.askSample}
            </Button>
          </>
        ) : null}
      </div>
      {asked ? (
        <Suspense fallback={null}>
          <QuestionDialog
            key={asked}
            product={product}
            quantity={quantity}
            isSample={asked === 'sample'}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
