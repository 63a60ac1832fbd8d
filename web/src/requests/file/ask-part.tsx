import type { NextAction, TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { type RequestKind, requestKinds } from '@fairquay/contract/requests/kind-names.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { useMatch, useNavigate } from '@tanstack/react-router'
import { useMayEdit } from '../../use-may-edit.ts'
import { kindViews } from '../kind-views.ts'
import { findAgreed } from './find-agreed.ts'

const asks = { carriage: 'ask_freight', clearance: 'ask_duty' } as const satisfies Record<string, NextAction['action']>

/** Whether asking for a part of this kind is what comes next. */
export function isNext(kind: RequestKind, { next }: Pick<TradeFile, 'next'>): boolean {
  const { role } = kinds[kind]
  return role in asks && next.action === asks[role as keyof typeof asks]
}

/** Asks for a part that a deal does not have yet, about the deal's own goods. */
export function AskPart({ file, kind, isQuiet = false }: { file: TradeFile; kind: RequestKind; isQuiet?: boolean }) {
  const { Ask } = kindViews[kind]
  const navigate = useNavigate()
  // Asked from the deal's own page, the new part is looked at there; from an order the way back leads to it.
  const isHere = useMatch({ from: '/market/requests/$id', shouldThrow: false }) !== undefined
  const mayEdit = useMayEdit()
  if (!Ask || !mayEdit) return null
  const agreed = findAgreed(file, file.next.request_id)
  return (
    <Ask
      requestId={file.requests[0]?.id ?? 0}
      fileId={file.id}
      seller={file.seller}
      goods={file.lines}
      agreed={
        agreed && {
          requestId: agreed.id,
          currency: agreed.deal.currency,
          lines: agreed.deal.lines,
          country: agreed.deal.addresses.shipping?.country,
          hasFreight: file.requests.some((one) => one.deal && kinds[one.kind].role === 'carriage'),
        }
      }
      isQuiet={isQuiet}
      onSent={(part) =>
        void navigate({
          to: '/requests/$id',
          params: { id: String(file.requests[0]?.id ?? part) },
          search: { part },
          replace: isHere,
          resetScroll: false,
        })
      }
    />
  )
}

/** The kind that is asked for next, where one is. */
export function findNextKind(file: TradeFile): RequestKind | undefined {
  return requestKinds.find((kind) => isNext(kind, file))
}
