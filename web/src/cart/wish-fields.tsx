import { longestAskedMessage, longestWantedPlace } from '@fairquay/contract/purchase/asked-terms.ts'
import { askedTermsLabels as labels } from '@fairquay/contract/purchase/messages.ts'
import { readToday } from '@fairquay/contract/trade/dates.ts'
import type { FormState } from '../forms/use-form.ts'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { WishForm } from './kept-wishes.ts'
import { cartTexts } from './texts.ts'

/** What the buyer may say beside the goods; goes with every request that is sent. */
export function WishFields({ form }: { form: FormState<WishForm> }) {
  return (
    <>
      <TextArea
        {...form.text('message')}
        label={labels.message}
        name="message"
        isOptional
        rows={3}
        maxLength={longestAskedMessage}
        help={cartTexts.messageHelp}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          {...form.text('wanted_date')}
          label={labels.wantedDate}
          name="wanted_date"
          isOptional
          type="date"
          min={readToday(new Date())}
        />
        <TextField
          {...form.text('place')}
          label={labels.place}
          name="place"
          isOptional
          maxLength={longestWantedPlace}
          autoComplete="off"
          help={cartTexts.placeHelp}
        />
      </div>
    </>
  )
}
