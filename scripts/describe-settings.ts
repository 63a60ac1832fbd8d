/** One comment of `.env.example` and the settings below it. */
export type SettingGroup = { names: readonly string[]; words: string }

/** The settings in their order: each comment belongs to the names that follow it, to the next comment. */
export function readSettingGroups(example: string): SettingGroup[] {
  const groups: { names: string[]; words: string[] }[] = []
  let isInComment = false
  for (const line of example.split('\n')) {
    // A setting that is shown filled in, as an example.
    if (/^# [A-Z][A-Z0-9_]*=/.test(line)) continue
    const comment = /^# (.*)$/.exec(line)?.[1]
    if (comment !== undefined) {
      if (!isInComment) groups.push({ names: [], words: [] })
      groups.at(-1)?.words.push(comment)
    }
    isInComment = comment !== undefined
    const name = /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1]
    if (name) groups.at(-1)?.names.push(name)
  }
  return groups.filter(({ names }) => names.length > 0).map(({ names, words }) => ({ names, words: words.join(' ') }))
}

/** docs/configuration.md, written from it. */
export function describeSettings(example: string): string {
  const rows = readSettingGroups(example).map(
    ({ names, words }) => `| ${names.map((name) => `\`${name}\``).join('<br>')} | ${words.replaceAll('|', '\\|')} |`,
  )
  return `# Settings of the server

Names of the environment, or lines of \`.env\` beside \`package.json\`, after which the environment goes. What is empty or missing has the value in brackets. A value that cannot be right ends the start with one sentence.
What visitors read (name, company, links, currency) can also be set in the app, which then counts. This page is written from \`.env.example\` by \`npm run reference\`.

| Setting | What it is |
|---|---|
${rows.join('\n')}
`
}
