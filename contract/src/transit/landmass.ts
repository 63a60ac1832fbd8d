/**
 * What roads and rails join, by ISO codes; the British Isles by ferries and the tunnel. What is not here is an island, or has no way on land to any other country that goods are sent over: the
 * roads end at the Darién, and at the Sahara and the Sinai goods change to ships.
 */
const landmasses = {
  eurasia:
    'AD AF AL AM AT AZ BA BD BE BG BT BY CH CN CZ DE DK EE ES FI FR GB GE GI GR HK HR HU IE IN IQ IR IT JO KG KH KW KZ LA LB LI LT LU LV MC MD ME MK MM MN MO MY NL NO NP OM PK PL PT QA RO RS RU SA SE SG SI SK SM SY TH TJ TM TR UA AE UZ VA VN XK YE IL PS',
  northAmerica: 'CA US MX GT BZ SV HN NI CR PA',
  southAmerica: 'AR BO BR CL CO EC GF GY PE PY SR UY VE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM DJ DZ EG ER ET GA GH GM GN GQ GW KE LR LS LY MA ML MR MW MZ NA NE NG RW SD SL SN SO SS SZ TD TG TN TZ UG ZA ZM ZW',
} as const

const landmassOf = new Map(
  Object.entries(landmasses).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name] as const)),
)

/** Whether goods can go from one country to another on land, or by a short ferry. */
export function isJoinedByLand(from: string, to: string): boolean {
  if (from === to) return true
  const landmass = landmassOf.get(from)
  return landmass !== undefined && landmass === landmassOf.get(to)
}
