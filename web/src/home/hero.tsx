import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { Link } from '@tanstack/react-router'
import { SearchBox } from '../search/search-box.tsx'
import { useIsDark } from '../ui/use-is-dark.ts'
import { heroLook as look } from './hero-look.ts'
import { homeTexts } from './texts.ts'

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
      <div className={look.page}>
        <div className={look.words}>
          <h1 tabIndex={-1} className={look.title}>
            {title}
          </h1>
          <p className={look.lead}>{lead}</p>
          <div className={look.search}>
            <SearchBox isLarge />
          </div>
          <nav aria-label={browse}>
            <ul className={look.ways}>
              <li>
                <Link to="/explore/categories" className={look.chip}>
                  {homeTexts.categories}
                </Link>
              </li>
              <li>
                <Link to="/explore/countries" className={look.chip}>
                  {homeTexts.markets}
                </Link>
              </li>
              <li>
                <Link to="/explore/brands" className={look.chip}>
                  {homeTexts.brands}
                </Link>
              </li>
              <li>
                <Link to="/products" search={{ tab: 'sellers' }} className={look.chip}>
                  {homeTexts.sellers}
                </Link>
              </li>
            </ul>
          </nav>
          <p className={look.askSeveral}>
            <Link to="/sourcing/new" className={look.chip}>
              {homeTexts.askSeveral.link}
              <span className="ml-1.5 font-normal text-soft max-sm:sr-only">{homeTexts.askSeveral.example}</span>
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
