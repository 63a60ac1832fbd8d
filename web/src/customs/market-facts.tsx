import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { adviseMarkets, nameMarket } from '@fairquay/contract/customs/rules.ts'
import { formatHts } from '@fairquay/contract/trade/load.ts'
import { FactList } from '../trade/fact-list.tsx'
import type { AskedRequest } from '../trade/kind-view.ts'
import { customsTexts } from './texts.ts'

/** What a customs request says beside its goods. Markets and origin are ISO codes. */
export type CustomsRequest = AskedRequest & {
  customs: { exporting_market: string; importing_market: string; origin: string; hts: string | null } | null
}

/** The markets of a customs request, and what is to be known about them. */
export function MarketFacts({ request: { customs } }: { request: Pick<CustomsRequest, 'customs'> }) {
  if (!customs) return null
  const { exporting_market, importing_market, origin, hts } = customs
  return (
    <FactList
      title={customsTexts.customs}
      facts={[
        { label: customsMessages.exportingMarket, value: nameMarket(exporting_market) },
        { label: customsMessages.importingMarket, value: nameMarket(importing_market) },
        { label: customsTexts.countryOfOrigin, value: nameMarket(origin) },
        { label: customsTexts.htsCode, value: hts ? formatHts(hts) : customsTexts.notGiven },
      ]}
      note={adviseMarkets({ exporting_market, importing_market })}
    />
  )
}
