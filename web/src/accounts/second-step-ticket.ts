/** What the right password was answered with, until the second step is done. In memory alone: whoever reloads the page begins with the password again. */
let held: string | undefined

export function holdTicket(ticket: string | undefined): void {
  held = ticket
}

export function readTicket(): string | undefined {
  return held
}
