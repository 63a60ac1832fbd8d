import { bannerMessages, longestBannerSubTitle, longestBannerTitle } from '@fairquay/contract/company/banner-rules.ts'
import { uploadBanner } from '@fairquay/contract/company/endpoints.ts'
import type { Company } from '@fairquay/contract/company/shapes.ts'
import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import { Upload, X } from 'lucide-react'
import { useRef } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useForm } from '../forms/use-form.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dismissToast, showToast } from '../ui/toast-list.ts'
import { ShowroomBanner } from './showroom-banner.tsx'
import { showroomTexts } from './texts.ts'
import { useBannerUpload } from './use-banner-upload.ts'

/** Long enough to be read before the page loads anew. */
const readingTime = 900

type BannerDialogProps = { company: Company; isOpen: boolean; onClose: () => void }

/** Title, sub-title and picture of one's own showroom, shown above as they will look. A picture is uploaded when it is chosen, the banner changes with Save. */
export function BannerDialog({ company, isOpen, onClose }: BannerDialogProps) {
  const supplierID = useUser()?.company?.id
  const waiting = useRef(0)
  const form = useForm({
    start: {
      bannerTitle: company.bannerTitle ?? '',
      bannerSubTitle: company.bannerSubTitle ?? '',
      path: company.bannerImage,
    },
    send: async (banner) => {
      if (!supplierID) throw new Error(bannerMessages.noCompany)
      waiting.current = showToast('info', bannerMessages.wait)
      await call(uploadBanner, { body: { ...banner, supplierID } })
      // Saving lasts until the page has loaded anew.
      dismissToast(waiting.current)
      showToast('success', bannerMessages.done)
      await new Promise((resolve) => setTimeout(resolve, readingTime))
      location.reload()
    },
    onFailed: (error) => {
      dismissToast(waiting.current)
      if (!supplierID) return showToast('error', bannerMessages.noCompany)
      const reason = error instanceof CallFailure ? error.details.path : undefined
      showToast('error', reason ?? bannerMessages.failed)
    },
  })
  const upload = useBannerUpload((path) => form.set({ path }))
  const { bannerTitle, bannerSubTitle, path } = form.values
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      isUploading={upload.isBusy}
      width="wide"
      title={bannerMessages.title}
      action={showroomTexts.save}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button below is the first */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!form.isSending) upload.choose(event.dataTransfer.files[0])
        }}
      >
        <ShowroomBanner
          isPreview
          company={{
            name: company.name,
            bannerImage: path,
            bannerTitle: bannerTitle.trim(),
            bannerSubTitle: bannerSubTitle.trim(),
          }}
        />
      </div>
      <PictureChoice
        upload={upload}
        fault={upload.fault ?? form.errors.path}
        onRemove={path === null ? undefined : () => form.set({ path: null })}
      />
      <TextField
        {...form.text('bannerTitle')}
        label={bannerMessages.titleLabel}
        maxLength={longestBannerTitle}
        placeholder={company.name}
      />
      <TextField
        {...form.text('bannerSubTitle')}
        label={bannerMessages.subTitleLabel}
        maxLength={longestBannerSubTitle}
        placeholder={showroomMessages.defaultSubTitle}
      />
    </FormDialog>
  )
}

type PictureChoiceProps = {
  upload: ReturnType<typeof useBannerUpload>
  fault: string | undefined
  onRemove: (() => void) | undefined
}

function PictureChoice({ upload, fault, onRemove }: PictureChoiceProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,.jpg,image/webp,image/avif"
          aria-label={bannerMessages.image}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            upload.choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          tone="secondary"
          icon={<Upload size={16} aria-hidden="true" />}
          isBusy={upload.isBusy}
          onClick={() => file.current?.click()}
        >
          {upload.isBusy ? bannerMessages.wait : bannerMessages.choose}
        </Button>
        {onRemove ? (
          <Button tone="quiet" icon={<X size={16} aria-hidden="true" />} onClick={onRemove}>
            {bannerMessages.noPicture}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="mt-2 text-sm text-brick empty:hidden">
        {fault}
      </p>
      <p className="mt-2 text-sm text-faint">{bannerMessages.imageHelp}</p>
    </div>
  )
}
