import {
  bannerMessages,
  longestBannerSubTitle,
  longestBannerTitle,
  readPictureName,
} from '@fairquay/contract/company/banner-rules.ts'
import type { uploadBanner } from '@fairquay/contract/company/endpoints.ts'
import { profileFaults } from '@fairquay/contract/company/profile-messages.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { findForeignImages } from '../uploads/find-foreign-images.ts'
import { indexCompany } from './index-company.ts'
import { presentBanner } from './present.ts'
import { findImageId } from './profile-queries.ts'
import { findCompanyRecord } from './queries.ts'

/** Changes the banner of the viewer's own showroom; anybody else's answers like a company that never was. */
export async function changeBanner(
  tx: Queryable,
  viewer: Viewer,
  form: BodyOf<typeof uploadBanner>,
): Promise<AnswerOf<typeof uploadBanner>['data']['company']> {
  if (form.supplierID == null)
    throw new Failure('invalid_input', { supplierID: bannerMessages.noCompany }, bannerMessages.noCompany)
  if (viewer.company?.id !== form.supplierID) throw new Failure('not_found')
  const companyId = form.supplierID
  refuseTitles(form)
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  const before = await findCompanyRecord(tx, companyId)
  if (!before) throw new Failure('not_found')
  const changes = {
    ...(form.bannerTitle !== undefined && { banner_title: form.bannerTitle?.trim() || null }),
    ...(form.bannerSubTitle !== undefined && { banner_subtitle: form.bannerSubTitle?.trim() || null }),
    ...(form.path !== undefined && { banner_image_id: await findOwnPicture(tx, companyId, form.path) }),
  }
  if (Object.keys(changes).length === 0) return presentBanner(before)
  await tx.updateTable('companies').set(changes).where('id', '=', companyId).execute()
  await indexCompany(tx, companyId)
  const after = await findCompanyRecord(tx, companyId)
  if (!after) throw new Failure('not_found')
  const kept = ({ bannerTitle, bannerSubTitle, bannerImage }: ReturnType<typeof presentBanner>) => ({
    title: bannerTitle,
    subTitle: bannerSubTitle,
    image: bannerImage,
  })
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'banner',
    id: companyId,
    name: after.name,
    before: kept(presentBanner(before)),
    after: kept(presentBanner(after)),
  })
  return presentBanner(after)
}

function refuseTitles({ bannerTitle, bannerSubTitle }: BodyOf<typeof uploadBanner>): void {
  const isLong = (value: string | null | undefined, most: number) => [...(value?.trim() ?? '')].length > most
  if (isLong(bannerTitle, longestBannerTitle))
    throw new Failure('invalid_input', { bannerTitle: profileFaults.tooLong(longestBannerTitle) })
  if (isLong(bannerSubTitle, longestBannerSubTitle))
    throw new Failure('invalid_input', { bannerSubTitle: profileFaults.tooLong(longestBannerSubTitle) })
}

/** The id of a stored picture the company may show; none for an empty address. */
async function findOwnPicture(tx: Queryable, companyId: number, path: string | null): Promise<number | null> {
  if (!path) return null
  const name = readPictureName(path)
  const id = name && (await findImageId(tx, name))
  if (!id || (await findForeignImages(tx, companyId, [id])).length > 0)
    throw new Failure('invalid_input', { path: bannerMessages.incorrectImage }, bannerMessages.incorrectImage)
  return id
}
