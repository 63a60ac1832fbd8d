import type { Drawing } from '../server/src/pictures.ts'
import { drawBanner } from './drawings/banners.ts'
import { drawCertificate } from './drawings/certificates.ts'
import { drawProduct } from './drawings/draw.ts'
import { drawBrandLogo, drawCompanyLogo } from './drawings/logos.ts'
import { drawGalleryScene } from './drawings/scenes.ts'
import type { DemoBrand, DemoCompany, DemoProduct } from './shape.ts'

/** Whose picture is which: the number of a drawing, or of the image it was stored as. */
export type CompanyPictures = {
  logo: number
  banner: number
  gallery: number[]
  certificates: { imageId: number; title: string }[]
}
export type Pictures = { companies: CompanyPictures[]; brands: number[]; products: number[][] }

/** Every drawing, and its number for whatever it shows; in the order of the lists of companies, brands and products. */
export type Drawn = { drawings: Drawing[]; pictures: Pictures }

const galleryScenes = 6
const viewsOfProduct = [0, 1, 2, 3] as const

/** Draws everything the demo shows. The same on every run. */
export function drawMarketplace({
  companies,
  brands,
  products,
}: {
  companies: readonly DemoCompany[]
  brands: readonly DemoBrand[]
  products: readonly DemoProduct[]
}): Drawn {
  const drawings: Drawing[] = []
  const draw = (svg: string) => drawings.push(measure(svg)) - 1
  const pictures = {
    companies: companies.map((company, seed) => {
      const theme = company.industries[0] ?? 'packaging'
      return {
        logo: draw(drawCompanyLogo(company.name, company.palette, seed + 1)),
        banner: draw(drawBanner(company.palette, theme, seed + 1)),
        gallery: Array.from({ length: galleryScenes }, (_, index) =>
          draw(drawGalleryScene(company.palette, theme, index)),
        ),
        certificates: company.certificates.map((title) => ({
          imageId: draw(drawCertificate(title, company.name, company.palette)),
          title,
        })),
      }
    }),
    brands: brands.map((brand, seed) => draw(drawBrandLogo(brand.name, brand.colour, seed + 1))),
    products: products.map((product) => drawProductViews(product).map(draw)),
  }
  return { drawings, pictures }
}

/** The first picture as the main one, then the others of the product, then more views of the first: four in all. */
function drawProductViews({ pictures }: DemoProduct): string[] {
  const [main, ...others] = pictures
  if (!main) return []
  const [hero, ...more] = viewsOfProduct
  const views = more.map((view) => drawProduct(main, view))
  return [drawProduct(main, hero), ...others.map((picture) => drawProduct(picture, hero)), ...views].slice(
    0,
    Math.max(4, pictures.length),
  )
}

function measure(svg: string): Drawing {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return { svg, width: Number(width), height: Number(height) }
}
