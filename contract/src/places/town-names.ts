/** Towns that are called by more than one name, folded; ports and airports have the one or the other. */
const towns: readonly (readonly string[])[] = [
  ['munich', 'muenchen', 'munchen'],
  ['cologne', 'koln', 'koeln'],
  ['nuremberg', 'nurnberg', 'nuernberg'],
  ['vienna', 'wien'],
  ['prague', 'praha'],
  ['rome', 'roma'],
  ['milan', 'milano'],
  ['turin', 'torino'],
  ['florence', 'firenze'],
  ['venice', 'venezia'],
  ['genoa', 'genova'],
  ['naples', 'napoli'],
  ['leghorn', 'livorno'],
  ['lisbon', 'lisboa'],
  ['seville', 'sevilla'],
  ['warsaw', 'warszawa'],
  ['copenhagen', 'kobenhavn', 'kopenhagen'],
  ['gothenburg', 'goteborg', 'goeteborg'],
  ['helsinki', 'helsingfors'],
  ['brussels', 'bruxelles', 'brussel'],
  ['antwerp', 'antwerpen', 'anvers'],
  ['geneva', 'geneve', 'genf'],
  ['athens', 'athina'],
  ['piraeus', 'pireus', 'pireas'],
  ['belgrade', 'beograd'],
  ['bucharest', 'bucuresti'],
  ['moscow', 'moskva'],
  ['saint petersburg', 'st petersburg'],
  ['odessa', 'odesa'],
  ['algiers', 'alger'],
  ['alexandria', 'el iskandariya'],
  ['damietta', 'dumyat'],
  ['aqaba', 'al aqabah', 'aqabah'],
  ['dammam', 'ad dammam'],
  ['nhava sheva', 'jawaharlal nehru'],
  ['mumbai', 'bombay'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta'],
  ['cochin', 'kochi'],
  ['chittagong', 'chattogram'],
  ['yangon', 'rangoon'],
  ['ho chi minh city', 'saigon'],
  ['sihanoukville', 'kampong saom'],
  ['busan', 'pusan'],
  ['toamasina', 'tamatave'],
]

const known: ReadonlyMap<string, readonly string[]> = new Map(
  towns.flatMap((names) => names.map((name) => [name, names])),
)

/** What a town of this folded name is called, itself included, its English name first: 'kobenhavn' is Copenhagen, and a port may be called the one and its airport the other. */
export function townNames(folded: string): readonly string[] {
  return known.get(folded) ?? [folded]
}
