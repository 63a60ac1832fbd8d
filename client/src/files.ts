/** What can be sent as a file. A `File` tells its name, a `Blob` its type. */
export type Bytes = Blob | Uint8Array<ArrayBuffer> | ArrayBuffer

/** An answer that is a file: read it once, as whichever of these is wanted. */
export type MarketFile = {
  /** The name the marketplace gives it; undefined where it gives none. */
  name: string | undefined
  /** Its media type, without parameters. */
  type: string
  blob(): Promise<Blob>
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  text(): Promise<string>
  /** As it arrives; null where there is nothing. */
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null
}

export function isBytes(value: unknown): value is Bytes {
  return value instanceof Blob || value instanceof Uint8Array || value instanceof ArrayBuffer
}

export function toFile(response: Response): MarketFile {
  return {
    name: nameIn(response.headers.get('content-disposition') ?? ''),
    type: typeOf(response),
    blob: () => response.blob(),
    bytes: async () => new Uint8Array(await response.arrayBuffer()),
    text: () => response.text(),
    stream: response.body,
  }
}

/** The media type of an answer, without its parameters. */
export function typeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** `filename*` tells letters that `filename` cannot. */
function nameIn(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  if (encoded) return decodeURIComponent(encoded)
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted ?? plain
}

/** A body that is no JSON: bytes as they are, or the fields of a form. Without a type of its own, bytes go as what the call takes first. */
export function toUpload(body: unknown, types: readonly string[]): { body: BodyInit; type?: string } {
  if (!isBytes(body)) return { body: toForm(body as Record<string, unknown>) }
  const own = body instanceof Blob ? body.type : ''
  const bare = types.filter((type) => type !== 'multipart/form-data')
  return { body, type: bare.includes(own) ? own : (bare[0] ?? 'application/octet-stream') }
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (!isBytes(value)) form.append(name, String(value))
    else form.append(name, value instanceof Blob ? value : new Blob([value]))
  }
  return form
}
