import { cutResultTitle } from '@fairquay/contract/catalogue/wording.ts'
import type { SearchResult } from '@fairquay/contract/search/endpoints.ts'
import { CutText } from '../ui/cut-text.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'
import { ResultLink, typeNames } from './result-link.tsx'

/** A result as a card: the goods fill theirs, a logo stands in the middle of its own. */
export function ResultCard({ result, isPriority }: { result: SearchResult; isPriority: boolean }) {
  const image = result.get_main_image
  return (
    <ResultLink result={result} title={result.name} className="group block rounded-lg">
      <span className="grid aspect-square place-items-center overflow-hidden rounded-lg bg-sunken">
        <Picture
          src={image?.medium ?? result.logo}
          alt=""
          width={image?.width ?? 160}
          height={image?.height ?? 160}
          isPriority={isPriority}
          className={joinClasses(
            image
              ? 'size-full object-cover transition-transform duration-180 ease-out group-hover:scale-[1.025]'
              : 'size-3/5 rounded-md object-contain',
          )}
        />
      </span>
      <span className="mt-2.5 block text-[0.8125rem] leading-tight text-faint">{typeNames[result.type]}</span>
      <span className="mt-1 block leading-snug font-medium group-hover:text-quay">
        <CutText name={result.name} cut={cutResultTitle(result.name)} />
      </span>
    </ResultLink>
  )
}
