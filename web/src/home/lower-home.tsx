import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Near } from '../ui/near.tsx'
import { CategoriesBlock, WaitingCategories } from './categories-block.tsx'
import { CircularBlock } from './circular-block.tsx'
import { CountriesBlock, WaitingCountries } from './countries-block.tsx'
import { FeatureIcons } from './feature-icons.tsx'
import { GoodsRow, WaitingRow } from './goods-row.tsx'
import { specialPricesQuery } from './home-queries.ts'
import { MediaBlock } from './media-block.tsx'
import { NewSellersRow, WaitingSellers } from './new-sellers-row.tsx'
import { SignUpCards } from './sign-up-cards.tsx'

export { NoGoodsYet } from './no-goods-yet.tsx'
export { OpeningBanner } from './opening-banner.tsx'

/** Everything of the home page that is not on the first screen; what needs an answer asks when somebody comes near. */
export function LowerHome() {
  return (
    <>
      <Near waiting={<WaitingRow title={homeMessages.specialPrice} />}>
        <SpecialPriceRow />
      </Near>
      <Near waiting={<WaitingCategories />}>
        <CategoriesBlock />
      </Near>
      <Near waiting={<WaitingCountries />}>
        <CountriesBlock />
      </Near>
      <CircularBlock />
      <MediaBlock />
      <Near waiting={<WaitingSellers />}>
        <NewSellersRow />
      </Near>
      <FeatureIcons />
      <SignUpCards />
    </>
  )
}

function SpecialPriceRow() {
  return <GoodsRow title={homeMessages.specialPrice} answer={useQuery(specialPricesQuery(useViewerKind()))} />
}
