/**
 * The programmes of the special column of the United States' tariff whose goods are from countries that the tariff itself names, general note by general note. Others (A, B, D, E, K, …)
 * depend on more than the origin: whoever counts on them asks a broker, and they are left out rather than given to somebody who has no right to them.
 */
export const usProgrammes: Readonly<Record<string, { name: string; origins: readonly string[] }>> = {
  AU: { name: 'Free Trade Agreement with Australia', origins: ['AU'] },
  BH: { name: 'Free Trade Agreement with Bahrain', origins: ['BH'] },
  CL: { name: 'Free Trade Agreement with Chile', origins: ['CL'] },
  CO: { name: 'Trade Promotion Agreement with Colombia', origins: ['CO'] },
  IL: { name: 'Free Trade Area with Israel', origins: ['IL'] },
  JO: { name: 'Free Trade Area with Jordan', origins: ['JO'] },
  KR: { name: 'Free Trade Agreement with Korea', origins: ['KR'] },
  MA: { name: 'Free Trade Agreement with Morocco', origins: ['MA'] },
  OM: { name: 'Free Trade Agreement with Oman', origins: ['OM'] },
  P: {
    name: 'Agreement with Central America (DR-CAFTA)',
    origins: ['CR', 'DO', 'SV', 'GT', 'HN', 'NI'],
  },
  PA: { name: 'Trade Promotion Agreement with Panama', origins: ['PA'] },
  PE: { name: 'Trade Promotion Agreement with Peru', origins: ['PE'] },
  S: { name: 'Agreement with Mexico and Canada (USMCA)', origins: ['CA', 'MX'] },
  SG: { name: 'Free Trade Agreement with Singapore', origins: ['SG'] },
}
