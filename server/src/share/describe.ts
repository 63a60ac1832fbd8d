import { shareMessages } from '@fairquay/contract/share/messages.ts'
import type { CompanyRecord } from '../company/queries.ts'
import type { Config } from '../config.ts'
import { readText } from '../html.ts'
import { addressesOf } from '../pictures.ts'
import type { SharedProduct } from './queries.ts'
import type { SharePage } from './write-page.ts'

type Place = Pick<Config, 'publicUrl' | 'settings'>

/** A product without its price: offers are for members only (docs/product.md#prices), so there are none for crawlers either. */
export function describeProduct({ product, supplier }: SharedProduct, { publicUrl, settings }: Place): SharePage {
  const place = joinPlace(supplier.city, supplier.country)
  const description = shorten(
    product.product_data.usp ||
      readText(product.body) ||
      shareMessages.describeProduct(product.name, supplier.name, place),
  )
  const canonical = `${publicUrl}/p/${product.slug}`
  const file = product.get_main_image?.original
  const address = file && `${canonical}/picture.jpg?v=${versionOf(file)}`
  return {
    marketplace: settings.name,
    title: product.name,
    description,
    byline: shareMessages.soldBy(supplier.name, place),
    canonical,
    target: `/#/product/${product.slug}`,
    picture: address ? { address, alt: product.get_main_image?.alt ?? product.name } : undefined,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description,
      url: canonical,
      ...(address && { image: [address] }),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
      ...(product.get_sub_industries[0] && { category: product.get_sub_industries[0].name }),
      ...(product.product_data.ttw_code && { productID: product.product_data.ttw_code }),
      ...(product.product_data.barcode &&
        /^\d{8,14}$/.test(product.product_data.barcode) && {
          gtin: product.product_data.barcode,
        }),
      countryOfOrigin: { '@type': 'Country', name: product.country.name },
      ...(product.is_direct && {
        manufacturer: { '@type': 'Organization', name: supplier.name, url: `${publicUrl}/s/${supplier.slug}` },
      }),
    },
  }
}

export function describeSeller(seller: CompanyRecord, { publicUrl, settings }: Place): SharePage {
  const place = joinPlace(seller.city, seller.country_name)
  const description = shorten(seller.description || shareMessages.describeSeller(seller.name, place, settings.name))
  const canonical = `${publicUrl}/s/${seller.slug}`
  const file = pictureOf(seller)
  const address = file && `${canonical}/picture.jpg?v=${versionOf(file)}`
  const logo = seller.logo_name && seller.logo_format && addressesOf(seller.logo_name, seller.logo_format).original
  return {
    marketplace: settings.name,
    title: seller.name,
    description,
    byline: shareMessages.from(place),
    canonical,
    target: `/#/showroom/${seller.slug}`,
    picture: address ? { address, alt: seller.name } : undefined,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: seller.name,
      description,
      url: canonical,
      ...(logo && { logo: `${publicUrl}${logo}` }),
      ...(address && { image: address }),
      ...(seller.website && { sameAs: [seller.website] }),
      ...(seller.established_on && { foundingDate: seller.established_on }),
      address: {
        '@type': 'PostalAddress',
        ...(seller.address && { streetAddress: seller.address }),
        ...(seller.city && { addressLocality: seller.city }),
        ...(seller.zip && { postalCode: seller.zip }),
        addressCountry: seller.country_code,
      },
    },
  }
}

/** The address of the picture a seller is shared with: its banner, else its logo. */
export function pictureOf(seller: CompanyRecord): string | undefined {
  if (seller.banner_name && seller.banner_format) return addressesOf(seller.banner_name, seller.banner_format).original
  if (seller.logo_name && seller.logo_format) return addressesOf(seller.logo_name, seller.logo_format).original
  return undefined
}

function joinPlace(city: string, country: string): string {
  return city === '' ? country : `${city}, ${country}`
}

/** Messengers keep pictures by their address: another picture has to have another one. */
function versionOf(address: string): string {
  return address.replace(/^.*\//, '').slice(0, 8)
}

/** What search engines and messengers show of a description. */
const longestDescription = 200

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestDescription) return line
  const cut = line.slice(0, longestDescription - 1)
  const end = cut.lastIndexOf(' ')
  // Half of a character that takes two units must not stay behind.
  return `${cut.slice(0, end > longestDescription / 2 ? end : undefined).replace(/[\s,;:.–-]+$|[\ud800-\udbff]$/g, '')}…`
}
