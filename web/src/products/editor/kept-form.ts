import { emptyForm, type ProductForm } from '@fairquay/contract/products/form.ts'
import type { KeptAs } from '../../forms/kept.ts'
import { hasShapeOf } from '../../forms/shape-of.ts'

/** Addresses of a picture in three sizes, and the original's pixels where they are known. */
export type PictureAddresses = { preview: string; medium: string; original: string; width?: number; height?: number }

/** What somebody typed and did not save, on this device. */
export type KeptForm = {
  form: ProductForm
  /** What it was made from: the stored form, and its version (0: a new product). */
  base: ProductForm
  version: number
  at: string
  pictures: [number, PictureAddresses][]
}

/** A product is typed over days: what is unsaved stays on this device, also when the tab is closed. */
export function keptForm(productId: number | 'new'): KeptAs<KeptForm> {
  return { name: `product-${productId}`, where: 'device', read: readKeptForm }
}

/** What the editor takes apart; a number may be anything, because it may be half typed. */
const formModel = {
  ...emptyForm(''),
  position: null,
  leadTimeDays: null,
  orderStep: null,
  orderPack: null,
  temperatureMin: null,
  temperatureMax: null,
  dangerousGoodsClass: null,
  unNumber: null,
  categories: [0],
  tags: [''],
  attributes: [{ name: '', value: '' }],
  options: [{ name: '', values: [''] }],
  terms: [{ options: {} }],
  packaging: [{}],
  images: [{ imageId: 0, alt: '' }],
  // Older ones do not have them.
  video: null,
  documents: null,
  links: null,
}
const model = {
  form: formModel,
  base: formModel,
  version: 0,
  at: '',
  pictures: [[]],
}

function readKeptForm(stored: unknown): KeptForm | null {
  return hasShapeOf(model, stored) && stored.pictures.every(isPicture) && !Number.isNaN(Date.parse(stored.at))
    ? (stored as unknown as KeptForm)
    : null
}

function isPicture([id, addresses]: readonly unknown[]): boolean {
  return typeof id === 'number' && hasShapeOf({ preview: '', medium: '', original: '' }, addresses)
}
