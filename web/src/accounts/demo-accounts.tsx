import { accountsTexts } from './texts.ts'

const password = 'fairquay-demo'
const accounts = [
  { email: 'buyer@demo.test', role: accountsTexts.buyer, can: 'sees prices, orders, asks for quotes' },
  { email: 'seller@demo.test', role: accountsTexts.seller, can: 'has a showroom with products' },
  { email: 'provider@demo.test', role: accountsTexts.serviceProvider, can: 'answers logistic quotes' },
  { email: 'broker@demo.test', role: accountsTexts.customsBroker, can: 'estimates import duties' },
  { email: 'admin@demo.test', role: accountsTexts.admin, can: 'looks after the marketplace' },
] as const

/** The demo marketplace's accounts, filled in with one press. Never shown outside the demo (`settings.demo`). */
export function DemoAccounts({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 rounded-lg border border-line bg-surface p-4">
      <h2 id="demo-accounts" className="text-sm font-semibold tracking-normal">
        {accountsTexts.lookAroundAsSomebody}
      </h2>
      <p className="mb-2 text-sm text-soft">{accountsTexts.thisDemoMarketplaceChooseAccount}</p>
      <ul>
        {accounts.map(({ email, role, can }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password })}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-col justify-center rounded-md px-2 py-1 text-left transition-colors hover:bg-tint"
            >
              <span className="font-medium text-quay">{role}</span>
              <span className="text-sm text-soft">
                {email}, {can}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
