import { joinClasses } from './join-classes.ts'
import { trustHtml } from './trusted-html.ts'

/** How written texts look, where they are read and where they are written. */
export const richTextLook =
  'max-w-prose space-y-3 break-words [&_a]:text-quay [&_a]:underline [&_h2]:text-lg [&_h3]:text-base [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc [&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:px-2 [&_th]:py-1 [&_th]:text-left [&_img]:h-auto [&_img]:max-w-full'

/** The one place that renders HTML. The server has sanitised it when it was written (safety: closed allow-list, bounded size and nesting). */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={joinClasses(richTextLook, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this component exists for it, see above
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
    />
  )
}
