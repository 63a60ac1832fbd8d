import { type CompanyLogos, findLogo } from '@fairquay/contract/company-logos.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { Picture } from '../ui/picture.tsx'

type CompanyLogoProps = { company: { id: number; name: string }; logos: CompanyLogos; size?: 'small' | 'usual' }

/** A company's logo beside its name, or the first letter of that name where it has none: names stay in line with each other. */
export function CompanyLogo({ company, logos, size = 'usual' }: CompanyLogoProps) {
  const logo = findLogo(logos, company.id)
  const box = size === 'small' ? 'size-6 rounded' : 'size-10 rounded-md'
  const pixels = size === 'small' ? 24 : 40
  if (logo)
    return (
      <Picture
        src={logo}
        alt=""
        width={pixels}
        height={pixels}
        className={joinClasses('shrink-0 border border-line bg-white object-contain', box)}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={joinClasses('grid shrink-0 place-items-center bg-sunken font-semibold text-soft', box)}
    >
      {Array.from(company.name.trim())[0]?.toUpperCase()}
    </span>
  )
}
