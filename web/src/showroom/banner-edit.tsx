import { bannerMessages } from '@fairquay/contract/company/banner-rules.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useUser } from '../session.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const fetchDialog = () => import('./banner-dialog.tsx')
const BannerDialog = lazyPart(fetchDialog, 'BannerDialog')

/** The way into editing the banner: only for people of this very company whose role allows it (docs/product.md#showroom). The server asks the same again. */
export function BannerEdit({ company }: { company: Company }) {
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  // Every opening begins with what is stored.
  const [opening, setOpening] = useState(0)
  if (!user?.company || user.company.id !== company.id || !isRoleEnough(user.company.role, 'editor')) return null
  const preload = () => {
    preloadDialog()
    void fetchDialog()
  }
  return (
    <>
      <IconButton
        label={bannerMessages.edit}
        icon={<Upload size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
        className="absolute top-3 right-3 bg-surface text-ink shadow-raised"
      />
      {opening > 0 ? (
        <Suspense fallback={null}>
          <BannerDialog key={opening} company={company} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
