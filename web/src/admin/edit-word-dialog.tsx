import { leastLetters, refuseName } from '@fairquay/contract/admin/rules.ts'
import { changeWord, type DeskWord, type WordKind } from '@fairquay/contract/admin/word-endpoints.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { BrandLogoField } from './brand-logo-field.tsx'
import { adminTexts } from './texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

type EditWordDialogProps = { kind: WordKind; word: DeskWord; onClose: () => void }
type EditedWord = {
  name: string /** Undefined: the logo stays. */
  logo?: { id: number | null; preview: string | null }
}

/** Another name for a brand or family, and another logo for a brand. */
export function EditWordDialog({ kind, word, onClose }: EditWordDialogProps) {
  const finish = useDeskFinish()
  const [isUploading, setUploading] = useState(false)
  const start: EditedWord = { name: word.name }
  const form = useForm({
    start,
    refuse: ({ name }) => ({ name: refuseName(name, leastLetters[kind]) }),
    send: ({ name, logo }) =>
      call(changeWord, { params: { kind, id: word.id }, body: { name, ...(logo && { logo_image_id: logo.id }) } }),
    onSent: (_answer, { name }) => {
      onClose()
      return finish(adminTexts.saved(name.trim()))
    },
  })
  const { logo } = form.values
  return (
    <FormDialog
      form={form}
      title={adminTexts.change(word.name)}
      action={adminTexts.save}
      isUploading={isUploading}
      onClose={onClose}
      className="flex flex-col"
    >
      <FormFailure error={form.failure} />
      <TextField {...form.text('name')} label={adminTexts.name} required maxLength={80} />
      {kind === 'brands' ? (
        <BrandLogoField
          shown={logo ? logo.preview : word.logo}
          onChange={(chosen) => form.set({ logo: chosen })}
          onUploading={setUploading}
        />
      ) : null}
    </FormDialog>
  )
}
