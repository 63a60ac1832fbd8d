export type Theme = 'system' | 'light' | 'dark'

/** What the person chose; app/before-scripts.js applies the same key before the first paint. */
export function readTheme(): Theme {
  const stored = localStorage.getItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme')
  else localStorage.setItem('theme', theme)
  showTheme(theme)
}

/** What is chosen in one tab holds for all of them: shows it here too, and says which it is. */
export function watchTheme(notify: (theme: Theme) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== 'theme' && key !== null) return
    const theme = readTheme()
    showTheme(theme)
    notify(theme)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
