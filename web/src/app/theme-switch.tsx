import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { appTexts } from './texts.ts'
import { applyTheme, readTheme, type Theme, watchTheme } from './theme.ts'

const choices = [
  { theme: 'system', label: appTexts.system, icon: Monitor },
  { theme: 'light', label: appTexts.light, icon: Sun },
  { theme: 'dark', label: appTexts.dark, icon: Moon },
] as const

export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>(readTheme)
  useEffect(() => watchTheme(setChosen), [])
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">{appTexts.theme}</legend>
      {choices.map(({ theme, label, icon: Icon }) => (
        <label
          key={theme}
          title={label}
          className={joinClasses(
            'relative grid size-9 place-items-center rounded-full transition-colors has-focus-visible:outline-2 has-focus-visible:outline-quay',
            chosen === theme ? 'bg-tint text-quay' : 'text-faint hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="theme"
            checked={chosen === theme}
            onChange={() => {
              applyTheme(theme)
              setChosen(theme)
            }}
            className="absolute inset-0 size-full appearance-none rounded-full outline-none"
          />
          <Icon size={16} aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
