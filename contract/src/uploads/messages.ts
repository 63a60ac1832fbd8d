import { defineMessages } from '../locale.ts'
export const uploadMessages = defineMessages({
  missing: 'Choose a picture to upload.',
  wrongType: 'Only PNG and JPEG pictures of at most 40 megapixels can be used here.',
  tooLarge: 'A picture may have at most 5 MB.',
})
