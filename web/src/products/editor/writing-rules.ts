import { type Extensions, getSchema, type JSONContent, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { DOMParser as DocumentReader, type Schema } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { parseHtml } from '../../ui/trusted-html.ts'

const makeShifted = (tag: 'sub' | 'sup') =>
  Mark.create({
    name: tag,
    excludes: 'sub sup',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** What can be written: what the server's sanitiser lets through, but for the few elements of `onlyInSource`. */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // It would add an empty paragraph to every text.
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, protocols: ['mailto'], HTMLAttributes: { target: null, class: null } },
  }),
  makeShifted('sub'),
  makeShifted('sup'),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
]

let schema: Schema | undefined

/** The document of an HTML text, read by the browser without running or fetching anything of it. */
export function readDocument(html: string): JSONContent {
  schema ??= getSchema(extensions)
  return DocumentReader.fromSchema(schema).parse(parseHtml(html)).toJSON() as JSONContent
}

/** What the sanitiser keeps and this editor would drop: such a text is edited as HTML. */
const onlyInSource = /<(dl|dt|dd|caption|tfoot)\b/i

export function needsSource(html: string): boolean {
  return onlyInSource.test(html)
}
