import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { mostOf } from '@fairquay/contract/company/profile-rules.ts'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useState } from 'react'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { FieldNote } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'
import { TextField } from '../ui/text-field.tsx'
import { idOf } from './field-names.ts'
import { UploadButton } from './upload-button.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import type { ProfileState } from './use-profile-form.ts'

export function GallerySection({ state }: { state: ProfileState }) {
  return (
    <ProfileSection title={say.sections.gallery} help={say.sections.galleryHelp}>
      <PictureList state={state} list="gallery" />
    </ProfileSection>
  )
}

export function CertificatesSection({ state }: { state: ProfileState }) {
  return (
    <ProfileSection title={say.sections.certificates} help={say.sections.certificatesHelp}>
      <PictureList state={state} list="certificates" />
    </ProfileSection>
  )
}

type ListName = 'gallery' | 'certificates'

/** Pictures with their titles, in the order in which they are shown: dragged, or moved with the arrows. */
function PictureList({ state, list }: { state: ProfileState; list: ListName }) {
  const [dragged, setDragged] = useState<number | null>(null)
  const all = state.draft[list]
  const change = (next: CompanyForm[ListName]) => state.change({ [list]: next })
  const upload = usePictureUpload((id, addresses) =>
    state.addPicture(id, addresses, (current) => ({ [list]: [...current[list], { imageId: id, title: '' }] })),
  )

  function move(from: number, to: number) {
    const next = [...all]
    const [picture] = next.splice(from, 1)
    if (picture && to >= 0 && to <= next.length) change(next.toSpliced(to, 0, picture))
  }

  return (
    <UploadButton
      id={idOf(list)}
      name={say.labels[list]}
      label={say.upload}
      isMany
      isDisabled={all.length >= mostOf[list]}
      state={upload}
    >
      <ul aria-label={say.labels[list]} className="mb-4 grid gap-4 empty:hidden sm:grid-cols-2">
        {all.map(({ imageId, title }, at) => (
          <li
            key={imageId}
            draggable
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault()
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              move(dragged, at)
            }}
            className={joinClasses(
              'flex flex-col gap-2 rounded-lg border border-line bg-surface p-2',
              dragged === at && 'opacity-55',
            )}
          >
            <Picture
              src={state.pictures.get(imageId)?.medium}
              alt={title}
              width={400}
              height={300}
              className="aspect-[4/3] w-full rounded-md bg-sunken object-contain"
            />
            <TextField
              label={say.picture(at + 1)}
              isLabelHidden
              placeholder={say.pictureTitle}
              id={idOf(`${list}.${at}.title`)}
              maxLength={120}
              value={title}
              error={state.errors[`${list}.${at}.title`]}
              onChange={(event) => change(all.with(at, { imageId, title: event.target.value }))}
            />
            <div className="flex justify-end">
              <IconButton
                size="small"
                label={say.moveEarlier(at + 1)}
                icon={<ArrowLeft size={16} aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                size="small"
                label={say.moveLater(at + 1)}
                icon={<ArrowRight size={16} aria-hidden="true" />}
                disabled={at === all.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                size="small"
                label={say.removePicture(at + 1)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => change(all.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="mb-3 text-sm text-faint">{say.uploadHelp}</p>
      {state.errors[list] ? <FieldNote id={`${idOf(list)}-note`} error={state.errors[list]} /> : null}
    </UploadButton>
  )
}
