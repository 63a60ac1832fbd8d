/** Whether a text names a time zone that the machine knows. */
export function isTimeZone(name: string): boolean {
  // Offsets ('+02:00') are understood too, but they name no place whose clocks change.
  if (/^[+-]/.test(name)) return false
  try {
    // Nothing is written in this language: it is only asked for the zone.
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
