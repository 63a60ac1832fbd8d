/** What the calls of each folder of the contract are about, in the order people read them. */
const tags: readonly (readonly [folder: string, words: string])[] = [
  ['accounts', 'Signing in and out, registering, confirming an address, passwords, the own profile and its sessions'],
  ['takeout', 'Taking along the data of a person or a company'],
  ['tokens', 'API tokens of the own company'],
  ['webhooks', 'Webhooks of the own company, and what they were told'],
  ['company', 'The own company, its page, and the companies others see'],
  ['members', 'People of the own company and invitations'],
  ['notifications', 'What happened, under the bell and by mail'],
  ['mail-returns', 'Addresses that mail comes back from'],
  ['catalogue', 'Products and companies as buyers see them'],
  ['search', 'Words that find products and companies'],
  ['explore', 'What stands on the home page'],
  ['showroom', 'The pages of one seller'],
  ['maps', 'Maps drawn by the server'],
  ['cart', 'The cart of the signed-in person'],
  ['products', 'The products of the own company: prices, pictures, publishing'],
  ['stock', 'What is there of each article'],
  ['order-value', 'What sellers give for bigger orders'],
  ['shipment-plans', 'How loads go on pallets and into containers'],
  ['places', 'Ports and airports'],
  ['transit', 'How long goods are on their way, and the CO₂e of it'],
  ['landed-cost', "What goods cost at the buyer's door"],
  ['hs-codes', 'Customs codes of the Harmonized System: by words, by their tree, and proposed for goods'],
  ['tariffs', 'What countries take of imports: rows, files of them, and undoing'],
  ['rate-cards', 'What providers ask for carrying goods, and what that comes to at once'],
  ['imports', 'Products out of files, and products into files'],
  ['uploads', 'Pictures, before something refers to them'],
  ['purchase', 'Asking sellers for goods, and their offers'],
  ['freight', 'Asking carriers to bring goods'],
  ['customs', 'Asking brokers about duties'],
  ['readiness', 'What requests lack for an answer in one go, and asking sellers for it'],
  ['sourcing', 'Asking several sellers at once (RFQ)'],
  ['requests', 'Requests of every kind: lists, conversation, offers, deal, documents'],
  ['orders', 'What became of a deal'],
  ['shipments', 'Parts of an order on their way, and their receipt'],
  ['reviews', 'What buyers of completed orders say of goods and sellers'],
  ['claims', 'What arrived short or damaged, and what becomes of it'],
  ['billing', 'Invoices, credit notes, payments and statements'],
  ['statistics', 'How the own company and the marketplace do'],
  ['figures', 'What leads to orders: views, carts, requests, offers and orders by product and period'],
  ['currency', 'Exchange rates prices are shown by'],
  ['newsletter', 'The newsletter'],
  ['admin', "The operators' desk"],
  ['setup', 'The first hour of a marketplace, and people its operators ask in'],
  ['operations', 'How the marketplace is doing, and its backups'],
  ['audit', 'Who did what, for operators'],
  ['health', 'Whether the server lives and is ready'],
]

/** OpenAPI's `tags` for these folders. One without words stands there all the same: the description of the calls is not lost over it, a test asks for them. */
export function describeTags(folders: readonly string[]): { name: string; description?: string }[] {
  const known = tags.map(([name]) => name)
  const unknown = [...new Set(folders)].filter((folder) => !known.includes(folder))
  return [
    ...tags.filter(([name]) => folders.includes(name)).map(([name, description]) => ({ name, description })),
    ...unknown.map((name) => ({ name })),
  ]
}
