import { joinClasses } from './join-classes.ts'

// Browsers that enforce Trusted Types accept HTML only from a policy. This is the only one; the server's content security policy names it.
type Policy = { createHTML: (html: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

function trust(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  policy ??= factory?.createPolicy('fairquay', { createHTML: (text) => text }) ?? { createHTML: (text) => text }
  return policy.createHTML(html)
}

/** The one place that renders HTML. The server has sanitised it when it was written (safety: closed allow-list, bounded size and nesting). */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={joinClasses(
        'max-w-prose space-y-3 break-words [&_a]:text-quay [&_a]:underline [&_h2]:text-lg [&_h3]:text-base [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc [&_table]:block [&_table]:overflow-x-auto [&_td]:border [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:px-2 [&_th]:py-1 [&_th]:text-left [&_img]:h-auto [&_img]:max-w-full',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this component exists for it, see above
      dangerouslySetInnerHTML={{ __html: trust(html) }}
    />
  )
}
