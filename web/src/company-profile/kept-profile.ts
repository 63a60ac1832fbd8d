import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import type { KeptAs } from '../forms/kept.ts'
import { hasShapeOf } from '../forms/shape-of.ts'
import type { PictureAddresses, StoredCompany } from './profile-query.ts'

/** What an owner typed and did not save: with the form it was made from, so that what others save meanwhile is not overwritten unseen. */
export type KeptProfile = {
  form: CompanyForm
  base: CompanyForm
  version: number
  /** Of pictures that were uploaded and are not stored with the company yet. */
  pictures: [number, PictureAddresses][]
}

/** Kept in the tab until it is saved or discarded. */
export function keptProfile(companyId: number): KeptAs<KeptProfile> {
  return { name: `company-${companyId}`, read: readKeptProfile }
}

/** What the page is opened with: the company as it is stored, or what was typed before a reload over what it was typed over. */
export function openProfile(opened: StoredCompany, kept: KeptProfile | null) {
  const isLeft = kept !== null && JSON.stringify(kept.form) !== JSON.stringify(opened.form)
  const pictures = opened.images.map((image): [number, PictureAddresses] => [image.id, image])
  return {
    form: isLeft ? kept.form : opened.form,
    stored: isLeft ? { ...opened, form: kept.base, version: kept.version } : opened,
    pictures: new Map(isLeft ? [...pictures, ...kept.pictures] : pictures),
  }
}

const place = { country: '', city: '', address: '', zip: '', lat: null, lng: null }

/** What the page takes apart. */
const formModel = {
  ...place,
  name: '',
  description: '',
  logoImageId: null,
  gallery: [{ imageId: 0, title: '' }],
  certificates: [{ imageId: 0, title: '' }],
  brands: [''],
  industries: [0],
  exportCountries: [''],
  establishedOn: '',
  employees: null,
  ownership: '',
  turnover: null,
  exportPercent: null,
  website: '',
  email: '',
  registrationNumber: '',
  taxNumber: '',
  currency: '',
  branches: [{ ...place, id: null, kind: '', name: '', code: '', isPrimary: false }],
}
const model = { form: formModel, base: formModel, version: 0, pictures: [[]] }

function readKeptProfile(stored: unknown): KeptProfile | null {
  return hasShapeOf(model, stored) && stored.pictures.every(isPicture) ? (stored as unknown as KeptProfile) : null
}

function isPicture([id, addresses]: readonly unknown[]): boolean {
  return typeof id === 'number' && hasShapeOf({ preview: '', medium: '', original: '' }, addresses)
}
