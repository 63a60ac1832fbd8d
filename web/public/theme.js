// Runs before the first paint, so that a chosen theme never flashes. Kept apart from the bundle because inline scripts are not allowed.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be switched off; the page then follows the system.
}
