import type { ReportForm } from '@fairquay/contract/reports/shapes.ts'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { reportButtonTexts } from './report-button-texts.ts'

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog)

type ReportButtonProps = {
  thing: ReportForm['thing']
  id: number
  /** Whose it is: nobody reports their own company's. */
  companyId: number | undefined
  className?: string
}

/** For whoever may report: people of an approved company that is not the thing's own, and no operators, who decide. */
export function ReportButton({ thing, id, companyId, className }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const user = useUser()
  if (!user || user.is_admin === 3 || user.is_waiting) return null
  if (companyId !== undefined && user.company?.id === companyId) return null
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className={className}
        aria-label={reportButtonTexts.titles[thing]}
        icon={<Flag size={15} aria-hidden="true" />}
        onPointerEnter={ReportDialog.preload}
        onFocus={ReportDialog.preload}
        onClick={() => setOpen(true)}
      >
        {reportButtonTexts.report}
      </Button>
      {isOpen ? <ReportDialog thing={thing} id={id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
