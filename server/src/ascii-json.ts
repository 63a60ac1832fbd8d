/**
 * JSON that is stored to be sent as it is, in ASCII: other letters become \uXXXX, which means the same. The driver then hands over strings of one byte a
 * letter, which cost a third of the time and half of the memory of the others on their way from the database to the socket.
 */
export function writeAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
