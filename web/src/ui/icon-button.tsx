import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, for those who cannot see the picture. */
  label: string
  icon: ReactNode
  size?: 'small' | 'medium'
}

export function IconButton({ label, icon, size = 'medium', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={joinClasses(
        'inline-grid place-items-center shrink-0 rounded-md text-soft transition-colors hover:bg-tint hover:text-quay disabled:opacity-45 disabled:pointer-events-none',
        size === 'small' ? 'size-8' : 'size-11 md:size-10',
        className,
      )}
    >
      {icon}
    </button>
  )
}
