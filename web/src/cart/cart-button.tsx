import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'

export function CartButton() {
  return (
    <Link
      to="/cart"
      aria-label="Cart"
      className="grid size-11 place-items-center rounded-md text-soft hover:bg-tint hover:text-quay md:size-10"
    >
      <ShoppingCart size={20} aria-hidden="true" />
    </Link>
  )
}
