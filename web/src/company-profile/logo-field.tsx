import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { X } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { FieldNote } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { idOf } from './field-names.ts'
import { UploadButton } from './upload-button.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import type { ProfileState } from './use-profile-form.ts'

export function LogoField({ state, help }: { state: ProfileState; help: string }) {
  const { draft, pictures, errors } = state
  const upload = usePictureUpload((id, addresses) => state.addPicture(id, addresses, () => ({ logoImageId: id })))
  const logo = draft.logoImageId === null ? null : (pictures.get(draft.logoImageId)?.medium ?? null)
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{say.labels.logo}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Picture
          src={logo}
          alt=""
          width={96}
          height={96}
          className="size-24 rounded-lg border border-line bg-surface object-contain"
        />
        <div className="flex flex-wrap items-center gap-2">
          <UploadButton id={idOf('logo')} name={say.labels.logo} label={say.uploadOne} state={upload} />
          {logo ? (
            <Button
              tone="quiet"
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => state.change({ logoImageId: null })}
            >
              {say.removeLogo}
            </Button>
          ) : null}
        </div>
      </div>
      <FieldNote id={`${idOf('logo')}-note`} help={help} error={errors.logo} />
    </div>
  )
}
