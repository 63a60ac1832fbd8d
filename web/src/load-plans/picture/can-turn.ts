let known: boolean | undefined

/** Whether this browser draws in three dimensions; asked once, for asking costs a moment. */
export function canTurn(): boolean {
  if (known === undefined) {
    const drawing = document.createElement('canvas').getContext('webgl2')
    known = drawing !== null
    // Browsers keep few of these: it is given back at once.
    drawing?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return known
}
