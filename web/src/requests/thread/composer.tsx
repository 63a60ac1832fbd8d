import { hasWords } from '@fairquay/contract/has-words.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { longestMessage, type MessageFile, sendMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { toPercent } from '@fairquay/contract/rounding.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Paperclip, Send } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useKept } from '../../forms/use-kept.ts'
import { useOnce } from '../../forms/use-once.ts'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { uiTexts } from '../../ui/texts.ts'
import type { Upload } from '../../use-uploads.ts'
import { formatBytes } from './message-files.tsx'
import { refreshRequest } from './request-queries.ts'
import { isOffered } from './request-threads.ts'
import { describeRefusal } from './tell-refusal.ts'
import { threadTexts } from './texts.ts'
import { useAttachments } from './use-attachments.ts'

type MessageDraft = { text: string; isQuestion: boolean; files: MessageFile[] }
const nothing: MessageDraft = { text: '', isQuestion: false, files: [] }
const model: MessageDraft = { ...nothing, files: [{ id: 0, name: '', type: 'image/webp', bytes: 0 }] }

type ComposerProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  company: number
  otherSide: string
}

/** Where a message is written: files are chosen, dropped or pasted, and what is typed stays until it is sent. */
export function Composer({ request, thread, company, otherSide }: ComposerProps) {
  const user = useUser()
  const queries = useQueryClient()
  const name = `message-${request.id}-${company}`
  const { draft, change, clear } = useKept(name, nothing, { model })
  const attachments = useAttachments({ id: request.id, company }, draft.files.length, (file) =>
    change((now) => ({ ...now, files: [...now.files, file] })),
  )
  const mayAsk = isOffered('ask', request, thread, user)
  const writeMessage = ({ text, isQuestion, files }: MessageDraft) => ({
    params: { id: request.id, company },
    body: {
      text: text.trim(),
      ...(isQuestion && mayAsk && { is_question: true }),
      ...(files.length > 0 && { file_ids: files.map(({ id }) => id) }),
    },
  })
  const sending = useOnce(sendMessage, writeMessage, {
    draft: { name },
    onSuccess: async () => {
      clear()
      attachments.clearSentence()
      attachments.dropRefused()
      await refreshRequest(queries, request.id)
    },
  })

  const form = useForm({
    start: nothing,
    kept: [draft, change],
    refuse: ({ text, files }) => ({
      text: !hasWords(text) && files.length === 0 ? offerMessages.messageEmpty : undefined,
    }),
    send: sending.mutateAsync,
  })
  /** What is still on its way belongs to the message. */
  const send = () => {
    if (!attachments.isSending) form.submit()
  }

  return (
    <Form form={{ ...form, submit: send }}>
      <FileTarget onFiles={attachments.add}>
        {(isOver) => (
          <>
            <TextArea
              {...form.text('text')}
              label={answerMessages.messageLabel}
              isLabelHidden
              placeholder={threadTexts.writeTo(otherSide)}
              help={isOver ? answerMessages.dropHere : answerMessages.attachHelp}
              rows={3}
              maxLength={longestMessage}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
                event.preventDefault()
                send()
              }}
            />
            <FileChips
              files={draft.files}
              uploads={attachments.uploads}
              onRemove={(id) => {
                attachments.clearSentence()
                form.set({ files: draft.files.filter((file) => file.id !== id) })
              }}
              onDrop={attachments.remove}
              onAgain={attachments.again}
            />
            <Alert>{attachments.sentence}</Alert>
            <Alert>{form.failure ? describeRefusal(form.failure) : null}</Alert>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <FilePicker onFiles={attachments.add} />
                {mayAsk ? <Checkbox {...form.tick('isQuestion')} label={answerMessages.question} /> : null}
              </div>
              <Button
                type="submit"
                icon={<Send size={17} aria-hidden="true" />}
                isBusy={form.isSending || attachments.isSending}
              >
                {answerMessages.sendMessage}
              </Button>
            </div>
          </>
        )}
      </FileTarget>
    </Form>
  )
}

type TakesFiles = { onFiles: (files: File[]) => void }

/** Where files can be dropped and pasted. */
function FileTarget({ onFiles, children }: TakesFiles & { children: (isOver: boolean) => ReactNode }) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are ways beside the button, which everybody reaches
    <div
      className={joinClasses(
        'relative mt-4 grid gap-2 rounded-lg',
        isOver && 'outline-2 outline-offset-4 outline-quay',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.some((type) => type === 'Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      }}
    >
      {children(isOver)}
    </div>
  )
}

function FilePicker({ onFiles }: TakesFiles) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,application/pdf"
        aria-label={answerMessages.attach}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button
        tone="secondary"
        icon={<Paperclip size={17} aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        {answerMessages.attach}
      </Button>
    </>
  )
}

type FileChipsProps = {
  files: readonly MessageFile[]
  uploads: readonly Upload[]
  onRemove: (id: number) => void
  onDrop: (key: number) => void
  onAgain: (key: number) => void
}

/** What goes with the message, and what is on its way or was not taken. */
function FileChips({ files, uploads, onRemove, onDrop, onAgain }: FileChipsProps) {
  if (files.length + uploads.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          <Chip name={file.name} onRemove={() => onRemove(file.id)}>
            {file.name} <span className="text-soft">{formatBytes(file.bytes)}</span>
          </Chip>
        </li>
      ))}
      {uploads.map(({ key, name, part, sentence, isLost = false }) => (
        <li key={key} className="max-w-full">
          <Chip name={name} onRemove={() => onDrop(key)}>
            {name}{' '}
            {sentence === undefined ? (
              <progress
                aria-label={name}
                max={100}
                value={Math.round(toPercent(part, 1))}
                className="ml-1 h-2 w-16 accent-quay"
              />
            ) : null}
          </Chip>
          {sentence === undefined ? null : (
            <p role="alert" className="mt-1 text-sm text-brick">
              {threadTexts.fileRefused(name, sentence)}
            </p>
          )}
          {isLost ? (
            <Button tone="quiet" size="small" onClick={() => onAgain(key)}>
              {uiTexts.tryAgain}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-brick empty:hidden">
      {children}
    </p>
  )
}
