import { palletSizes } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { describe, expect, test } from 'vitest'
import { readTerms } from './read-terms.ts'
import { choosePallet, findPalletFaults, type TermsForm, usualTerms, writeTerms, writeTermsForm } from './terms-form.ts'

const ownPallet = { length_mm: 1219, width_mm: 1016, height_mm: 145, kg: 17, safe_load_kg: 1000 }
const own: TermsForm = { ...usualTerms, pallet: 'own', ownPallet }

describe('a pallet of one’s own', () => {
  test('goes with the plan, and comes back from it', () => {
    expect(writeTerms(own).pallet).toEqual(ownPallet)
    expect(writeTermsForm(writeTerms(own))).toEqual(own)
  })

  test('begins with the measures of the one before, unless it was described already', () => {
    expect(choosePallet({ ...usualTerms, pallet: 'EUR-6' }, 'own')).toEqual({
      pallet: 'own',
      ownPallet: palletSizes['EUR-6'],
    })
    const back = { ...own, ...choosePallet(own, 'EUR-1') }
    expect(choosePallet(back, 'own')).toEqual({ pallet: 'own', ownPallet })
  })

  test('that is half described is said, and not planned with', () => {
    const half: TermsForm = { ...own, ownPallet: { ...ownPallet, safe_load_kg: null } }
    expect(Object.keys(findPalletFaults(half))).toEqual(['safe_load_kg'])
    expect(writeTerms(half).pallet).toBe('EUR-1')
    expect(findPalletFaults({ ...half, wrapper: 'loose' })).toEqual({})
    expect(findPalletFaults({ ...half, pallet: 'EUR-2' })).toEqual({})
  })
})

describe('terms that were kept on a device', () => {
  test('are as they were', () => {
    expect(readTerms(JSON.parse(JSON.stringify(own)))).toEqual(own)
    expect(readTerms({ ...own, ownPallet: { ...ownPallet, kg: null } })).toMatchObject({ ownPallet: { kg: null } })
  })

  test('of before there were pallets of one’s own are read', () => {
    const { ownPallet: _, ...before } = usualTerms
    expect(readTerms(before)).toEqual(usualTerms)
  })

  test.each([[null], ['EUR-1'], [{ ...own, ownPallet: 'large' }], [{ ...own, ownPallet: { length_mm: '1' } }]])(
    'are forgotten where they are %o',
    (stored) => {
      expect(readTerms(stored)).toBeNull()
    },
  )
})
