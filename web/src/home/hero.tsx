import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { Link } from '@tanstack/react-router'
import { SearchBox } from '../search/search-box.tsx'
import { useIsDark } from '../ui/use-is-dark.ts'
import { homeTexts } from './texts.ts'

const chipLook =
  'inline-flex min-h-9 items-center rounded-full border border-edge/40 bg-surface/80 px-3 text-sm font-medium backdrop-blur-sm sm:px-3.5 transition-colors hover:border-quay hover:text-quay'

/** The quay, by day or by night, with the search in front of it. The picture is fetched ahead by app/before-scripts.js. */
export function Hero() {
  const { title, lead, browse } = homeMessages.hero
  return (
    <section aria-label={title} className="relative isolate z-20 bg-tint">
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[68%] overflow-hidden max-md:[mask-image:linear-gradient(transparent,black_30%)] md:h-full md:max-lg:[mask-image:linear-gradient(to_right,transparent_50%,black_92%)]">
        <img
          src={useIsDark() ? '/pictures/hero-night.svg' : '/pictures/hero.svg'}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="size-full object-cover object-[74%_100%] md:object-[78%_72%]"
        />
      </div>
      <div className="page-width flex min-h-[34rem] flex-col pt-10 pb-60 md:min-h-[32rem] md:pt-16 md:pb-16 lg:min-h-0 lg:h-[clamp(30rem,37vw,42rem)] lg:justify-center lg:pt-4 lg:pb-20">
        <div className="max-w-lg xl:max-w-xl">
          <h1 tabIndex={-1} className="text-[2rem] leading-[1.1] md:text-[2.75rem] xl:text-[3.25rem]">
            {title}
          </h1>
          <p className="mt-3 max-w-md text-base text-pretty md:mt-4 md:text-lg">{lead}</p>
          <div className="mt-5 md:mt-7">
            <SearchBox isLarge />
          </div>
          <nav aria-label={browse} className="mt-3">
            <ul className="flex flex-wrap gap-1.5 sm:gap-2">
              <li>
                <Link to="/explore/categories" className={chipLook}>
                  {homeTexts.categories}
                </Link>
              </li>
              <li>
                <Link to="/explore/countries" className={chipLook}>
                  {homeTexts.markets}
                </Link>
              </li>
              <li>
                <Link to="/explore/brands" className={chipLook}>
                  {homeTexts.brands}
                </Link>
              </li>
              <li>
                <Link to="/products" search={{ tab: 'sellers' }} className={chipLook}>
                  {homeTexts.sellers}
                </Link>
              </li>
            </ul>
          </nav>
          <p className="mt-2 text-sm">
            <Link to="/sourcing/new" className={chipLook}>
              {homeTexts.askSeveral.link}
              <span className="ml-1.5 font-normal text-soft max-sm:sr-only">{homeTexts.askSeveral.example}</span>
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
