import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { SendAgain } from './send-again.tsx'
import { accountsTexts } from './texts.ts'

type CheckMailboxProps = { email: string; isSeller: boolean; next: string | undefined; onReopen: () => void }

/** After registering: what happens next, and what to do when no message comes. */
export function CheckMailbox({ email, isSeller, next, onReopen }: CheckMailboxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="w-full max-w-md">
      <span className="grid size-14 place-items-center rounded-full bg-tint text-quay">
        <MailCheck size={26} aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-3xl">
        {accountsTexts.checkMailbox}
      </h1>
      <p className="mt-3">{accountMessages.checkMailbox}</p>
      <p className="mt-3 rounded-md bg-sunken px-4 py-3 font-medium break-words">{email}</p>
      <p className="mt-3 text-soft">{accountMessages.checkMailboxNewest}</p>
      {isSeller ? <p className="mt-3 text-soft">{accountMessages.checkMailboxSeller}</p> : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/secured/login" search={next ? { next } : {}}>
          {accountsTexts.login}
        </LinkButton>
        <Button tone="secondary" onClick={onReopen}>
          {accountsTexts.changeEntered}
        </Button>
      </div>
      <section className="mt-8 border-t border-line pt-5">
        <h2 className="text-base">{accountsTexts.noMessage}</h2>
        <p className="mt-1 text-sm text-soft">{accountsTexts.noMessageHelp}</p>
        {settings.demo ? <p className="mt-2 text-sm text-soft">{accountMessages.demoMailbox}</p> : null}
        <SendAgain email={email} />
      </section>
    </div>
  )
}
