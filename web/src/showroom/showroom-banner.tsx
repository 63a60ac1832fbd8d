import type { Company } from '@fairquay/contract/company/shapes.ts'
import { showroomMessages } from '@fairquay/contract/showroom/messages.ts'
import type { ReactNode } from 'react'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showroomLook } from './showroom-look.ts'

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
    <div className={`${showroomLook.banner} ${hasPicture ? 'bg-sunken' : 'bg-tint'}`}>
      {hasPicture ? (
        <>
          <Picture
            src={company.bannerImage}
            alt=""
            width={1600}
            height={400}
            isPriority
            className={showroomLook.bannerPicture}
          />
          <div className={showroomLook.bannerShade} />
        </>
      ) : null}
      <div className={`${showroomLook.bannerWords} ${edit ? 'pr-17' : ''} ${hasPicture ? 'text-white' : 'text-ink'}`}>
        <Title tabIndex={isPreview ? undefined : -1} className={showroomLook.bannerTitle}>
          {company.bannerTitle || company.name}
        </Title>
        <p className={showroomLook.bannerSubTitle}>{company.bannerSubTitle || showroomMessages.defaultSubTitle}</p>
      </div>
      {edit}
    </div>
  )
}

export function BannerSkeleton() {
  return <Skeleton className={showroomLook.banner} />
}
