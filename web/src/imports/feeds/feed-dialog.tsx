import { changeFeed, createFeed, type Feed, type FeedForm } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { findFeedFaults } from '@fairquay/contract/imports/feeds/form-faults.ts'
import { feedRhythms, feedTellings, missingActions } from '@fairquay/contract/imports/feeds/rules.ts'
import { formatHour, formatWeekday } from '@fairquay/contract/locale.ts'
import { readTypedWhole } from '@fairquay/contract/typed-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../call.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { feedQuery } from './feed-queries.ts'
import { missingNames, rhythmNames, feedTexts as say, tellingNames } from './texts.ts'

const exampleAddress = 'https://shop.example.com/goods.csv'

/** Numbers are text while they are typed. */
type Typed = Omit<FeedForm, 'hour' | 'weekday' | 'most_missing' | 'password'> & {
  hour: string
  weekday: string
  most_missing: string
  password: string
}

/** A feed: where its file lies, when it is fetched, what becomes of goods that are missing. A new one leads on to its page. */
export function FeedDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const making = useOnce(createFeed, (body: FeedForm) => ({ body }))
  const form = useForm({
    start: startOf(feed),
    refuse: (typed) => {
      const faults = findFeedFaults(readTyped(typed, feed), true)
      return {
        ...faults,
        name: typed.name.trim() === '' ? say.nameMissing : undefined,
        most_missing: readShare(typed.most_missing) === undefined ? say.mostMissingWrong : undefined,
      }
    },
    send: async (typed) => {
      const body = readTyped(typed, feed)
      if (feed) return (await call(changeFeed, { params: { id: feed.id }, body })).data
      return (await making.mutateAsync(body)).data
    },
    onSent: async (stored) => {
      queries.setQueryData(feedQuery(stored.id).queryKey, { data: stored })
      showToast('success', feed ? say.saved : say.begun)
      onClose()
      void queries.invalidateQueries({ queryKey: ['imports'] })
      if (!feed) await navigate({ to: '/imports/feeds/$id', params: { id: String(stored.id) } })
    },
  })
  const { rhythm, user_name } = form.values
  return (
    <FormDialog
      form={form}
      title={feed ? say.editFeed : say.newFeed}
      description={feed ? undefined : say.createLead}
      action={feed ? say.save : say.create}
      width="medium"
      onClose={onClose}
    >
      <FormFailure error={form.failure} />
      <TextField {...form.text('name')} label={say.name} required maxLength={80} />
      <TextField
        {...form.text('url')}
        label={say.address}
        help={say.addressHelp}
        type="url"
        inputMode="url"
        required
        maxLength={1000}
        placeholder={exampleAddress}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.text('user_name')} label={say.user} isOptional maxLength={200} autoComplete="off" />
        {user_name === '' && !form.errors.password ? null : (
          <PasswordField
            {...form.text('password')}
            label={say.password}
            help={feed?.has_password ? say.passwordKept : undefined}
            maxLength={500}
            autoComplete="new-password"
          />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Select {...form.text('rhythm')} label={say.rhythm} options={optionsOf(feedRhythms, rhythmNames)} />
        {rhythm === 'weekly' ? (
          <Select {...form.text('weekday')} label={say.weekday} options={numbers(1, 7, formatWeekday)} />
        ) : null}
        {rhythm === 'weekly' || rhythm === 'daily' ? (
          <Select {...form.text('hour')} label={say.hour} options={numbers(0, 23, formatHour)} />
        ) : null}
      </div>
      <Select {...form.text('missing')} label={say.missing} options={optionsOf(missingActions, missingNames)} />
      <TextField
        {...form.text('most_missing')}
        label={say.mostMissing}
        help={say.mostMissingHelp}
        inputMode="numeric"
        required
        maxLength={3}
        className="max-w-sm"
      />
      <Select {...form.text('tell')} label={say.tell} options={optionsOf(feedTellings, tellingNames)} />
      <Checkbox {...form.tick('publish_incomplete')} label={say.publishIncomplete} />
      {feed?.is_ready ? <Checkbox {...form.tick('is_active')} label={say.isActive} /> : null}
    </FormDialog>
  )
}

function startOf(feed: Feed | undefined): Typed {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  if (!feed)
    return {
      name: '',
      url: '',
      user_name: '',
      password: '',
      rhythm: 'daily',
      hour: '3',
      weekday: '1',
      time_zone: zone,
      missing: 'hide',
      most_missing: '20',
      publish_incomplete: false,
      tell: 'problems',
      is_active: true,
    }
  const { name, url, user_name, rhythm, time_zone, missing, publish_incomplete, tell } = feed
  return {
    ...{ name, url, user_name, rhythm, time_zone, missing, publish_incomplete, tell },
    password: '',
    hour: String(feed.hour),
    weekday: String(feed.weekday),
    most_missing: String(feed.most_missing),
    is_active: feed.paused_because === null,
  }
}

/** An empty password of a stored feed means the one that is there. */
function readTyped({ password, hour, weekday, most_missing, ...rest }: Typed, feed: Feed | undefined): FeedForm {
  return {
    ...rest,
    url: rest.url.trim(),
    hour: Number(hour),
    weekday: Number(weekday),
    most_missing: readShare(most_missing) ?? 1,
    ...(rest.user_name !== '' && (password !== '' || !feed?.has_password) && { password }),
  }
}

function readShare(text: string): number | undefined {
  const share = readTypedWhole(text)
  return share >= 1 && share <= 100 ? share : undefined
}

function optionsOf<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }))
}

function numbers(from: number, to: number, write: (number: number) => string) {
  return Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: write(from + at) }))
}
