import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { OrderReview, OwnReview } from '@fairquay/contract/reviews/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import { ratingTexts } from './rating-texts.ts'
import { orderReviewsQuery } from './review-queries.ts'
import { nameOf, ReviewWords } from './review-words.tsx'
import { reviewTexts } from './texts.ts'

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)
const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog)

type OrderReviewsProps = { order: { id: number; seller: { name: string }; line_count: number } }
/** What is open, as it stood when it was opened: an answer that is lost on the way must not make another form of it. */
type Opened = { subject: OrderReview; isWithdrawing: boolean }

/** What the buyer of a completed order says of its goods and of its seller. */
export function OrderReviews({ order }: OrderReviewsProps) {
  const query = useQuery(orderReviewsQuery(order.id))
  const [opened, setOpened] = useState<Opened>()
  const mayWrite = useMayEdit()
  const subjects = query.data ?? []
  const isOwnHouse = mayWrite && query.data?.every(({ review, may_write }) => !review && !may_write) === true
  const nameSubject = ({ product }: OrderReview) => product?.name ?? order.seller.name
  const close = () => setOpened(undefined)
  return (
    <section aria-labelledby="order-reviews" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="order-reviews" className="text-lg">
        {ratingTexts.title}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-soft">{isOwnHouse ? reviewMessages.ownHouse : reviewTexts.lead}</p>
      {query.data ? (
        <ul className="mt-2">
          {isOwnHouse
            ? null
            : subjects.map((subject) => (
                <Subject
                  key={subject.product?.id ?? 'seller'}
                  subject={subject}
                  seller={order.seller.name}
                  mayWrite={mayWrite}
                  onOpen={(isWithdrawing) => setOpened({ subject, isWithdrawing })}
                />
              ))}
        </ul>
      ) : query.isError ? (
        <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {reviewTexts.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={ratingTexts.loading} className="mt-3 flex flex-col gap-3">
          {Array.from({ length: order.line_count + 1 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
            <Skeleton key={index} className="h-12 w-full rounded-md" />
          ))}
        </div>
      )}
      {opened && !opened.isWithdrawing ? (
        <ReviewDialog orderId={order.id} name={nameSubject(opened.subject)} subject={opened.subject} onClose={close} />
      ) : null}
      {opened?.isWithdrawing && opened.subject.review ? (
        <WithdrawDialog reviewId={opened.subject.review.id} name={nameSubject(opened.subject)} onClose={close} />
      ) : null}
    </section>
  )
}

type SubjectProps = {
  subject: OrderReview
  seller: string
  mayWrite: boolean
  onOpen: (isWithdrawing: boolean) => void
}

/** One of the goods, or the seller: its name, and what was written of it or the way to write it. */
function Subject({ subject: { product, review, may_write }, seller, mayWrite, onOpen }: SubjectProps) {
  const name = product?.name ?? reviewTexts.theSeller(seller)
  return (
    <li className="border-t border-line py-3 first:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 grow basis-48 text-base font-medium break-words">
          {product?.slug ? (
            <Link
              to="/product/$slug"
              params={{ slug: product.slug }}
              className="inline-block min-h-6 rounded-sm hover:text-quay hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {review ? null : mayWrite && may_write ? (
          <Button
            tone="secondary"
            size="small"
            className="max-md:min-h-11"
            aria-label={reviewTexts.writeOf(product?.name ?? seller)}
            onPointerEnter={ReviewDialog.preload}
            onFocus={ReviewDialog.preload}
            onClick={() => onOpen(false)}
          >
            {reviewTexts.write}
          </Button>
        ) : (
          <span className="text-sm text-soft">{reviewTexts.notReviewed}</span>
        )}
      </div>
      {review ? <Written review={review} name={product?.name ?? seller} seller={seller} onOpen={onOpen} /> : null}
    </li>
  )
}

type WrittenProps = { review: OwnReview; name: string; seller: string; onOpen: (isWithdrawing: boolean) => void }

/** What was written, how it stands, and what its writer can still do about it. */
function Written({ review, name, seller, onOpen }: WrittenProps) {
  const { status, hidden_reason, is_named, actions } = review
  return (
    <article aria-label={reviewTexts.dialogTitle(name)} className="mt-2">
      {status === 'shown' ? null : (
        <p className="mb-2 flex flex-wrap items-center gap-2 text-sm text-soft">
          <Badge tone="amber">{reviewMessages.statuses[status]}</Badge>
          {hidden_reason ? (
            <span className="min-w-0 break-words">{reviewTexts.hiddenBecause(hidden_reason)}</span>
          ) : null}
        </p>
      )}
      <ReviewWords review={review} seller={seller} />
      {is_named ? null : <p className="mt-2 text-sm text-faint">{reviewTexts.unnamedTo(nameOf(review))}</p>}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {(['edit', 'withdraw'] as const)
          .filter((action) => actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              tone="quiet"
              size="small"
              className="max-md:min-h-11"
              aria-label={reviewTexts.actionsOf[action](name)}
              onClick={() => onOpen(action === 'withdraw')}
            >
              {reviewTexts.actions[action]}
            </Button>
          ))}
      </div>
    </article>
  )
}
