import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'

/** One filter under its heading; open or closed as the person left it. */
export function FilterSection({
  title,
  startsOpen = true,
  children,
}: {
  title: string
  startsOpen?: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Disclosure summary={title} isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Disclosure>
  )
}
