import { DOMParser as DocumentReader } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { parseHtml } from '../../ui/trusted-html.ts'

/**
 * Takes what is pasted or dropped as the editor's own library would, but reads its HTML through our policy: the library would make a policy of its own,
 * which the content security policy refuses.
 */
export function takePasted(view: EditorView, event: ClipboardEvent): boolean {
  const given = event.clipboardData
  if (!given) return false
  event.preventDefault()
  insertGiven(view, given)
  return true
}

export function takeDropped(view: EditorView, event: DragEvent): boolean {
  // What is dragged within the text is moved by the library, without reading HTML.
  if (view.dragging || !event.dataTransfer) return false
  event.preventDefault()
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!at || event.dataTransfer.files.length > 0) return true
  const { tr } = view.state
  view.dispatch(tr.insertText(event.dataTransfer.getData('text/plain'), at.pos))
  return true
}

function insertGiven(view: EditorView, given: DataTransfer): void {
  const html = given.getData('text/html')
  const { schema, tr } = view.state
  const body = html ? parseHtml(html) : writeParagraphs(given.getData('text/plain'))
  if (!body.hasChildNodes()) return
  const slice = DocumentReader.fromSchema(schema).parseSlice(body, { preserveWhitespace: html ? false : 'full' })
  view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}

function writeParagraphs(text: string): HTMLElement {
  const body = document.createElement('div')
  for (const part of text.split(/\r?\n\s*\r?\n/)) {
    if (part === '') continue
    const paragraph = document.createElement('p')
    for (const [index, line] of part.split(/\r?\n/).entries())
      paragraph.append(...(index > 0 ? [document.createElement('br')] : []), line)
    body.append(paragraph)
  }
  return body
}
