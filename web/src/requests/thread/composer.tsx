import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { longestMessage, type MessageFile, sendMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Paperclip, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useKept } from '../../forms/use-kept.ts'
import { useOnce } from '../../forms/use-once.ts'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { formatBytes } from './message-files.tsx'
import { messagesQuery, requestQuery } from './request-queries.ts'
import { isOffered } from './request-threads.ts'
import { useAttachments } from './use-attachments.ts'
import { describeRefusal } from './use-thread-action.ts'

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
  const [isOver, setOver] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
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
      await Promise.all([
        queries.invalidateQueries({ queryKey: messagesQuery(request.id, company).queryKey }),
        queries.invalidateQueries({ queryKey: requestQuery(request.id).queryKey }),
      ])
    },
  })

  function send() {
    const hasNothing = draft.text.trim() === '' && draft.files.length === 0
    setEmpty(hasNothing)
    if (!hasNothing && !attachments.isSending && !sending.isPending) sending.mutate(draft)
  }

  return (
    <form
      className={joinClasses(
        'relative mt-4 grid gap-2 rounded-lg',
        isOver && 'outline-2 outline-offset-4 outline-quay',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        attachments.add([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        attachments.add(files)
      }}
    >
      <TextArea
        label={answerMessages.messageLabel}
        isLabelHidden
        placeholder={`${answerMessages.messagePlaceholder} ${otherSide}`}
        help={isOver ? answerMessages.dropHere : answerMessages.attachHelp}
        error={isEmpty ? offerMessages.messageEmpty : undefined}
        rows={3}
        maxLength={longestMessage}
        value={draft.text}
        onChange={(event) => {
          setEmpty(false)
          change((now) => ({ ...now, text: event.target.value }))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      {draft.files.length + attachments.uploads.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {draft.files.map((file) => (
            <li key={file.id} className="max-w-full">
              <Chip
                name={file.name}
                onRemove={() => change((now) => ({ ...now, files: now.files.filter(({ id }) => id !== file.id) }))}
              >
                {file.name} <span className="text-soft">{formatBytes(file.bytes)}</span>
              </Chip>
            </li>
          ))}
          {attachments.uploads.map(({ key, name, part, sentence }) => (
            <li key={key} className="max-w-full">
              <Chip name={name} onRemove={() => attachments.remove(key)}>
                {name}{' '}
                {sentence === undefined ? (
                  <progress
                    aria-label={name}
                    max={100}
                    value={Math.round(part * 100)}
                    className="ml-1 h-2 w-16 accent-quay"
                  />
                ) : null}
              </Chip>
              {sentence === undefined ? null : (
                <p role="alert" className="mt-1 text-sm text-brick">
                  {name}: {sentence}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {attachments.sentence ? (
        <p role="alert" className="text-sm text-brick">
          {attachments.sentence}
        </p>
      ) : null}
      {sending.error ? (
        <p role="alert" className="text-sm text-brick">
          {describeRefusal(sending.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept="image/png,image/jpeg,application/pdf"
            aria-label={answerMessages.attach}
            onChange={(event) => {
              attachments.add([...(event.target.files ?? [])])
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
          {mayAsk ? (
            <Checkbox
              label={answerMessages.question}
              checked={draft.isQuestion}
              onChange={(event) => change((now) => ({ ...now, isQuestion: event.target.checked }))}
            />
          ) : null}
        </div>
        <Button
          type="submit"
          icon={<Send size={17} aria-hidden="true" />}
          isBusy={sending.isPending || attachments.isSending}
        >
          {answerMessages.sendMessage}
        </Button>
      </div>
    </form>
  )
}
