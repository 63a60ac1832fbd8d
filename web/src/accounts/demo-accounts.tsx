import { accountsTexts } from './texts.ts'

const password = 'fairquay-demo'
const accounts = [
  { email: 'buyer@demo.test', ...accountsTexts.demoAccounts.buyer },
  { email: 'seller@demo.test', ...accountsTexts.demoAccounts.seller },
  { email: 'provider@demo.test', ...accountsTexts.demoAccounts.provider },
  { email: 'broker@demo.test', ...accountsTexts.demoAccounts.broker },
  { email: 'admin@demo.test', ...accountsTexts.demoAccounts.admin },
] as const

/** The demo marketplace's accounts, filled in with one press. Never shown outside the demo (`settings.demo`). */
export function DemoAccounts({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 rounded-lg border border-line bg-surface p-4">
      <h2 id="demo-accounts" className="text-sm font-semibold tracking-normal">
        {accountsTexts.demoTitle}
      </h2>
      <p className="mb-2 text-sm text-soft">{accountsTexts.demoHelp}</p>
      <ul>
        {accounts.map(({ email, role, note }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password })}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-col justify-center rounded-md px-2 py-1 text-left transition-colors hover:bg-tint"
            >
              <span className="font-medium text-quay">{role}</span>
              <span className="text-sm text-soft">{note(email)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
