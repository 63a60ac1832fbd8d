import { editorMessages } from '@fairquay/contract/products/editor-messages.ts'
import type { Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table as TableIcon,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

const say = editorMessages.richText

type Tool = {
  label: string
  icon: LucideIcon | string
  isOn?: boolean
  isOff?: boolean
  run: () => void
}

type ToolbarProps = { editor: Editor; onLink: () => void; onSource: () => void }

/** One stop for the Tab key; arrows, Home and End move inside. */
export function RichTextToolbar({ editor, onLink, onSource }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const tools = listTools(editor, onLink, onSource)

  function steer(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % tools.length,
      ArrowLeft: (at - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    bar.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={say.toolbar}
      onKeyDown={steer}
      className="flex flex-wrap gap-0.5 border-b border-line p-1"
    >
      {tools.map(({ label, icon: Icon, isOn, isOff, run }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          tabIndex={index === Math.min(at, tools.length - 1) ? 0 : -1}
          // The selection in the text stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setAt(index)}
          onClick={() => (isOff ? undefined : run())}
          className={joinClasses(
            'grid h-9 min-w-9 place-items-center rounded-sm px-1.5 text-sm font-medium transition-colors hover:bg-tint hover:text-quay aria-disabled:opacity-45 focus-visible:-outline-offset-2',
            isOn ? 'bg-tint text-quay' : 'text-soft',
          )}
        >
          {typeof Icon === 'string' ? Icon : <Icon size={17} aria-hidden="true" />}
        </button>
      ))}
    </div>
  )
}

function listTools(editor: Editor, onLink: () => void, onSource: () => void): Tool[] {
  const chain = () => editor.chain().focus()
  const mark = (label: string, icon: LucideIcon, name: string): Tool => ({
    label,
    icon,
    isOn: editor.isActive(name),
    run: () => void chain().toggleMark(name).run(),
  })
  const isInTable = editor.isActive('table')
  return [
    mark(say.bold, Bold, 'bold'),
    mark(say.italic, Italic, 'italic'),
    mark(say.underline, Underline, 'underline'),
    mark(say.strike, Strikethrough, 'strike'),
    {
      label: say.heading2,
      icon: Heading2,
      isOn: editor.isActive('heading', { level: 2 }),
      run: () => void chain().toggleHeading({ level: 2 }).run(),
    },
    {
      label: say.heading3,
      icon: Heading3,
      isOn: editor.isActive('heading', { level: 3 }),
      run: () => void chain().toggleHeading({ level: 3 }).run(),
    },
    {
      label: say.bullets,
      icon: List,
      isOn: editor.isActive('bulletList'),
      run: () => void chain().toggleBulletList().run(),
    },
    {
      label: say.numbers,
      icon: ListOrdered,
      isOn: editor.isActive('orderedList'),
      run: () => void chain().toggleOrderedList().run(),
    },
    {
      label: say.quote,
      icon: Quote,
      isOn: editor.isActive('blockquote'),
      run: () => void chain().toggleBlockquote().run(),
    },
    { label: say.link, icon: LinkIcon, isOn: editor.isActive('link'), run: onLink },
    mark(say.subscript, Subscript, 'sub'),
    mark(say.superscript, Superscript, 'sup'),
    ...(isInTable
      ? [
          { label: say.addRow, icon: '+ ↓', run: () => void chain().addRowAfter().run() },
          { label: say.addColumn, icon: '+ →', run: () => void chain().addColumnAfter().run() },
          { label: say.removeTable, icon: Trash2, run: () => void chain().deleteTable().run() },
        ]
      : [
          {
            label: say.table,
            icon: TableIcon,
            run: () => void chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
          },
        ]),
    { label: say.undo, icon: Undo2, isOff: !editor.can().undo(), run: () => void chain().undo().run() },
    { label: say.redo, icon: Redo2, isOff: !editor.can().redo(), run: () => void chain().redo().run() },
    { label: say.source, icon: Code, run: onSource },
  ]
}
