/**
 * Words that every text has: PostgreSQL's English ones, which the index of the market does not hold. PostgreSQL drops them from what is
 * asked for, even as the beginning of a word; what is left with nothing then finds nothing.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their theirs themselves
  what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and but if or because as until while of
  at by for with about against between into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can will just don should now`.split(
    /\s+/,
  ),
)

/** Whether the index drops this word, which it reads without accents: 'the', 'à'. */
export function isStopWord(word: string): boolean {
  return stopWords.has(
    word
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replaceAll('ı', 'i'),
  )
}
