import { uploadImage } from '@fairquay/contract/uploads/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { ImageUp, Tag } from 'lucide-react'
import { useId } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Spinner } from '../ui/spinner.tsx'
import { adminTexts } from './texts.ts'

type BrandLogoFieldProps = {
  shown: string | null
  onChange: (logo: { id: number | null; preview: string | null }) => void
  /** While a picture is on its way: a form saved now would go without it. */
  onUploading?: (isUploading: boolean) => void
}

/** The picture of a brand: what is chosen is uploaded at once, and becomes the logo when the form is saved. */
export function BrandLogoField({ shown, onChange, onUploading }: BrandLogoFieldProps) {
  const id = useId()
  const uploading = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('image', file)
      return call(uploadImage, { form })
    },
    onMutate: () => onUploading?.(true),
    onSettled: () => onUploading?.(false),
    onSuccess: (image) => onChange({ id: image.id, preview: image.preview }),
  })
  return (
    <div className="mt-5">
      <p className="mb-1.5 text-sm font-medium">{adminTexts.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-16 place-items-center overflow-hidden rounded-md bg-sunken text-faint">
          {shown ? (
            <img src={shown} alt="" width={64} height={64} className="size-16 bg-white object-contain" />
          ) : (
            <Tag size={22} aria-hidden="true" />
          )}
        </span>
        <span className="relative">
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) uploading.mutate(file)
              event.target.value = ''
            }}
          />
          <label
            htmlFor={id}
            className={buttonLook('secondary', 'small', 'peer-focus-visible:outline-2 peer-focus-visible:outline-quay')}
          >
            {uploading.isPending ? <Spinner className="size-4" /> : <ImageUp size={16} aria-hidden="true" />}
            {adminTexts.choosePicture}
          </label>
        </span>
        {shown ? (
          <Button tone="quiet" size="small" onClick={() => onChange({ id: null, preview: null })}>
            {adminTexts.removeLogo}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="mt-2 text-sm text-brick empty:hidden">
        {uploading.error?.message}
      </p>
    </div>
  )
}
