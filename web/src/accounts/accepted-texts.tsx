import { legalMessages } from '@fairquay/contract/legal/messages.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { acceptancesQuery } from '../legal/legal-queries.ts'
import { legalTexts } from '../legal/texts.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** Which versions of terms and privacy policy the person accepted. */
export function AcceptedTexts() {
  const { data, error } = useQuery(acceptancesQuery)
  if (error && !data) return <p className="text-brick">{error.message}</p>
  if (!data) return <Skeleton className="h-12 w-full" />
  if (data.accepted.length === 0) return <p className="text-soft">{legalTexts.noneAccepted}</p>
  return (
    <ul>
      {data.accepted.map(({ document, number, accepted_at }) => {
        const words = legalTexts.acceptedOn(legalMessages.names[document], number, formatDay(accepted_at))
        return (
          <li key={`${document} ${number}`}>
            <a
              href={`#/pages/${document}${number > 0 ? `?version=${number}` : ''}`}
              className="inline-flex min-h-11 items-center text-quay underline underline-offset-4 md:min-h-8"
            >
              {words}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
