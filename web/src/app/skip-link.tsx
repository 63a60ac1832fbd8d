import { appTexts } from './texts.ts'
/** The first stop of the keyboard: past the header. A button, since an address of the form #main would be taken for a route. */
export function SkipLink() {
  return (
    <button
      type="button"
      className="fixed left-4 top-3 z-50 -translate-y-24 rounded-md bg-quay px-4 py-2 font-medium text-on-quay focus:translate-y-0"
      onClick={() => {
        const main = document.getElementById('main')
        if (!main) return
        main.tabIndex = -1
        main.focus()
      }}
    >
      {appTexts.skipToContent}
    </button>
  )
}
