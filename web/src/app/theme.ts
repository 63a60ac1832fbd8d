export type Theme = 'system' | 'light' | 'dark'

/** What the person chose; app/before-scripts.js applies the same key before the first paint. */
export function readTheme(): Theme {
  const stored = localStorage.getItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem('theme')
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem('theme', theme)
    document.documentElement.dataset.theme = theme
  }
}
