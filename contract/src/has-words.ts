/**
 * Whether somebody who reads a text sees anything of it. Signs without a shape of their own (joiners, marks of direction, fillers, the blank of Braille) say
 * nothing by themselves, and `trim` leaves them.
 */
export function hasWords(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}
