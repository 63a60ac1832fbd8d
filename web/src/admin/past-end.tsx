import { countPages } from '@fairquay/contract/page-count.ts'
import type { Pagination } from '@fairquay/contract/paging.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { atPage } from './desk-address.ts'

type Page = { data: readonly unknown[]; pagination: Pagination }

/**
 * The last page of a list, of an answer that is past it: the last row of that page was decided on, merged or deleted, or the address is an old one. Undefined of
 * every other answer.
 */
export function lastPageOf(answer: unknown): number | undefined {
  const { data, pagination } = answer as Partial<Page>
  if (!Array.isArray(data) || data.length > 0 || !pagination) return undefined
  const last = countPages(pagination.total, pagination.per_page)
  return pagination.current_page > last ? last : undefined
}

/** Leads to the page where the list ends now: an empty one would say that there is nothing at all. */
export function ToPage({ page }: { page: number }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '.', search: (now: { page?: number }) => atPage(now, page) as never, replace: true })
  }, [navigate, page])
  return null
}
