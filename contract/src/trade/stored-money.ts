import { readMoney, readUnitPrice, writeMoney, writeUnitPrice } from '../money.ts'

/** What becomes of the money in an offer or a deal: of what one unit costs, and of amounts. */
export type MoneyTurn = { price(value: number): number; amount(value: number): number }

/** From the decimals that people and programs exchange to the whole numbers that are kept: millionths, and minor units of the currency. */
export function toStored(currency: string): MoneyTurn {
  return { price: readUnitPrice, amount: (decimal) => readMoney(decimal, currency) }
}

/** And back. */
export function fromStored(currency: string): MoneyTurn {
  return {
    price: (price) => writeUnitPrice(price as ReturnType<typeof readUnitPrice>),
    amount: (amount) => writeMoney(amount, currency),
  }
}

/** The same where there may be no money. */
export function turnOrNull(value: number | null, turn: (value: number) => number): number | null {
  return value === null ? null : turn(value)
}
