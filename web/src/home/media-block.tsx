import { lowerHomeMessages } from '@fairquay/contract/home/lower-messages.ts'
import { Link } from '@tanstack/react-router'
import { Picture } from '../ui/picture.tsx'

/** Articles from the trade. */
export function MediaBlock() {
  const { kicker, title, stories } = lowerHomeMessages.media
  return (
    <section aria-label={kicker}>
      <p className="font-medium text-quay">{kicker}</p>
      <h2 className="mt-1 text-xl md:text-2xl">{title}</h2>
      <ul className="mt-5 grid gap-x-5 gap-y-8 md:grid-cols-3">
        {stories.map(({ page, picture, title: name, text }) => (
          <li key={page}>
            <article className="group relative">
              <Picture
                src={picture}
                alt=""
                width={1200}
                height={750}
                className="aspect-[8/5] h-auto w-full rounded-lg bg-tint object-cover"
              />
              <h3 className="mt-4 text-lg">
                <Link
                  to="/pages/$page"
                  params={{ page }}
                  className="rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-quay group-hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <p className="mt-1.5 text-pretty text-soft">{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
