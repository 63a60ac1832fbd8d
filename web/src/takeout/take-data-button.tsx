import { takeCompanyData, takeOwnData } from '@fairquay/contract/takeout/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { download } from '../call.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showToast } from '../ui/toast-list.ts'
import { takeoutTexts } from './texts.ts'

/** Everything that is kept about the person, as a file. */
export function TakeOwnDataButton() {
  return <TakeDataButton label={takeoutTexts.ownAction} name="my-data" take={() => download(takeOwnData, {})} />
}

/** Everything of the company, as a file; for its owners. */
export function TakeCompanyDataButton() {
  const company = useUser()?.company
  return (
    <TakeDataButton
      label={takeoutTexts.companyAction}
      name={company?.slug ?? 'company'}
      take={() => download(takeCompanyData, {})}
    />
  )
}

type TakeDataButtonProps = { label: string; name: string; take: () => Promise<Blob> }

function TakeDataButton({ label, name, take }: TakeDataButtonProps) {
  const taking = useMutation({
    mutationFn: async () => {
      const file = `${name}-${new Date().toISOString().slice(0, 10)}.zip`
      saveFile(await take(), file)
      return file
    },
    onSuccess: (file) => showToast('success', takeoutTexts.ready(file)),
    onError: (error) => showToast('error', takeoutTexts.failed, error.message),
  })
  return (
    <>
      <Button tone="secondary" isBusy={taking.isPending} onClick={() => taking.mutate()}>
        <FileDown size={17} aria-hidden="true" />
        {label}
      </Button>
      <p role="status" className="mt-3 text-sm text-soft empty:hidden">
        {taking.isPending ? takeoutTexts.working : null}
      </p>
    </>
  )
}
