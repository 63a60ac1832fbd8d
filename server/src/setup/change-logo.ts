import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { addressesOf } from '../pictures.ts'
import type { Viewer } from '../session.ts'
import { takeStoredSettings } from '../stored-settings.ts'
import { replaceLogo } from './marketplace-queries.ts'

/** Pages show it when they are loaded next. */
export async function changeLogo(app: App, viewer: Viewer, imageId: number | null): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const image =
      imageId === null
        ? null
        : await tx.selectFrom('images').select(['name', 'format']).where('id', '=', imageId).executeTakeFirst()
    if (image === undefined) throw new Failure('invalid_input', { image_id: adminMessages.unknownPicture })
    const before = await replaceLogo(tx, imageId)
    await recordChange(tx, viewer, {
      action: 'changed',
      thing: 'setting',
      id: null,
      name: 'logo',
      before: { value: before },
      after: { value: image && addressesOf(image.name, image.format).preview },
    })
  })
  await takeStoredSettings(app.db, app.config)
}
