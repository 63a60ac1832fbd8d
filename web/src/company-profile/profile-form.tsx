import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { useBlocker } from '@tanstack/react-router'
import { Form, FormSummary } from '../forms/form.tsx'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { BranchesSection } from './branches-section.tsx'
import { Completeness } from './completeness.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ExportsSection } from './exports-section.tsx'
import { nameField } from './field-names.ts'
import { CertificatesSection, GallerySection } from './picture-sections.tsx'
import { AddressSection, CompanySection, ContactSection, FactsSection, NumbersSection } from './plain-sections.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import type { StoredCompany } from './profile-query.ts'
import { SortingSection } from './sorting-section.tsx'
import { useProfileForm } from './use-profile-form.ts'

type ProfileFormProps = { stored: StoredCompany; isPreviewing: boolean; onPreviewed: () => void }

/** The whole profile: a seller's with everything its public pages show, another company's with what stands on its trade documents. */
export function ProfileForm({ stored, isPreviewing, onPreviewed }: ProfileFormProps) {
  const isOwner = useUser()?.company?.role === 'owner'
  const state = useProfileForm(stored, isOwner)
  const isSeller = stored.kind === 'seller'
  const blocker = useBlocker({
    shouldBlockFn: () => state.isChanged,
    enableBeforeUnload: () => state.isChanged,
    withResolver: true,
  })

  return (
    <Form form={state.form} label={say.title}>
      <Completeness form={state.draft} kind={state.stored.kind} />
      {isOwner ? null : (
        <p className="mb-6 rounded-md bg-amber-tint px-4 py-3 font-medium text-amber">{say.readOnly}</p>
      )}
      <FormSummary form={state.form} title={say.faults} labels={(field) => nameField(field, state.draft)} />
      <fieldset disabled={!isOwner} className="min-w-0">
        <CompanySection state={state} isSeller={isSeller} />
        <AddressSection state={state} isSeller={isSeller} />
        <ContactSection state={state} isSeller={isSeller} />
        <NumbersSection state={state} />
        {isSeller ? (
          <>
            <FactsSection state={state} />
            <SortingSection state={state} />
            <ExportsSection state={state} />
            <GallerySection state={state} />
            <CertificatesSection state={state} />
          </>
        ) : null}
        <BranchesSection state={state} />
      </fieldset>
      {isOwner ? (
        <div className="stays-at-foot sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:rounded-t-lg md:border-x">
          <p role="status" className="mr-auto text-sm text-soft">
            {state.isChanged ? say.unsaved : say.allSaved}
          </p>
          {state.isChanged ? (
            <Button tone="quiet" onClick={state.discard} disabled={state.form.isSending}>
              {say.discard}
            </Button>
          ) : null}
          <Button type="submit" isBusy={state.form.isSending}>
            {say.save}
          </Button>
        </div>
      ) : null}
      <PreviewDialog state={state} isOpen={isPreviewing} onClose={onPreviewed} />
      <ConflictDialog state={state} />
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        title={say.leaveTitle}
        confirmLabel={say.leave}
        cancelLabel={say.stay}
        tone="danger"
        onConfirm={() => {
          state.forget()
          blocker.proceed?.()
        }}
        onCancel={() => blocker.reset?.()}
      >
        {say.leaveHelp}
      </ConfirmDialog>
    </Form>
  )
}
