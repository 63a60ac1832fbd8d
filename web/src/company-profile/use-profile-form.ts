import { changeOwnCompany, getOwnCompany } from '@fairquay/contract/company/endpoints.ts'
import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { findProfileFaults } from '@fairquay/contract/company/profile-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { keeper } from '../forms/keeper.ts'
import { useForm } from '../forms/use-form.ts'
import { refreshSession, useUser } from '../session.tsx'
import { showToast } from '../ui/toast-list.ts'
import { profileFormId } from './field-names.ts'
import { keptProfile, openProfile } from './kept-profile.ts'
import { ownCompanyQuery, type PictureAddresses, type StoredCompany } from './profile-query.ts'

/**
 * What is stored, what is typed, what is wrong with it, and saving it; also against somebody who saves at the same time, and after a reload. Who may only
 * read changes nothing here either: not everything on the page is a control that can be disabled.
 */
export function useProfileForm(opened: StoredCompany, mayEdit: boolean) {
  const queries = useQueryClient()
  const person = useUser()?.id ?? null
  // Of whoever opened the page: what they typed is nobody else's when they sign out over it.
  const [store] = useState(() => keeper.open(keptProfile(opened.id), person))
  const [start] = useState(() => openProfile(opened, mayEdit ? store.getState().value : null))
  const [stored, setStored] = useState(start.stored)
  // Saving mine over theirs sends before the page is drawn with their version.
  const version = useRef(start.stored.version)
  const [theirs, setTheirs] = useState<{ company: StoredCompany; sentence: string }>()
  const [pictures, setPictures] = useState<ReadonlyMap<number, PictureAddresses>>(start.pictures)

  const form = useForm({
    id: profileFormId,
    start: start.form,
    refuse: (draft) => findProfileFaults(draft, new Date().toISOString().slice(0, 10)),
    send: (draft) => call(changeOwnCompany, { body: { version: version.current, form: draft } }),
    onSent: (company) => {
      take(company)
      showToast('success', say.saved)
      // Its name and address stand in the menu, and its pages show what is new.
      void refreshSession()
      for (const page of ['company', 'showroom', 'shop', 'company-places'])
        void queries.invalidateQueries({ queryKey: [page] })
    },
    onFailed: async (error) => {
      if (!(error instanceof CallFailure)) return
      if (error.code === 'conflict') {
        const company = await call(getOwnCompany).catch(() => undefined)
        if (company) return setTheirs({ company, sentence: error.message })
      }
      if (Object.keys(error.details).length === 0 || error.code === 'conflict') showToast('error', error.message)
    },
  })

  const isChanged = !isSame(form.values, stored.form)
  useEffect(() => {
    const base = { base: stored.form, version: stored.version }
    store.keep(isChanged ? { form: form.values, ...base, pictures: [...pictures] } : null)
  }, [store, isChanged, form.values, stored, pictures])

  function standOn(company: StoredCompany) {
    version.current = company.version
    setStored(company)
    setTheirs(undefined)
  }

  function take(company: StoredCompany) {
    standOn(company)
    form.reset(company.form)
    setPictures((known) => new Map([...known, ...company.images.map((image) => [image.id, image] as const)]))
    queries.setQueryData(ownCompanyQuery.queryKey, company)
  }

  return {
    form,
    stored,
    draft: form.values,
    pictures,
    errors: form.errors,
    theirs,
    isChanged,
    change(part: Partial<CompanyForm>) {
      if (mayEdit) form.set(part)
    },
    addPicture(id: number, addresses: PictureAddresses, add: (current: CompanyForm) => Partial<CompanyForm>) {
      if (!mayEdit) return
      setPictures((known) => new Map([...known, [id, addresses]]))
      form.update((current) => ({ ...current, ...add(current) }))
    },
    // What was kept over a reload may stand on an older version than the one that was read since.
    discard: () => take(opened.version > stored.version ? opened : stored),
    /** The page is left without saving: what was typed is not there when it is opened again. */
    forget: () => store.keep(null),
    takeTheirs: () => theirs && take(theirs.company),
    /** What I changed over what is stored now; what I did not touch stays theirs. */
    saveMine() {
      if (!theirs) return
      const mine = { ...theirs.company.form, ...pickChanged(stored.form, form.values) }
      standOn(theirs.company)
      form.update(() => mine)
      form.submit(mine)
    },
    closeConflict: () => setTheirs(undefined),
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
