import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import {
  getNotificationSettings,
  listNotifications,
  readNotifications,
} from '@fairquay/contract/notifications/endpoints.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { showToast } from '../ui/toast-list.ts'
import { noteUnread } from './watch-unread.ts'

export const notificationsPerPage = 20
const inPanel = 8

export function notificationListQuery({ page = 1, unread = false }: { page?: number; unread?: boolean }) {
  return queryOptions({
    queryKey: ['notifications', 'list', page, unread],
    queryFn: ({ signal }) =>
      call(listNotifications, {
        query: { page, perPage: notificationsPerPage, ...(unread && { unread }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export const newestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'newest'],
  queryFn: ({ signal }) => call(listNotifications, { query: { perPage: inPanel }, signal }),
})

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => call(getNotificationSettings, { signal }),
})

/** Marks as read; the number on the bell and the lists follow at once. */
export function useReading() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof readNotifications>) => call(readNotifications, { body }),
    onSuccess: ({ unread }) => {
      noteUnread(unread)
      return queries.invalidateQueries({ queryKey: ['notifications'] })
    },
    onError: (failure) => showToast('error', failure.message),
  })
}
