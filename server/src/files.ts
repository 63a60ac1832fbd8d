/** Where pictures and documents lie. Names are made by us (see `isFileName`), so that no path of anybody's can reach outside the place. */
export type Files = {
  /** A file is whole and stays, or is not there. `writtenAt` is for one that was written before, elsewhere. */
  write(name: string, content: Buffer | string, writtenAt?: Date): Promise<void>
  /** The content, or nothing when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
}

/** The same with what is needed to find files that nobody wants any more. */
export type FileStore = Files & {
  /** As an operator would look for it: a folder, or `s3://bucket/folder/`. */
  place: string
  /** The names of all files, some at a time, with what writes that broke off have left behind (`isLeftOver`). */
  list(): AsyncGenerator<string[]>
  /** Removes one of `list` if it was written last after `from` and before `to`; says whether it did. */
  removeWritten(name: string, times: { from: Date; to: Date }): Promise<boolean>
  /** The content of a file to read on, also of one that was removed while `keepRemoved` holds; nothing when it is gone. */
  open(name: string): Promise<{ size: number; writtenAt: Date; content: AsyncIterable<Buffer> } | undefined>
  /**
   * From now on, in every process, a file that is removed is only put aside, until `end`. Its row was gone before: whoever looks at the database after this
   * has returned finds the file of each row that it sees.
   */
  keepRemoved(): Promise<{ end(): Promise<void> }>
  /** Moves all files to where nobody looks for them; tells where that is. */
  setAside(): Promise<string>
}

export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{16,90}\.(webp|svg|jpg|pdf|csv)$/.test(name)
}

/** What a write that broke off has left: the name the file would have had, the process, 'part'. */
export function isLeftOver(name: string): boolean {
  const match = /^(.+)\.\d+\.part$/.exec(name)
  return match?.[1] !== undefined && isFileName(match[1])
}

/** What `keepRemoved` puts aside looks like a write that broke off: should the one that asked be killed, the daily sweep removes it. */
export const asideOf = (name: string) => `${name}.0.part`
/** The file of this name, where it is kept while it is removed. */
export function readAside(name: string): string | undefined {
  return name.endsWith('.0.part') && isLeftOver(name) ? name.slice(0, -'.0.part'.length) : undefined
}

/** Whoever keeps what is removed says so this often, and is taken for dead after so long, milliseconds. */
export const keeping = { every: 10_000, lasts: 120_000 }
/** What it says so with. */
export const keepingMark = 'removed-is-kept'

/** Where a file lies in its place: 256 sub-folders, by the first two characters of the random names. The same in a folder and in a bucket. */
export function pathOfFile(name: string, isOurs = isFileName(name)): string {
  if (!isOurs) throw new Error(`Not a name of ours: ${name}`)
  return `${name.slice(0, 2)}/${name}`
}

/** What a place is called once its files are set aside. */
export const nameAside = (place: string) => `${place}-before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
