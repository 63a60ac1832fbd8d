import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

/** The name of a block, with the way to all of it. */
export function BlockHeading({ title, to }: { title: string; to?: LinkProps['to'] }) {
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-4 md:min-h-10">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      {to ? (
        <Link
          to={to}
          className="inline-flex min-h-8 items-center gap-1 rounded-sm font-medium text-quay hover:underline"
        >
          {homeMessages.viewAll}
          <span className="sr-only">: {title}</span>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      ) : null}
    </div>
  )
}
