/** What makes a product easy to find, to judge and to order, with the points each is worth: together 100. In the order in which they are told. */
export const qualityPoints = {
  pictures: 15,
  largePicture: 7,
  morePictures: 8,
  category: 12,
  description: 8,
  longDescription: 7,
  packaging: 10,
  hts: 8,
  attributes: 7,
  weight: 5,
  barcode: 4,
  usp: 3,
  leadTime: 3,
  documents: 3,
} as const
export type QualityPart = keyof typeof qualityPoints

/** From so many pictures on a product is seen from all sides. */
export const enoughPictures = 3
/** Pixels of the longer side from which a picture can be enlarged. */
export const largeEnough = 1000
/** Letters of a description that tells more than the name. */
export const longEnough = 300
export const enoughAttributes = 3

/** What the rule looks at, of a stored product as of one that is being typed. */
export type QualityFacts = {
  /** In the order shown, in pixels; null where the size is not known, which is taken for large. */
  pictures: readonly ({ width: number; height: number } | null)[]
  /** HTML. */
  body: string
  usp: string
  categories: number
  attributes: number
  documents: number
  /** Some pack is described fully, so that freight can be asked for. */
  hasCompletePack: boolean
  hasHts: boolean
  hasBarcode: boolean
  hasWeight: boolean
  hasLeadTime: boolean
}

export type Quality = {
  /** 0 to 100. */
  score: number
  /** What is missing, what is worth most first. */
  missing: QualityPart[]
}

/** How well a product is described. A part that needs another (a large picture needs a picture) is not told before that one is there. */
export function rateQuality(facts: QualityFacts): Quality {
  const letters = countLetters(facts.body)
  const [first] = facts.pictures
  const has: Record<QualityPart, boolean> = {
    pictures: first !== undefined,
    largePicture: first !== undefined && (first === null || Math.max(first.width, first.height) >= largeEnough),
    morePictures: facts.pictures.length >= enoughPictures,
    category: facts.categories > 0,
    description: letters > 0,
    longDescription: letters >= longEnough,
    packaging: facts.hasCompletePack,
    hts: facts.hasHts,
    attributes: facts.attributes >= enoughAttributes,
    weight: facts.hasWeight,
    barcode: facts.hasBarcode,
    usp: facts.usp.trim() !== '',
    leadTime: facts.hasLeadTime,
    documents: facts.documents > 0,
  }
  const parts = Object.keys(has) as QualityPart[]
  const lacking = parts.filter((part) => !has[part])
  const isTold = (part: QualityPart) => {
    const needed = neededFirst[part]
    return needed === undefined || has[needed]
  }
  return {
    score: parts.reduce((sum, part) => sum + (has[part] ? qualityPoints[part] : 0), 0),
    missing: lacking.filter(isTold).sort((one, other) => qualityPoints[other] - qualityPoints[one]),
  }
}

const neededFirst: Partial<Record<QualityPart, QualityPart>> = {
  largePicture: 'pictures',
  morePictures: 'pictures',
  longDescription: 'description',
}

/** Letters of a text that people read: markup, references to characters and white space are none. */
function countLetters(html: string): number {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;|&#\w+;|\s/g, '').length
}

/** From this score on a product is well described; below `fairFrom` it is poorly. */
export const goodFrom = 80
export const fairFrom = 50
export type QualityLevel = 'good' | 'fair' | 'poor'

export function levelOfQuality(score: number): QualityLevel {
  return score >= goodFrom ? 'good' : score >= fairFrom ? 'fair' : 'poor'
}
