import { lowerHomeMessages } from '@fairquay/contract/home/lower-messages.ts'
import { Ship, ShoppingBasket, Store } from 'lucide-react'
import { useSession } from '../session.tsx'
import { LinkButton } from '../ui/link-button.tsx'

const { cards, title, lead, titleForMembers, leadForMembers } = lowerHomeMessages.signUp

const kinds = [
  { type: 'buyer', icon: ShoppingBasket },
  { type: 'seller', icon: Store },
  { type: 'provider', icon: Ship },
] as const

/** Buyer, Seller, Service Provider: each leads to the registration with that choice made. */
export function SignUpCards() {
  const isMember = useSession().status === 'signedIn'
  return (
    <section aria-label={isMember ? titleForMembers : title}>
      <h2 className="text-xl md:text-2xl">{isMember ? titleForMembers : title}</h2>
      <p className="mt-1.5 text-base text-soft">{isMember ? leadForMembers : lead}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-3 md:gap-5">
        {kinds.map(({ type, icon: Icon }) => (
          <li key={type} className="flex flex-col rounded-lg border border-line bg-surface p-5 md:p-7">
            <Icon size={30} strokeWidth={1.6} aria-hidden="true" className="text-quay" />
            <h3 className="mt-4 text-lg">{cards[type].name}</h3>
            <p className="mt-1.5 mb-5 text-pretty text-soft">{cards[type].text}</p>
            <LinkButton to="/secured/register" search={{ type }} tone="secondary" className="mt-auto md:self-start">
              {cards[type].action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
