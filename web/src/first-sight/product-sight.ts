import type { getProduct } from '@fairquay/contract/catalogue/endpoints.ts'
import { holdSizes, isNew } from '@fairquay/contract/catalogue/wording.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { catalogueTexts } from '../catalogue/texts.ts'
import { productLook } from '../product-page/product-look.ts'
import { pictureSizes } from '../ui/picture-sizes.ts'
import { picture, way } from './parts.ts'
import { type Shape, shape } from './shape.ts'

/** A product's first picture and its name, where its page will have them (product-page/product-view.tsx). */
export function sightOfProduct({ product }: AnswerOf<typeof getProduct>['data']): Shape {
  const { name, get_all_images: images, get_sub_industries: categories, product_data } = product
  const thumbnails = images.map(() => shape('li', `${productLook.thumbnail} border-line`))
  return shape('div', productLook.page, [
    way([catalogueTexts.home, catalogueTexts.products, categories[0]?.name, name]),
    shape('div', productLook.columns, [
      shape('div', '', [
        shape('div', productLook.frame, [picture(images[0], pictureSizes.product, productLook.picture)]),
        thumbnails.length > 1 ? shape('ul', productLook.thumbnails, thumbnails) : null,
      ]),
      shape('div', productLook.ordering, [
        // The place of the word: it is on the page with all that is said of prices.
        isNew(product.created_at, Date.now()) ? shape('div', `${productLook.badges} min-h-5.5`, ['\u00a0']) : null,
        shape('div', productLook.heading, [
          shape('h1', productLook.name, [holdSizes(name)]),
          shape('span', 'size-11 shrink-0 md:size-10'),
        ]),
        product_data.usp ? shape('p', productLook.promise, [product_data.usp]) : null,
      ]),
    ]),
  ])
}
