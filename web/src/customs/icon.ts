export { Landmark as customsIcon } from 'lucide-react'
