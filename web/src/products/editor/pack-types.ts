import { editorTexts } from './texts.ts'

/** What packs are mostly called, to choose from; a seller may call one anything. */
export const packTypes = [
  editorTexts.carton,
  editorTexts.box,
  editorTexts.bag,
  editorTexts.sack,
  editorTexts.crate,
  editorTexts.drum,
  editorTexts.tray,
  editorTexts.bundle,
  'EUR-1',
  'EUR-3',
  'EUR-6',
]
