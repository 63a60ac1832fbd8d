import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { homeCountries } from '@fairquay/contract/home/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { CountryCard } from '../explore/country-card.tsx'
import { countriesQuery } from '../explore/explore-queries.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { BlockHeading } from './block-heading.tsx'
import { LoadedBlock } from './loaded-block.tsx'

const title = homeMessages.countries
const grid = 'mt-4 grid grid-cols-2 gap-3 min-[720px]:grid-cols-3 md:gap-4 lg:grid-cols-5'

/** Shop By Country Origin: where most goods come from (docs/product.md#home). */
export function CountriesBlock() {
  const count = useWindowWidth(homeCountries)
  // A country without goods is no way to shop.
  const answer = useQuery({ ...countriesQuery, select: (all) => all.filter(({ isAvailable }) => isAvailable) })
  return (
    <LoadedBlock title={title} answer={answer} waiting={<WaitingCountries />}>
      {(countries) => (
        <section aria-label={title}>
          <BlockHeading title={title} to="/explore/countries" />
          <ul className={grid}>
            {countries.slice(0, count).map((country) => (
              <li key={country.cca2}>
                <CountryCard country={country} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </LoadedBlock>
  )
}

export function WaitingCountries() {
  const count = useWindowWidth(homeCountries)
  return (
    <>
      <BlockHeading title={title} to="/explore/countries" />
      <div className={grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without content have no identity but their place
          <div key={place} className="rounded-lg border border-line bg-surface p-3 md:p-4">
            <Skeleton className="h-15 w-20" />
            <Skeleton className="mt-3.5 h-4 w-3/5" />
            <Skeleton className="mt-2 h-3.5 w-2/5" />
          </div>
        ))}
      </div>
    </>
  )
}
