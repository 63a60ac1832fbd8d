import type { Company } from '@fairquay/contract/company/shapes.ts'
import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import type { ReactNode } from 'react'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Low, so that the goods are on the first screen.
const shape = 'relative h-20 overflow-hidden rounded-lg sm:h-32'

/** The seller's own picture with title and sub-title; without a picture the words stand on a tint. */
export function ShowroomBanner({
  company,
  edit,
  isPreview = false,
}: {
  company: Pick<Company, 'name' | 'bannerImage' | 'bannerTitle' | 'bannerSubTitle'>
  /** The control that opens the editing of it. */
  edit?: ReactNode
  /** Beside the fields it is made with: its title is no heading of a page then. */
  isPreview?: boolean
}) {
  const hasPicture = company.bannerImage !== null
  const Title = isPreview ? 'p' : 'h1'
  return (
    <div className={`${shape} ${hasPicture ? 'bg-sunken' : 'bg-tint'}`}>
      {hasPicture ? (
        <>
          <Picture
            src={company.bannerImage}
            alt=""
            width={1600}
            height={400}
            isPriority
            className="absolute inset-0 size-full object-cover"
          />
          {/* White words stay readable on any picture. */}
          <div className="absolute inset-0 bg-linear-to-r from-[rgb(8_22_18/0.82)] via-[rgb(8_22_18/0.58)] to-[rgb(8_22_18/0.12)]" />
        </>
      ) : null}
      <div
        className={`absolute inset-0 flex max-w-3xl flex-col justify-center px-5 pb-5 sm:px-10 ${edit ? 'pr-17' : ''} ${hasPicture ? 'text-white' : 'text-ink'}`}
      >
        <Title
          tabIndex={isPreview ? undefined : -1}
          className="line-clamp-1 font-semibold text-xl text-pretty sm:text-3xl"
        >
          {company.bannerTitle || company.name}
        </Title>
        <p className="mt-1 line-clamp-1 text-sm sm:text-base">
          {company.bannerSubTitle || showroomMessages.defaultSubTitle}
        </p>
      </div>
      {edit}
    </div>
  )
}

export function BannerSkeleton() {
  return <Skeleton className={shape} />
}
