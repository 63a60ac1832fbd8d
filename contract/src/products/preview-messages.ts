import { defineMessages } from '../locale.ts'

/** What the preview of a product says. */
export const previewMessages = defineMessages({
  open: 'Preview the page',
  title: 'Preview',
  leadTyped:
    'What is typed in the editor, saved or not; it follows while you type. Only your company sees this, and nothing can be ordered here.',
  leadSaved: 'What is saved. Only your company sees this, and nothing can be ordered here.',
  olderBody: 'The description is shown as it was last saved.',
  edit: 'To the editor',
  unnamed: 'Name of the product',
  nothing: 'There is nothing to preview yet',
  nothingHelp: 'Type something into the new product: it is shown here at once.',
  loadFailed: 'The product could not be loaded.',
})
