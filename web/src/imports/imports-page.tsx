import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { isOpen } from '@fairquay/contract/imports/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { SellersOnly } from '../products/sellers-only.tsx'
import { useUser } from '../session.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { DropZone } from './drop-zone.tsx'
import { ExportCards } from './export-cards.tsx'
import { FeedSection } from './feeds/feed-section.tsx'
import { ImportHistory } from './import-history.tsx'
import { importsQuery } from './import-queries.ts'
import { ImportView } from './import-view.tsx'
import { OpenImport } from './open-import.tsx'
import { useUpload } from './use-upload.ts'

/** Goods in and out by file; which import is shown stands in the address, so that it can be left and come back to. */
export function ImportsPage() {
  useTitle(say.title)
  const isSeller = useUser()?.role === 'seller'
  const { id } = useSearch({ from: '/admin/imports' })
  return (
    <div className="max-w-5xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {say.title}
      </h1>
      {!isSeller ? (
        <SellersOnly icon={<FileUp size={26} aria-hidden="true" />} />
      ) : id === undefined ? (
        <Start />
      ) : (
        <ImportView key={id} id={id} />
      )}
    </div>
  )
}

function Start() {
  const { page = 1 } = useSearch({ from: '/admin/imports' })
  const user = useUser()
  const imports = useQuery(importsQuery(page))
  // Here rather than where it is shown: the list may come to know of the import that is being sent, and must not end its sending by that.
  const upload = useUpload()
  const mayImport = !!user?.company && isRoleEnough(user.company.role, 'editor')
  if (imports.isError)
    return (
      <LoadError onRetry={() => void imports.refetch()} isRetrying={imports.isFetching}>
        {say.loadFailed}
      </LoadError>
    )
  const open = imports.data?.data.find(({ state }) => isOpen(state))
  return (
    <>
      <p className="mt-1 mb-6 max-w-2xl text-soft">{say.lead}</p>
      {!imports.data ? (
        <Skeleton className="h-screen rounded-lg" />
      ) : !mayImport ? (
        <p className="rounded-lg border border-line bg-surface px-4 py-3 text-soft">{say.reading}</p>
      ) : open && !upload.sending ? (
        <OpenImport order={open} fault={upload.fault} />
      ) : (
        <DropZone upload={upload} />
      )}
      {imports.data ? (
        <>
          <FeedSection mayEdit={mayImport} />
          <ExportCards />
          <ImportHistory imports={imports.data} page={page} />
        </>
      ) : null}
    </>
  )
}
