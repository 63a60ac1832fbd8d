import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import {
  longestPassword,
  type PasswordStrength,
  ratePassword,
  shortestPassword,
} from '@fairquay/contract/accounts/rules.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { PasswordField } from '../ui/password-field.tsx'
import type { TextFieldProps } from '../ui/text-field.tsx'

const steps: Record<PasswordStrength, { filled: number; look: string }> = {
  short: { filled: 0, look: 'bg-line' },
  weak: { filled: 1, look: 'bg-brick' },
  fair: { filled: 2, look: 'bg-amber' },
  strong: { filled: 3, look: 'bg-quay' },
}

type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'help' | 'value'> & {
  value: string
  /** What others could guess first: the person's name, address, company. */
  ownWords?: readonly string[]
}

/** Choosing a password: how long, how good, and a look at it. */
export function NewPasswordField({ value, ownWords = [], ...rest }: NewPasswordFieldProps) {
  const strength = ratePassword(value, ownWords)
  const { filled, look } = steps[strength]
  return (
    <div>
      <PasswordField
        {...rest}
        autoComplete="new-password"
        required
        maxLength={longestPassword}
        value={value}
        help={value === '' ? accountMessages.passwordHelp : sentenceFor(strength, value)}
      />
      <div aria-hidden="true" className={joinClasses('mt-2 mb-1 flex gap-1.5', value === '' && 'invisible')}>
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={joinClasses(
              'h-1 grow rounded-full transition-colors',
              value && step <= filled ? look : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  )
}

function sentenceFor(strength: PasswordStrength, password: string): string {
  switch (strength) {
    case 'short':
      return accountMessages.passwordShort(shortestPassword - password.length)
    case 'weak':
      return accountMessages.passwordWeak
    case 'fair':
      return accountMessages.passwordFair
    case 'strong':
      return accountMessages.passwordStrong
  }
}
