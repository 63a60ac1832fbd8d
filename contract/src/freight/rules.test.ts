import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDay, readEarliestToday, readToday } from '../trade/dates.ts'
import { defaultShipment, type ExtraNeed, extraNeeds, toggleExtraNeed } from './form.ts'
import { fillForm } from './form-for-tests.ts'
import { isWholeAddress, refuseAddresses, refuseQuote, refuseShipment } from './rules.ts'

const today = '2027-03-31'
const required = 'The field is required.'

describe('the first step', () => {
  test('goes on when everything is there', () => {
    expect(refuseAddresses(fillForm())).toEqual({})
  })

  test.each(['seller', 'buyer'] as const)('asks for company, names, phone and email of the %s', (part) => {
    const refusals = refuseAddresses(
      fillForm((form) => {
        form[part] = { company: '', first_name: ' ', last_name: '', phone_code: '', phone: '', email: '' }
      }),
    )
    expect(refusals).toEqual(
      Object.fromEntries(
        ['company', 'first_name', 'last_name', 'phone', 'email'].map((field) => [`${part}.${field}`, required]),
      ),
    )
  })

  test('asks for country, city and street of the shipping address, not for its ZIP code', () => {
    const refusals = refuseAddresses(
      fillForm((form) => {
        form.shipping = { country: '', city: '', street: '', zip: '' }
      }),
    )
    expect(refusals).toEqual({
      'shipping.country': required,
      'shipping.city': required,
      'shipping.street': required,
    })
  })

  test('asks for city and street of a new loading address, and for the whole of it', () => {
    const refusals = refuseAddresses(
      fillForm((form) => {
        form.loading = { source: 'new', isStock: true, country: 'Portugal', city: '', street: '', zip: '1' }
      }),
    )
    expect(refusals).toEqual({
      'loading.city': required,
      'loading.street': required,
      loading: 'Please, provide the full loading address of the seller.',
    })
  })

  test.each(['country', 'city', 'street', 'zip'] as const)('refuses a loading address without %s', (part) => {
    const refusals = refuseAddresses(
      fillForm((form) => {
        form.loading[part] = ''
      }),
    )
    expect(refusals).toEqual({ loading: 'Please, provide the full loading address of the seller.' })
  })

  test.each(['company', 'country', 'city', 'street', 'zip'] as const)(
    'refuses a different billing address without %s, in the fixed words',
    (part) => {
      const refusals = refuseAddresses(
        fillForm((form) => {
          form.billing = {
            isSameAsShipping: false,
            company: 'Holding',
            registrationNumber: '',
            taxNumber: '',
            country: 'Denmark',
            city: 'Aarhus',
            street: 'Kystvejen 1',
            zip: '8000',
          }
          form.billing[part] = ' '
        }),
      )
      expect(refusals).toEqual({ billing: 'Please, provide the full billing address of the seller.' })
    },
  )

  test('takes an address without a postcode where there are none', () => {
    expect(isWholeAddress({ country: 'Hong Kong', city: 'Kowloon', street: 'Nathan Road 1', zip: '' })).toBe(true)
    expect(isWholeAddress({ country: 'Denmark', city: 'Aarhus', street: 'Kystvejen 1', zip: '' })).toBe(false)
  })

  test.each([
    ['22 340 1188', true],
    ['+351223401188', true],
    ['12', false],
    ['call me', false],
  ])('reads %s as a phone number: %s', (phone, isFine) => {
    const refusals = refuseAddresses(
      fillForm((form) => {
        form.seller.phone = phone
      }),
    )
    expect(Object.keys(refusals)).toEqual(isFine ? [] : ['seller.phone'])
  })
})

describe('the second step', () => {
  test('has the fixed defaults, which leave incoterm and pallet to be chosen', () => {
    expect(defaultShipment).toMatchObject({
      transport_type: 'air',
      transport_condition: 'dry',
      wrapper: 'pallets',
      is_palletized: true,
      container_distribution: 'groupage',
      dangerous_goods: false,
      require_insurance: true,
      transport_temperature_type: 'celsius',
      isPickupAsap: true,
      extra_needs: ['none'],
    })
    expect(refuseShipment(defaultShipment, today)).toEqual({
      incoterm: 'This field is required.',
      pallet_category: 'Please, provide a pallet category.',
    })
  })

  test('asks for every choice', () => {
    const refusals = refuseShipment(
      {
        ...defaultShipment,
        transport_type: '',
        wrapper: '',
        is_palletized: null,
        container_distribution: '',
        transport_condition: '',
        dangerous_goods: null,
        require_insurance: null,
      },
      today,
    )
    const { pallet_category, ...others } = refusals
    expect(pallet_category).toBe('Please, provide a pallet category.')
    expect(Object.keys(others).sort()).toEqual([
      'container_distribution',
      'dangerous_goods',
      'incoterm',
      'is_palletized',
      'require_insurance',
      'transport_condition',
      'transport_type',
      'wrapper',
    ])
    expect(new Set(Object.values(others))).toEqual(new Set(['This field is required.']))
  })

  test.each([
    // asap, pickup, delivery, refused
    [true, '', '', {}],
    [true, '2020-01-01', '', {}],
    [false, '', '', { pickup_date: 'Plasen provide a pick up date.' }],
    [false, '2027-03-31', '', {}],
    [false, '2027-03-30', '', { pickup_date: 'This date is in the past.' }],
    [false, '2027-02-30', '', { pickup_date: 'Please enter a date such as 2027-03-31.' }],
    [true, '', '2027-03-30', { delivery_date: 'This date is in the past.' }],
    [true, '', '2027-03-31', {}],
    [false, '2027-04-02', '2027-04-01', { delivery_date: 'The delivery date is before the pickup date.' }],
    [false, '2027-04-02', '2027-04-02', {}],
    [true, '2027-04-02', '2027-04-01', {}],
  ])(
    'with pickup ASAP %s or on "%s" and delivery "%s" refuses %o',
    (isPickupAsap, pickup_date, delivery_date, expected) => {
      const { shipment } = fillForm()
      expect(refuseShipment({ ...shipment, isPickupAsap, pickup_date, delivery_date }, today)).toEqual(expected)
    },
  )

  test.each([
    ['', true],
    ['-18', true],
    ['4,5', true],
    ['cold', false],
    ['-273', false],
  ])('reads "%s" as degrees: %s', (transport_temperature_degrees, isFine) => {
    const refusals = refuseShipment({ ...fillForm().shipment, transport_temperature_degrees }, today)
    expect(Object.keys(refusals)).toEqual(isFine ? [] : ['transport_temperature_degrees'])
  })
})

test('a whole quote tells what is wrong with both steps, and with notes that are too long', () => {
  const form = fillForm((one) => {
    one.seller.email = 'nobody'
    one.shipment.incoterm = ''
    one.notes = 'x'.repeat(4001)
  })
  expect(Object.keys(refuseQuote(form, today))).toEqual(['seller.email', 'shipment.incoterm', 'notes'])
})

describe('extra needs', () => {
  const needs = fc.array(fc.constantFrom(...extraNeeds.map(({ value }) => value)), { maxLength: 30 })

  test('are never empty, and No excludes the others, whatever is ticked in whatever order', () => {
    fc.assert(
      fc.property(needs, (ticks) => {
        const chosen = ticks.reduce<ExtraNeed[]>((now, need) => toggleExtraNeed(now, need), ['none'])
        expect(chosen.length).toBeGreaterThan(0)
        expect(new Set(chosen).size).toBe(chosen.length)
        if (chosen.includes('none')) expect(chosen).toEqual(['none'])
      }),
    )
  })

  test.each<[ExtraNeed[], ExtraNeed, ExtraNeed[]]>([
    [['none'], 'distribution', ['distribution']],
    [['distribution'], 'warehousing', ['warehousing', 'distribution']],
    [['warehousing', 'distribution'], 'none', ['none']],
    [['distribution'], 'distribution', ['none']],
    [['none'], 'none', ['none']],
  ])('%j, then %s, is %j', (before, need, after) => {
    expect(toggleExtraNeed(before, need)).toEqual(after)
  })
})

describe('days', () => {
  test('are read from the calendar', () => {
    expect(['2028-02-29', '2027-02-29', '2027-13-01', '27-01-01', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('a server never takes a today for yesterday, wherever on earth it is said', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (now) => {
        expect(readEarliestToday(now) <= readToday(now)).toBe(true)
      }),
    )
  })
})
