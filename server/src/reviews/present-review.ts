import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { OwnReview, ReportedReview, Review, ShownReview } from '@fairquay/contract/reviews/shapes.ts'
import {
  type ReviewAction,
  type ReviewSide,
  type ReviewStanding,
  reviewActionsOf,
} from '@fairquay/contract/reviews/states.ts'
import { addressesOf } from '../pictures.ts'
import type { Viewer } from '../session.ts'
import type { ReportedRow } from './find-reported.ts'
import type { ReviewRow } from './queries.ts'

/** The part somebody signed in has in a review. */
export function reviewSideOf(
  { seller_id, buyer_id }: Pick<ReviewRow, 'seller_id' | 'buyer_id'>,
  viewer: Viewer,
): ReviewSide {
  if (viewer.role === 'admin') return 'operator'
  if (viewer.company && viewer.company.id === buyer_id) return 'writer'
  return viewer.company?.id === seller_id ? 'seller' : 'reader'
}

/** What rules look at. */
export function reviewStandingOf({ status, written_at, edited_at, answered_at }: ReviewRow): ReviewStanding {
  return { status, writtenAt: written_at, editedAt: edited_at, answeredAt: answered_at }
}

/** As everybody reads it on a page; nobody learns more of who wrote it than the writer has chosen. */
export function presentShown(row: ReviewRow, viewer: Viewer | undefined, now: Date): ShownReview {
  return { ...presentWords(row), actions: viewer ? actionsOf(row, viewer, now) : [] }
}

/** As programs are told of it. What is not shown any more is its writer's and the operator's alone to read. */
export function presentReview(row: ReviewRow, side: ReviewSide): Review {
  const isTold = row.status === 'shown' || side === 'writer' || side === 'operator'
  return {
    ...presentWords(row),
    ...(isTold ? {} : { title: '', text: '', pictures: [], answer: null }),
    status: row.status,
    hidden_reason: isTold ? row.hidden_reason : '',
    product:
      row.product_id === null ? null : { id: row.product_id, name: row.product_name ?? '', slug: row.product_slug },
    seller: { id: row.seller_id, name: row.seller_name, slug: row.seller_slug },
    changed_at: row.changed_at.toISOString(),
  }
}

export function presentOwn(row: ReviewRow, viewer: Viewer, now: Date): OwnReview {
  const side = reviewSideOf(row, viewer)
  const isWriter = side === 'writer'
  return {
    ...presentReview(row, side),
    side: side === 'reader' ? 'seller' : side,
    order: isWriter ? { id: row.order_id, number: writeOrderNumber(row.order_year, row.order_number) } : null,
    is_named: row.is_named,
    actions: actionsOf(row, viewer, now),
  }
}

export function presentReported(row: ReportedRow, viewer: Viewer, now: Date): ReportedReview {
  return {
    ...presentOwn(row, viewer, now),
    writer: row.buyer_name ?? reviewMessages.formerCompany,
    reports: row.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
  }
}

function presentWords(row: ReviewRow) {
  return {
    id: row.id,
    stars: row.stars,
    title: row.title,
    text: row.text,
    by: row.buyer_id === null ? reviewMessages.formerCompany : row.is_named ? row.buyer_name : null,
    country_code: row.country_code,
    written_at: row.written_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    pictures: row.pictures.map(({ id, name, format }) => ({ id, ...addressesOf(name, format) })),
    answer: row.answered_at && {
      text: row.answer,
      at: row.answered_at.toISOString(),
      edited_at: row.answer_edited_at?.toISOString() ?? null,
    },
  }
}

/** Whoever may only read for their company may still report. */
function actionsOf(row: ReviewRow, viewer: Viewer, now: Date): ReviewAction[] {
  const side = reviewSideOf(row, viewer)
  const mayAct = side === 'operator' || (viewer.company !== undefined && isRoleEnough(viewer.company.role, 'editor'))
  return reviewActionsOf(side, reviewStandingOf(row), now).filter((action) => mayAct || action === 'report')
}
