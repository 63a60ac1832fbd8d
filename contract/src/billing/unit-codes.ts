/** What UN/ECE calls units of goods (Recommendations 20 and 21), by the words sellers use for one of them. */
const codes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'piece H87|item H87|unit C62|kg KGM|kilogram KGM|g GRM|gram GRM|t TNE|ton TNE|tonne TNE|lb LBR|pound LBR|oz ONZ|ounce ONZ|l LTR|litre LTR|ml MLT|millilitre MLT|' +
    'm MTR|metre MTR|cm CMT|centimetre CMT|mm MMT|millimetre MMT|km KMT|kilometre KMT|ft FOT|foot FOT|in INH|inch INH|yard YRD|m2 MTK|m² MTK|m3 MTQ|m³ MTQ|dozen DZN|gross GRO|' +
    'pair PR|set SET|bag XBG|bale XBL|barrel XBA|basket XBK|board XBD|bobbin XBB|bottle XBO|box XBX|bucket XBJ|bundle XBE|can XCX|canister XCI|carton XCT|case XCS|crate XCR|' +
    'cylinder XCY|drum XDR|envelope XEN|jar XJR|jerrycan XJY|jug XJG|keg XKG|pack XPK|package XPK|packet XPA|pail XPL|pallet XPX|parcel XPC|pot XPT|pouch XPO|reel XRL|ring XRG|' +
    'rod XRD|roll XRO|sachet XSH|sack XSA|sheet XST|spool XSO|tank XTK|tin XTN|tray XPU|tub XTB|tube XTU|vial XVI|vat XVA'
  )
    .split('|')
    .map((entry) => entry.split(' ') as [string, string]),
)

/** 'Bottle' → 'XBO', 'kg' → 'KGM'; 'C62', one, for what has no code. */
export function unitCodeOf(unit: string): string {
  const word = unit.trim().toLowerCase()
  return codes[word] ?? codes[word.split(' ')[0] ?? ''] ?? 'C62'
}
