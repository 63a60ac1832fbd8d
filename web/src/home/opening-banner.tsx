import { homeTexts } from './texts.ts'

/** In the place of the invitation to register while nobody runs the marketplace. */
export function OpeningBanner() {
  return (
    <aside aria-label={homeTexts.notOpenYet} className="border-b border-line bg-tint">
      <div className="page-width py-4 md:py-5">
        <p>
          <strong className="block text-base font-semibold md:text-lg">{homeTexts.notOpenYet}</strong>
          <span className="text-soft">{homeTexts.notOpenYetHelp}</span>
        </p>
      </div>
    </aside>
  )
}
