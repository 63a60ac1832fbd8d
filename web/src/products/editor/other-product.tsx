import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { Link } from '@tanstack/react-router'

/** Another product of the company with the same code: nothing is refused for it, but programs cannot tell the two apart. */
export function OtherProduct({ product }: { product: { id: number; name: string } }) {
  return (
    <span className="text-amber">
      {say.elsewhere}{' '}
      <Link to="/products-parent/$id" params={{ id: String(product.id) }} className="underline">
        {product.name}
      </Link>
    </span>
  )
}
