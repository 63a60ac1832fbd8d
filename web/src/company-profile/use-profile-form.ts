import { changeOwnCompany, getOwnCompany } from '@fairquay/contract/company/endpoints.ts'
import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { findProfileFaults } from '@fairquay/contract/company/profile-rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailure, call } from '../call.ts'
import { refreshSession } from '../session.tsx'
import { showToast } from '../ui/toast-list.ts'
import { ownCompanyQuery, type PictureAddresses, type StoredCompany } from './profile-query.ts'

/**
 * What is stored, what is typed, what is wrong with it, and saving it; also against somebody who saves at the same time. Who may only read changes nothing
 * here either: not everything on the page is a control that can be disabled.
 */
export function useProfileForm(opened: StoredCompany, mayEdit: boolean) {
  const queries = useQueryClient()
  const [stored, setStored] = useState(opened)
  const [draft, setDraft] = useState(opened.form)
  const [isTried, setTried] = useState(false)
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<{ company: StoredCompany; sentence: string }>()
  const summary = useRef<HTMLDivElement>(null)
  const [pictures, setPictures] = useState(
    () => new Map<number, PictureAddresses>(opened.images.map((image) => [image.id, image])),
  )

  const faults = findProfileFaults(draft, new Date().toISOString().slice(0, 10))
  const errors: Readonly<Record<string, string>> = { ...(isTried ? faults : {}), ...refusals }

  function take(company: StoredCompany) {
    setStored(company)
    setDraft(company.form)
    setPictures((known) => new Map([...known, ...company.images.map((image) => [image.id, image] as const)]))
    setRefusals({})
    setTried(false)
    setTheirs(undefined)
    queries.setQueryData(ownCompanyQuery.queryKey, company)
  }

  const saving = useMutation({
    mutationFn: ({ version, form }: { version: number; form: CompanyForm }) =>
      call(changeOwnCompany, { body: { version, form } }),
    onSuccess: (company) => {
      take(company)
      showToast('success', say.saved)
      // Its name and address stand in the menu, and its pages show what is new.
      void refreshSession()
      for (const page of ['company', 'showroom', 'shop', 'company-places'])
        void queries.invalidateQueries({ queryKey: [page] })
    },
    onError: async (error) => {
      if (!(error instanceof CallFailure)) return
      if (error.code === 'conflict') {
        const company = await call(getOwnCompany).catch(() => undefined)
        if (company) return setTheirs({ company, sentence: error.message })
      }
      if (Object.keys(error.details).length === 0 || error.code === 'conflict') showToast('error', error.message)
      else {
        setRefusals(error.details)
        focusSummary()
      }
    },
  })

  function focusSummary() {
    requestAnimationFrame(() => summary.current?.focus())
  }

  return {
    stored,
    draft,
    pictures,
    errors,
    summary,
    theirs,
    isBusy: saving.isPending,
    isChanged: JSON.stringify(draft) !== JSON.stringify(stored.form),
    change(part: Partial<CompanyForm>) {
      if (!mayEdit) return
      setDraft((current) => ({ ...current, ...part }))
      setRefusals({})
    },
    addPicture(id: number, addresses: PictureAddresses, add: (current: CompanyForm) => Partial<CompanyForm>) {
      if (!mayEdit) return
      setPictures((known) => new Map([...known, [id, addresses]]))
      setDraft((current) => ({ ...current, ...add(current) }))
    },
    discard: () => take(stored),
    takeTheirs: () => theirs && take(theirs.company),
    /** What I changed over what is stored now; what I did not touch stays theirs. */
    saveMine() {
      if (!theirs) return
      const form = { ...theirs.company.form, ...pickChanged(stored.form, draft) }
      setTheirs(undefined)
      setStored(theirs.company)
      setDraft(form)
      saving.mutate({ version: theirs.company.version, form })
    },
    closeConflict: () => setTheirs(undefined),
    save() {
      if (saving.isPending) return
      setTried(true)
      if (Object.keys(faults).length > 0) focusSummary()
      else saving.mutate({ version: stored.version, form: draft })
    },
  }
}

export type ProfileState = ReturnType<typeof useProfileForm>

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields in which a form differs from another one. */
export function pickChanged(before: CompanyForm, after: CompanyForm): Partial<CompanyForm> {
  const changed = Object.entries(after).filter(([field, value]) => !isSame(value, before[field as keyof CompanyForm]))
  return Object.fromEntries(changed)
}
