/** 128 random bits as hexadecimal; `crypto.randomUUID` is missing where a marketplace is served without https. */
export function makeRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
