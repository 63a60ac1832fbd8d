import type { AddressForm } from '@fairquay/contract/freight/form.ts'

/** 'Sundkaj 41, 2150 Copenhagen, Denmark', without the parts that are empty. */
export function describeAddress({ street, zip, city, country }: AddressForm): string {
  const town = [zip, city].filter((part) => part !== '').join(' ')
  return [street, town, country].filter((part) => part !== '').join(', ')
}
