export { Truck as freightIcon } from 'lucide-react'
