/** Where a video lies: a known house that plays it, or a file. Nothing of either is loaded on our pages; they are led to. */
export type VideoPlace = 'YouTube' | 'Vimeo' | 'file'

const houses: readonly (readonly [hosts: RegExp, place: VideoPlace])[] = [
  [/^(www\.|m\.)?youtube(-nocookie)?\.com$|^youtu\.be$/, 'YouTube'],
  [/^(www\.|player\.)?vimeo\.com$/, 'Vimeo'],
]

/** The address of a video and where it lies; undefined when it is neither a video of these houses nor an https address of a film. */
export function readVideo(text: string): { address: string; place: VideoPlace } | undefined {
  const typed = text.trim()
  if (!URL.canParse(typed)) return undefined
  const url = new URL(typed)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const house = houses.find(([hosts]) => hosts.test(url.hostname))
  if (house) return url.pathname.length > 1 ? { address: url.href, place: house[1] } : undefined
  const isFilm = /\.(mp4|m4v|webm|mov|ogv)$/i.test(url.pathname)
  return isFilm && url.hostname.includes('.') ? { address: url.href, place: 'file' } : undefined
}
