import { formatHour } from '@fairquay/contract/locale.ts'
import { changeNotificationSettings, type NotificationSettings } from '@fairquay/contract/notifications/endpoints.ts'
import { notificationMessages, topicNames } from '@fairquay/contract/notifications/messages.ts'
import { mayEndMail, type Topic } from '@fairquay/contract/notifications/topics.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { showToast } from '../ui/toast-list.ts'
import { notificationSettingsQuery } from './notification-queries.ts'
import { notificationsTexts } from './texts.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatHour(hour),
}))

export function NotificationSettingsForm({ settings }: { settings: NotificationSettings }) {
  const queries = useQueryClient()
  const form = useForm({
    start: withOwnZone(settings),
    send: (body) => call(changeNotificationSettings, { body }),
    onSent: (saved) => {
      queries.setQueryData(notificationSettingsQuery.queryKey, saved)
      showToast('success', notificationMessages.saved)
    },
  })
  const { choices, is_daily, hour, time_zone } = form.values
  const choose = (topic: Topic, change: { in_app?: boolean; by_mail?: boolean }) =>
    form.set({ choices: choices.map((choice) => (choice.topic === topic ? { ...choice, ...change } : choice)) })
  return (
    <Form form={form} label={notificationsTexts.notificationSettings} className="flex flex-col gap-8">
      <FormFailure error={form.failure} />
      <ul className="rounded-lg border border-line bg-surface">
        {choices.map((choice) => (
          <TopicRow key={choice.topic} choice={choice} onChange={(change) => choose(choice.topic, change)} />
        ))}
        <li className="px-4 py-4 text-sm text-soft md:px-5">{notificationMessages.securityHelp}</li>
      </ul>
      <RadioGroup
        legend={notificationsTexts.mailsCome}
        value={is_daily ? 'daily' : 'at-once'}
        onChange={(value) => form.set({ is_daily: value === 'daily' })}
        options={[
          { value: 'at-once', label: notificationMessages.atOnce },
          { value: 'daily', label: notificationMessages.daily },
        ]}
      />
      {is_daily ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={notificationsTexts.hour}
            value={String(hour)}
            options={hours}
            onChange={(event) => form.set({ hour: Number(event.target.value) })}
          />
          <Select {...form.text('time_zone')} label={notificationsTexts.timeZone} options={listZones(time_zone)} />
        </div>
      ) : null}
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {notificationsTexts.save}
      </Button>
    </Form>
  )
}

type TopicRowProps = {
  choice: NotificationSettings['choices'][number]
  onChange: (change: { in_app?: boolean; by_mail?: boolean }) => void
}

function TopicRow({ choice: { topic, in_app, by_mail }, onChange }: TopicRowProps) {
  const { title, help } = topicNames[topic]
  return (
    <li className="border-b border-line px-4 py-4 md:px-5">
      <fieldset className="flex flex-wrap items-start gap-x-8 gap-y-2">
        <legend className="sr-only">{title}</legend>
        <span className="min-w-0 basis-64 grow">
          <span className="block font-medium">{title}</span>
          <span className="block text-sm text-soft">{help}</span>
        </span>
        <span className="flex gap-6">
          <Checkbox
            label={notificationsTexts.inTheApp}
            checked={in_app}
            onChange={(event) => onChange({ in_app: event.target.checked })}
          />
          <Checkbox
            label={notificationsTexts.byMail}
            checked={by_mail}
            disabled={!mayEndMail(topic)}
            onChange={(event) => onChange({ by_mail: event.target.checked })}
          />
        </span>
        {mayEndMail(topic) ? null : (
          <p className="basis-full text-sm text-faint">{notificationMessages.alwaysMailedHelp}</p>
        )}
      </fieldset>
    </li>
  )
}

/** Whoever has chosen no digest yet most likely wants it on the clock in front of them. */
function withOwnZone(settings: NotificationSettings): NotificationSettings {
  if (settings.is_daily || settings.time_zone !== 'UTC') return settings
  return { ...settings, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}

function listZones(chosen: string): { value: string; label: string }[] {
  const zones = new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
