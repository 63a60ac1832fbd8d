import { sellersProducts } from '@fairquay/contract/catalogue/address.ts'
import { cutCompanyName } from '@fairquay/contract/catalogue/wording.ts'
import type { CompanyCard } from '@fairquay/contract/company/shapes.ts'
import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { newSellers } from '@fairquay/contract/home/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Carousel } from '../ui/carousel.tsx'
import { CutText } from '../ui/cut-text.tsx'
import { Picture } from '../ui/picture.tsx'
import { SizedPicture } from '../ui/sized-picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { WaitingSlides } from '../ui/waiting-slides.tsx'
import { BlockHeading } from './block-heading.tsx'
import { LoadedBlock } from './loaded-block.tsx'
import { newSellersQuery } from './new-sellers-query.ts'
import { homeTexts } from './texts.ts'

const title = homeMessages.newSellers
const slideClasses = '[--slides:2.2] md:[--slides:3] max-md:[--gap:0.75rem]'

/** The newest sellers, moving on by themselves (docs/product.md#home). */
export function NewSellersRow() {
  return (
    <LoadedBlock title={title} answer={useQuery(newSellersQuery)} waiting={<WaitingSellers />}>
      {(sellers) => (
        <Carousel
          label={title}
          slides={slideClasses}
          autoplay={newSellers.restMs}
          heading={<BlockHeading title={title} />}
        >
          {sellers.map((seller) => (
            <SellerCard key={seller.id} seller={seller} />
          ))}
        </Carousel>
      )}
    </LoadedBlock>
  )
}

/** Its picture leads to its goods, its name to its showroom. */
function SellerCard({ seller }: { seller: CompanyCard }) {
  const { name, slug, logo, city, country, images } = seller
  return (
    <article className="@container group flex h-full flex-col">
      <Link
        to="/products"
        search={sellersProducts(seller)}
        aria-label={homeTexts.productsOf(name)}
        className="relative block aspect-[4/3] overflow-hidden rounded-lg bg-sunken"
      >
        <SizedPicture
          image={images[0] ?? null}
          sizes="(min-width: 769px) 32vw, 30vw"
          alt=""
          className="size-full object-cover transition-transform duration-180 ease-out group-hover:scale-[1.02]"
        />
        <Picture
          src={logo}
          alt=""
          width={64}
          height={64}
          className="absolute bottom-3 left-3 size-16 rounded-md border border-line bg-white object-contain @max-[12rem]:bottom-1.5 @max-[12rem]:left-1.5 @max-[12rem]:size-8"
        />
      </Link>
      <h3 className="mt-2.5 text-base leading-snug font-medium tracking-normal @max-[12rem]:text-[0.8125rem]">
        <Link
          to="/showroom/$slug"
          params={{ slug }}
          title={name}
          className="inline-block min-h-6 rounded-sm hover:text-quay hover:underline"
        >
          <CutText name={name} cut={cutCompanyName(name)} />
        </Link>
      </h3>
      <p className="text-sm text-soft @max-[12rem]:text-[0.8125rem]">{[city, country].filter(Boolean).join(', ')}</p>
    </article>
  )
}

export function WaitingSellers() {
  return (
    <>
      <div className="mb-4">
        <BlockHeading title={title} />
      </div>
      <WaitingSlides slides={slideClasses}>
        {[1, 2, 3].map((place) => (
          <div key={place}>
            <Skeleton className="aspect-[4/3] rounded-lg" />
            <Skeleton className="mt-3.5 h-4 w-3/5" />
            <Skeleton className="mt-2.5 h-3.5 w-2/5" />
          </div>
        ))}
      </WaitingSlides>
    </>
  )
}
