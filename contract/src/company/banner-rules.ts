import { defineMessages } from '../locale.ts'
/** Characters a banner's title and sub-title may have. */
export const longestBannerTitle = 120
export const longestBannerSubTitle = 200

/** The sentences of editing a banner; those of docs/product.md#texts to the letter. */
export const bannerMessages = defineMessages({
  title: 'Seller Showroom Banner',
  incorrectImage: 'Incorrect image',
  wait: 'Please, wait...',
  done: 'Done',
  failed: 'Something goes wrong, try again later...',
  noCompany: 'Company ID not found',
  edit: 'Edit banner',
  image: 'Banner image',
  choose: 'Choose a picture',
  noPicture: 'Remove picture',
  imageHelp: 'PNG, JPEG, WebP or AVIF of at most 5 MB. A wide one of 1600 × 400 pixels or more looks best.',
  titleLabel: 'Title',
  subTitleLabel: 'Sub-title',
})

/** Whether a file may become a banner, by what the browser says it is (docs/product.md#showroom); the server looks at what is in it. */
export function isBannerImage({ type }: { type: string }): boolean {
  return ['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/avif'].includes(type)
}

/** The name under which a picture is stored here, by its address in any size, absolute or not; nothing for what is no such address. */
export function readPictureName(path: string): string | undefined {
  const at = path.startsWith('/') ? path : URL.canParse(path) ? new URL(path).pathname : ''
  return /^\/files\/([a-z0-9-]{16,80}?)(?:-medium|-preview)?\.(?:webp|svg)$/.exec(at)?.[1]
}
