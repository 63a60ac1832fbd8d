import { editorMessages } from '@fairquay/contract/products/editor-messages.ts'
import { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { richTextLook } from '../../ui/rich-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { takeDropped, takePasted } from './take-pasted.ts'
import { extensions, needsSource, readDocument } from './writing-rules.ts'

const say = editorMessages.richText

type RichTextEditorProps = {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange: (html: string) => void
}

/** A text with headings, lists, links and tables; whoever wants can see and write its HTML. The server has the last word on what of it is kept. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [isSource, setSource] = useState(needsSource(props.value))
  const isHeld = needsSource(props.value)
  const { id, label, value, error } = props
  const used = new TextEncoder().encode(value).length
  return (
    <div>
      {isSource || isHeld ? (
        <>
          <TextArea
            id={id}
            label={label}
            isLabelHidden
            rows={12}
            value={value}
            error={error}
            help={isHeld ? say.sourceOnly : undefined}
            onChange={(event) => props.onChange(event.target.value)}
            spellCheck={false}
          />
          {isHeld ? null : (
            <Button size="small" tone="quiet" className="mt-1" onClick={() => setSource(false)}>
              {say.asText}
            </Button>
          )}
        </>
      ) : (
        <Writing {...props} onSource={() => setSource(true)} />
      )}
      {used > 24_000 ? <p className="tabular mt-1 text-sm text-soft">{say.size(used)}</p> : null}
    </div>
  )
}

function Writing({ id, label, value, error, onChange, onSource }: RichTextEditorProps & { onSource: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [, redraw] = useState(0)
  const written = useRef(value)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })

  useEffect(() => {
    if (!place.current) return
    const made = new Editor({
      element: place.current,
      extensions,
      content: readDocument(written.current),
      // The library's styles would come as an inline sheet.
      injectCSS: false,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: joinClasses(richTextLook, 'h-64 overflow-y-auto px-3 py-2.5 whitespace-pre-wrap outline-none'),
        },
        handleDOMEvents: { paste: takePasted, drop: takeDropped },
      },
      onUpdate: ({ editor: changed }) => {
        written.current = changed.isEmpty ? '' : changed.getHTML()
        tell.current(written.current)
      },
      onTransaction: () => redraw((count) => count + 1),
    })
    setEditor(made)
    return () => made.destroy()
  }, [id, label])

  // Another text came from outside: a saved one, or somebody else's.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(readDocument(value), { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    const area = editor?.view.dom
    if (!area) return
    if (error) {
      area.setAttribute('aria-invalid', 'true')
      area.setAttribute('aria-describedby', `${id}-note`)
    } else {
      area.removeAttribute('aria-invalid')
      area.removeAttribute('aria-describedby')
    }
  }, [editor, error, id])

  return (
    <>
      <div
        className={joinClasses(
          'rounded-md border bg-surface focus-within:border-quay focus-within:outline-2 focus-within:outline-quay',
          error ? 'border-brick' : 'border-edge',
        )}
      >
        {editor ? (
          <RichTextToolbar editor={editor} onLink={() => setLinking(true)} onSource={onSource} />
        ) : (
          <div className="h-11 border-b border-line" />
        )}
        <div ref={place} />
      </div>
      {error ? <FieldNote id={`${id}-note`} error={error} /> : null}
      {editor && isLinking ? (
        <LinkDialog
          address={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setLinking(false)}
          onSet={(address) => {
            setLinking(false)
            const chain = editor.chain().focus().extendMarkRange('link')
            if (address === '') chain.unsetLink().run()
            else if (editor.state.selection.empty && !editor.isActive('link'))
              chain
                .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
                .run()
            else chain.setLink({ href: address }).run()
          }}
        />
      ) : null}
    </>
  )
}
