import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { useState } from 'react'
import { useUser } from '../../session.tsx'
import { Select } from '../../ui/select.tsx'
import { kindViews } from '../kind-views.ts'
import { Composer } from '../thread/composer.tsx'
import { isOffered, sideIn } from '../thread/request-threads.ts'
import { fileTexts } from './texts.ts'

/** Somebody to write to, in one part of the deal. */
type Addressee = {
  key: string
  request: RequestDetail
  thread: RequestThread | undefined
  company: number
  name: string
}

type FileComposerProps = { file: TradeFile; request: RequestDetail; company: number | undefined }

/** Where a message is written, and to whom where there are several; that follows the part in focus until the person chooses, or begins to write. */
export function FileComposer({ file, request, company }: FileComposerProps) {
  const user = useUser()
  const [chosen, setChosen] = useState<{ key: string; focus: string }>()
  const addressees = file.requests.flatMap((one) => listAddressees(one, user))
  const focus = `${request.id}-${company ?? ''}`
  const isIn = (one: Addressee) => one.request.id === request.id
  const addressee =
    addressees.find(({ key }) => chosen?.focus === focus && key === chosen.key) ??
    addressees.find((one) => isIn(one) && one.company === company) ??
    addressees.find(isIn) ??
    addressees[0]
  if (!addressee) return null
  // Whoever opens the request meanwhile may be nearer to the part in focus: what was begun for one company must not go to another.
  const stay = () => setChosen({ key: addressee.key, focus })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what is begun in the form within
    <div id={composerPlace} className="mt-4 border-t border-line pt-4 print:hidden" onFocus={stay} onDrop={stay}>
      {addressees.length > 1 ? (
        <Select
          label={fileTexts.writeTo}
          className="max-w-sm"
          options={addressees.map(({ key, name, request: { kind } }) => ({
            value: key,
            label: fileTexts.addressee(name, kindViews[kind].part.title),
          }))}
          value={addressee.key}
          onChange={(event) => setChosen({ key: event.target.value, focus })}
        />
      ) : null}
      <Composer
        key={addressee.key}
        request={addressee.request}
        thread={addressee.thread}
        company={addressee.company}
        otherSide={addressee.name}
      />
    </div>
  )
}

const composerPlace = 'file-composer'

/** Leads to where a message is written. */
export function showComposer(): void {
  const box = document.querySelector<HTMLElement>(`#${composerPlace} textarea`)
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}

/** Whom the reader may write to about a request: the buyer, the seller who answers alone, or each company that has opened it. */
function listAddressees(request: RequestDetail, user: SessionUser | null): Addressee[] {
  const { threads, supplier, buyer } = request
  const own = user?.company?.id ?? 0
  const places: Omit<Addressee, 'key' | 'request'>[] =
    sideIn(request) === 'answering'
      ? [{ company: own, name: buyer.name, thread: threads.find(({ company }) => company.id === own) }]
      : kinds[request.kind].desk === null
        ? [{ company: supplier.id, name: supplier.name, thread: threads[0] }]
        : threads.map((thread) => ({ company: thread.company.id, name: thread.company.name, thread }))
  return places
    .filter(({ thread }) => isOffered('say', request, thread, user))
    .map((place) => ({ ...place, request, key: `${request.id}-${place.company}` }))
}
