import { defineMessages, formatDay } from '../locale.ts'
import { formatMoney, readMoney } from '../money.ts'
import { figureColumn, nameColumn, type PaperSection } from '../trade/paper-parts.ts'
import type { PaperContent } from '../trade/write-paper.ts'
import type { Account } from './money-endpoints.ts'
import type { OwedItem } from './shapes.ts'

export const statementTexts = defineMessages({
  title: 'Statement of account',
  of: 'Between',
  and: 'And',
  asOf: 'As of',
  day: 'Day',
  what: 'Entry',
  order: 'Order',
  number: 'Number',
  reference: 'Reference',
  amount: 'Amount',
  balance: 'Balance',
  currency: 'Currency',
  side: 'Account',
  before: 'Balance of before',
  open: 'What is open',
  due: 'Due on',
  deposit: 'Deposit',
  kinds: { invoice: 'Invoice', credit: 'Credit note', payment: 'Payment' },
  sides: {
    receivable: (company: string) => `What ${company} owes`,
    payable: (company: string) => `What is owed to ${company}`,
  },
  note: 'Entries in the order of their days. A balance above zero is still to be paid.',
})

type Given = {
  own: string
  other: string
  day: string
  marketplace: string
  accounts: readonly Account[]
  open: readonly OwedItem[]
}

/** What the PDF of a statement prints, the oldest entry first; an account for each direction and currency. */
export function writeStatement({ own, other, day, marketplace, accounts, open }: Given): PaperContent {
  return {
    marketplace,
    title: statementTexts.title,
    number: '',
    footer: `${own} · ${other} · ${statementTexts.title} · ${marketplace}`,
    heads: [{ label: statementTexts.asOf, value: formatDay(day) }],
    parties: [
      { title: statementTexts.of, name: own, lines: [] },
      { title: statementTexts.and, name: other, lines: [] },
    ],
    factsTitle: '',
    facts: [],
    sections: [
      ...(open.length > 0 ? [writeOpen(open)] : []),
      ...accounts.map((account) => writeAccount(account, other)),
    ],
    notes: [statementTexts.note],
  }
}

/** What is to be paid, the longest due first; a deposit is no entry of an account until it is paid. */
function writeOpen(open: readonly OwedItem[]): PaperSection {
  return {
    title: statementTexts.open,
    columns: [
      nameColumn(statementTexts.due, false),
      nameColumn(statementTexts.what),
      nameColumn(statementTexts.number, false),
      nameColumn(statementTexts.order, false),
      figureColumn(statementTexts.amount),
    ],
    rows: open.map((item) => [
      formatDay(item.due_on),
      item.kind === 'deposit' ? statementTexts.deposit : statementTexts.kinds.invoice,
      item.number,
      item.order,
      formatMoney(readMoney(item.open, item.currency), item.currency),
    ]),
    totals: [],
  }
}

function writeAccount({ side, currency, entries, balance, before }: Account, other: string): PaperSection {
  const money = (decimal: number) => formatMoney(readMoney(decimal, currency), currency)
  const earlier = before === 0 ? [] : [['', statementTexts.before, '', '', '', money(before)]]
  return {
    title: `${statementTexts.sides[side](other)} (${currency})`,
    columns: [
      nameColumn(statementTexts.day, false),
      nameColumn(statementTexts.what),
      nameColumn(statementTexts.number, false),
      nameColumn(statementTexts.order, false),
      figureColumn(statementTexts.amount),
      figureColumn(statementTexts.balance),
    ],
    rows: [
      ...earlier,
      ...entries
        .toReversed()
        .map((entry) => [
          formatDay(entry.day),
          entry.reference === ''
            ? statementTexts.kinds[entry.kind]
            : { name: statementTexts.kinds[entry.kind], details: entry.reference },
          entry.number,
          entry.order,
          money(entry.amount),
          money(entry.balance),
        ]),
    ],
    totals: [{ label: statementTexts.balance, values: [money(balance)], strong: true }],
  }
}
