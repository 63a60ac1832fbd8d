/** Where backups are kept. Names are those of names.ts. */
export type Place = {
  /** As the operator named it. */
  name: string
  /** Stores a backup under its name once all of it is there, never before; returns its size. */
  write(name: string, content: AsyncIterable<Buffer>): Promise<number>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  read(name: string): Promise<AsyncIterable<Buffer>>
  /** Where it lies on this machine, if it does. */
  pathOf?(name: string): string
  /** Throws away what backups that were broken off have left. */
  sweep(): Promise<void>
}
