import { describe, expect, it } from 'vitest'
import { findTexts } from './text-rules.ts'

const wordsIn = (code: string) => findTexts(new Map([['web/src/a.tsx', code]])).map(({ words }) => words)

describe('words in the code of the web', () => {
  it.each([
    ['text between tags', 'const a = <p>save</p>', ['save']],
    ['text around a value', 'const a = <p>{count} products</p>', ['products']],
    ['a label', 'const a = <Field label="name" />', ['name']],
    ['a label in a choice', "const a = <Field aria-label={isOpen ? 'close it' : texts.open} />", ['close it']],
    ['a sentence in a string', "showToast('success', 'Saved')", ['Saved']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a string
    ['a sentence in a template', 'const a = `Remove ${name}`', ['Remove']],
    ['a sentence without a capital', "const a = 'of all companies.'", ['of all companies.']],
    ['a title in an object', "const page = { title: 'Price list' }", ['Price list']],
  ])('are found as %s', (_, code, words) => {
    expect(wordsIn(code)).toEqual(words)
  })

  it.each([
    ['names of classes', 'const a = <p className="Bold text." />'],
    ['values that are compared', "if (event.key === 'Escape') close()"],
    ['cases', "switch (key) { case 'Home': go() }"],
    ['keys of objects', "const a = { 'Content type': 1 }"],
    ['signs and numbers', 'const a = <p>· {count} × 2</p>'],
    ['what programmers are told', "throw new Error('The page has no root.')"],
    ['imports', "import a from 'A b.'"],
    ['what a module exports', "const Notice = lazyPart(() => import('./notice.tsx'), 'Notice')"],
    ['words of code', 'const a = <Button tone="quiet" onClick={() => set(\'open\')}>{texts.open}</Button>'],
  ])('are not %s', (_, code) => {
    expect(wordsIn(code)).toEqual([])
  })

  it('are told with their file and line', () => {
    expect(findTexts(new Map([['web/src/a.tsx', 'const a = (\n  <p>\n    Save\n  </p>\n)']]))).toEqual([
      { file: 'web/src/a.tsx', line: 2, words: 'Save' },
    ])
  })
})
