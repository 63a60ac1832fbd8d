import {
  bannerMessages,
  isBannerImage,
  longestBannerSubTitle,
  longestBannerTitle,
} from '@fairquay/contract/company/banner-rules.ts'
import { uploadBanner } from '@fairquay/contract/company/endpoints.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import { largestUpload, uploadImage } from '@fairquay/contract/uploads/endpoints.ts'
import { uploadMessages } from '@fairquay/contract/uploads/messages.ts'
import { Upload, X } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailure, call } from '../call.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dismissToast, showToast } from '../ui/toast-list.ts'
import { ShowroomBanner } from './showroom-banner.tsx'

/** Long enough to be read before the page loads anew. */
const readingTime = 900

type BannerDialogProps = { company: Company; isOpen: boolean; onClose: () => void }

/** Title, sub-title and picture of one's own showroom, shown above as they will look. A picture is uploaded when it is chosen, the banner changes with Save. */
export function BannerDialog({ company, isOpen, onClose }: BannerDialogProps) {
  const user = useUser()
  const formId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(company.bannerTitle ?? '')
  const [subTitle, setSubTitle] = useState(company.bannerSubTitle ?? '')
  const [image, setImage] = useState(company.bannerImage)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState<'upload' | 'save'>()

  async function choose(chosen: File | undefined) {
    if (!chosen) return setFault(bannerMessages.incorrectImage)
    if (!isBannerImage(chosen)) return setFault(bannerMessages.incorrectImage)
    if (chosen.size > largestUpload) return setFault(uploadMessages.tooLarge)
    setFault(undefined)
    setBusy('upload')
    const form = new FormData()
    form.append('image', chosen)
    try {
      const stored = await call(uploadImage, { form, query: { noImageProcess: '1' } })
      setImage(stored.image)
    } catch (error) {
      const isWrong = error instanceof CallFailure && error.code === 'unsupported_type'
      setFault(isWrong ? bannerMessages.incorrectImage : error instanceof Error ? error.message : bannerMessages.failed)
    }
    setBusy(undefined)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const supplierID = user?.company?.id
    if (!supplierID) return void showToast('error', bannerMessages.noCompany)
    setBusy('save')
    const waiting = showToast('info', bannerMessages.wait)
    try {
      const body = { bannerTitle: title, bannerSubTitle: subTitle, path: image, supplierID }
      await call(uploadBanner, { body })
      dismissToast(waiting)
      showToast('success', bannerMessages.done)
      setTimeout(() => location.reload(), readingTime)
    } catch (error) {
      dismissToast(waiting)
      const reason = error instanceof CallFailure ? error.details.path : undefined
      setFault(reason)
      showToast('error', reason ?? bannerMessages.failed)
      setBusy(undefined)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      isHeld={busy !== undefined}
      width="wide"
      title={bannerMessages.title}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={busy !== undefined}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={busy === 'save'} disabled={busy === 'upload'}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="flex flex-col gap-5">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button below is the first */}
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (!busy) void choose(event.dataTransfer.files[0])
          }}
        >
          <ShowroomBanner
            isPreview
            company={{
              name: company.name,
              bannerImage: image,
              bannerTitle: title.trim(),
              bannerSubTitle: subTitle.trim(),
            }}
          />
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <input
              ref={file}
              type="file"
              accept="image/png,image/jpeg,.jpg"
              aria-label={bannerMessages.image}
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                void choose(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <Button
              tone="secondary"
              icon={<Upload size={16} aria-hidden="true" />}
              isBusy={busy === 'upload'}
              onClick={() => file.current?.click()}
            >
              {busy === 'upload' ? bannerMessages.wait : bannerMessages.choose}
            </Button>
            {image ? (
              <Button tone="quiet" icon={<X size={16} aria-hidden="true" />} onClick={() => setImage(null)}>
                {bannerMessages.noPicture}
              </Button>
            ) : null}
          </div>
          <p role="alert" className="mt-2 text-sm text-brick empty:hidden">
            {fault}
          </p>
          <p className="mt-2 text-sm text-faint">{bannerMessages.imageHelp}</p>
        </div>
        <TextField
          label={bannerMessages.titleLabel}
          value={title}
          maxLength={longestBannerTitle}
          placeholder={company.name}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label={bannerMessages.subTitleLabel}
          value={subTitle}
          maxLength={longestBannerSubTitle}
          placeholder={showroomMessages.defaultSubTitle}
          onChange={(event) => setSubTitle(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
