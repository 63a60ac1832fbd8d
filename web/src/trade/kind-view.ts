import type { FailureDetails } from '@fairquay/contract/errors.ts'
import type { Amount, UnitPrice } from '@fairquay/contract/money.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { ReactNode } from 'react'
import type { ReadDraft } from './read-draft.ts'

/** A request as far as its kind looks at it. Prices are decimal, in `currency`. */
export type AskedRequest = {
  id: number
  currency: string
  /** Null, as those of its lines, for who may not know what the goods cost. */
  total_price: number | null
  lines: readonly {
    position: number
    product_name: string
    options: readonly { name: string; value: string }[]
    /** The seller's own article number, where it is known. */
    sku?: string | null
    quantity: number
    order_measure: string
    price_value: number | null
    target_price: number | null
    weight_value: number | null
  }[]
}

export type OfferFormProps<Draft, Request = AskedRequest, Basis = unknown> = {
  request: Request
  /** What `findBasis` found; undefined where there is none. */
  basis: Basis | undefined
  draft: Draft
  change: (change: (draft: Draft) => Draft) => void
  problems: FailureDetails
  isCounter: boolean
}

/** One figure of an offer: an amount, or what one unit comes to. */
export type Sum = { label: string; minor: Amount; isTotal?: boolean } | { label: string; price: UnitPrice }

/** A term of an offer in a few words. */
export type Term = readonly [label: string, value: string]

/** `tone` marks what an offer leaves out, and what it contains without a price of its own. */
export type ComparisonCell = { value: string; note: string; tone?: 'missing' | 'included' }
export type ComparisonRow<Offer> = { key: string; title: string; cell: (offer: Offer) => ComparisonCell }

/** How offers are put side by side; only of kinds that several companies answer. */
export type Comparison<Offer, Request = AskedRequest> = {
  /** The parts an offer contains, what it asks for those with a price of their own (minor units), and the most days it takes: what totals and times are compared by. */
  measure(offer: Offer): { covered: readonly string[]; prices: Partial<Record<string, Amount>>; transitDays: number }
  /** Parts that are needed whether or not anybody offers them, and parts that are not. */
  judge(request: Request): { needed: readonly string[]; unneeded: readonly string[] }
  /** Part by part, in the order they are read. */
  rows: readonly ComparisonRow<Offer>[]
  /** What a part is called within a sentence: 'clearance'. */
  namePart(part: string): string
  /** What is known of all of them, above the table. */
  Note?(props: { request: Request }): ReactNode
}

/** What a part that a deal does not have yet is asked for with: any of its requests, and its goods as that one names them. */
export type AskProps = {
  requestId: number
  fileId: number
  seller: { id: number; name: string; slug: string }
  goods: readonly AskedGoods[]
  /** What was agreed, where something was: it is asked about as a whole. */
  agreed?: AgreedGoods | undefined
  /** Beside the next step of the deal, not as it. */
  isQuiet: boolean
  /** A request was sent from the page of the deal itself. */
  onSent: (id: number) => void
}
/** The agreed purchase of a deal; `total` of its lines decimal, null for who may not know it. */
export type AgreedGoods = {
  requestId: number
  currency: string
  lines: readonly {
    product_id: number | null
    name: string
    hts: string | null
    /** English name; '' where it is not known. */
    origin: string
    quantity: number
    order_measure: string
    total: number | null
  }[]
  /** English name of the country the goods go to. */
  country: string | undefined
  /** Whether carrying them is agreed as well. */
  hasFreight: boolean
}

export type AskedGoods = {
  product_id: number | null
  /** Null while the product is not on the market. */
  slug: string | null
  name: string
  options: readonly { name: string; value: string }[]
  quantity: number
  order_measure: string
  /** Decimal; null where no price is named. */
  total: number | null
  prices: { currency: string } | null
}

/** How much of which line a buyer takes, while it is typed. */
export type TakenDraft = readonly { position: number; isTaken: boolean; quantity: string }[]

/** Of kinds whose offers can be accepted in part. */
export type Taking<Offer, Request> = {
  /** Everything that is offered. */
  propose(offer: Offer, request: Request): TakenDraft
  Fields(props: TakenFieldsProps<Offer, Request>): ReactNode
  /** Minor units. */
  total(offer: Offer, taken: readonly TakenLine[], request: Request): number
}

export type TakenFieldsProps<Offer, Request> = {
  request: Request
  offer: Offer
  draft: TakenDraft
  /** Of `draft` what can be accepted as it stands there: only that has a price. */
  taken: readonly TakenLine[]
  /** What is wrong with all of it. */
  error: string | undefined
  /** The box for the quantity of a line: its id, and what is wrong with what stands in it. */
  boxOf: (position: number) => { id: string; error: string | undefined }
  onChange: (draft: TakenDraft) => void
}

/** What the screens of requests must know of a kind; its rules are in the contract. */
export type KindView<Offer, Draft = unknown, Request extends AskedRequest = AskedRequest, Basis = unknown> = {
  /** What this part of a deal is called, and how its sum is said: '€1,040.00 freight', or 'freight open'. */
  part: { title: string; sum(money: string): string; open: string }
  /** How it is asked for from a deal that has none yet; absent where deals begin with it. */
  Ask?(props: AskProps): ReactNode
  /** What a request says beside its goods. */
  Facts?(props: { request: Request }): ReactNode
  /** The form of an answer, loaded when somebody answers. */
  Form(props: OfferFormProps<Draft, Request, Basis>): ReactNode
  /** The form is a table that takes the width of the page; its sum stands below it. */
  isWide?: boolean
  /** What a first answer begins with beside the request, asked of the server. Without it the request alone has to do. */
  findBasis?(requestId: number, signal: AbortSignal): Promise<Basis>
  /** What the form holds before anything is typed: a first proposal, or the last revision. */
  proposeDraft(request: Request, now: Date, basis?: Basis): Draft
  draftOf(offer: Offer, request: Request): Draft
  readDraft(draft: Draft, request: Request): ReadDraft<Offer>
  /** What is typed comes to as far as it can be read; where that is more than nothing until all is there. */
  sumDraft?(draft: Draft, request: Request): Amount
  /** What the fields of the form are called, by the last part of their path, and the part of the offer a path leads into. */
  fieldNames: Readonly<Record<string, string>>
  namePart?(part: string, index: number, request: Request): string
  /** What an offer comes to; the total is the last. */
  listSums(offer: Offer, request: Request): Sum[]
  /** What must be said with the sums; '' where there is nothing to say. */
  describeSums(offer: Offer): string
  /** What is agreed to beside the total. */
  listTerms(offer: Offer): Term[]
  taking?: Taking<Offer, Request>
  comparison?: Comparison<Offer, Request>
  /** Parts of what an offer says that are read as a table, by their key; the others are labels and values. */
  tables?: Readonly<Record<string, (props: { offer: Offer; title: string }) => ReactNode>>
  /** What an offer says of one line beside its price; absent where offers do not go line by line. */
  listLineTerms?(offer: Offer, position: number, request: Request): string[]
  agreedTotal: string
}
