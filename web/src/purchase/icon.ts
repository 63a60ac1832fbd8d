export { ShoppingCart as purchaseIcon } from 'lucide-react'
