import { defineMessages, formatNumber, formatPlural } from '../locale.ts'

const days = (count: number) => formatPlural(count, { one: '# day', other: '# days' })

/** What is said of shipments on screens, in mails and in refusals. */
export const shipmentMessages = defineMessages({
  unknownPlace: 'This place was removed meanwhile. Choose another.',
  /** What papers of a shipment call its facts. */
  papers: {
    mode: 'Transport',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    document: 'Transport document',
    vessel: 'Vessel or flight',
    containers: 'Containers',
    sealed: (container: string, seal: string) => `${container} (seal ${seal})`,
  },
  statuses: {
    preparing: 'Being prepared',
    ready: 'Ready for pick-up',
    under_way: 'On its way',
    delivered: 'Delivered',
    received: 'Received',
    cancelled: 'Cancelled',
  },
  milestones: {
    ready: 'Ready for pick-up',
    picked_up: 'Picked up',
    export_cleared: 'Export cleared',
    departed: 'Departed',
    departed_boat: 'Departed from port',
    departed_air: 'Departed from airport',
    transshipped: 'Transshipped',
    arrived: 'Arrived',
    arrived_boat: 'Arrived at port',
    arrived_air: 'Arrived at airport',
    import_cleared: 'Import cleared',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
  },
  report: {
    notOfMode: 'A shipment of this kind has no such station.',
    before: (other: string) => `This is earlier than “${other}”, which comes before it.`,
    after: (other: string) => `This is later than “${other}”, which comes after it.`,
    inFuture: 'What has happened cannot be in the future. Report it as expected.',
    longAgo: 'This is more than a year before the order was made.',
    hasHappened: 'This has happened already.',
  },
  ship: {
    nothing: 'Please choose at least one thing to ship.',
    noLine: 'The order has no such line.',
    twice: 'This line is in the shipment twice.',
    tooMany: (open: number) =>
      open <= 0
        ? 'All of this is shipped or cancelled already.'
        : `At most ${formatNumber(open)} of this can still be shipped.`,
    packedTooMuch: (packed: number, shipped: number) =>
      `The packages hold ${formatNumber(packed)} of this, and ${formatNumber(shipped)} are shipped.`,
    packedTooLittle: (packed: number, shipped: number) =>
      `Only ${formatNumber(packed)} of ${formatNumber(shipped)} are in packages. Pack all of it, or leave it out of the packages.`,
    notShipped: 'This is not in the shipment.',
    netOverGross: 'The net weight is more than the gross weight.',
    containerShape: 'A container number has four letters and seven digits, such as MSKU 907032 3.',
    containerDigit: 'The last digit does not fit the others. Please check the number.',
    containerTwice: 'This container is named twice.',
    documentShape: 'Please give 3 to 35 letters and digits.',
    documentDigit: 'The last digit of this air waybill does not fit the others. Please check the number.',
    noDocument: 'Parcels have no such document, only a tracking number.',
    link: 'Please give an address that begins with https:// or http://.',
    replacementStays: 'A replacement holds what was agreed in its claim.',
    modeTaken: 'A station that was reported does not exist on this way.',
  },
  receive: {
    nothing: 'Please say of at least one line what has come.',
    tooMany: (open: number) =>
      open <= 0 ? 'All of this is accounted for already.' : `At most ${formatNumber(open)} of this are still to come.`,
    notUnderWay: 'This shipment has not left the seller yet.',
  },
  state: {
    cancelled: 'This shipment was cancelled.',
    received: 'This shipment was received.',
    handedOver: 'This shipment has left the seller, so it cannot be changed or cancelled any more.',
    changed: 'This shipment was changed in the meantime. Reload and try again.',
    notYours: 'Your part in this shipment does not allow that.',
    replacement: 'This replacement was promised for a claim, so it cannot be cancelled.',
    overCancelled: 'Part of this shipment was cancelled in the order meanwhile. Please change the shipment first.',
  },
  takeBack: {
    notLast: 'Only what was reported last can be taken back.',
    notYours: 'Only the seller and who reported this can take it back.',
    received: 'The buyer has confirmed receipt already.',
    invoiced: 'An invoice was issued when the goods left, so they cannot be taken back.',
    claimed: 'Some of these goods are claimed, so they cannot be taken back.',
    orderOver: 'This order is over.',
    papersStay: 'The papers of this shipment are issued. Cancel it and prepare another instead.',
  },
  late: {
    on_time: 'On time',
    delivered_late: (count: number) => `Delivered ${days(count)} late`,
    later_than_wanted: (count: number) => `Expected ${days(count)} later than wanted`,
    later_than_planned: (count: number) => `Expected ${days(count)} later than planned`,
    arrival_overdue: (count: number) => `Delivery is ${days(count)} overdue`,
    station_overdue: (station: string, count: number) => `At risk: “${station}” is ${days(count)} overdue`,
    slipped: (station: string, count: number) => `At risk: “${station}” is ${days(count)} later than planned`,
  },
  /** What was reported, for the timeline and mails: 'Departed from port, Hamburg (Mar 8, 2027)'. */
  told: {
    happened: (station: string, place: string, day: string) =>
      place === '' ? `${station} (${day})` : `${station}, ${place} (${day})`,
    expected: (station: string, day: string) => `“${station}” is expected on ${day}`,
    takenBack: (station: string) => `“${station}” was a mistake and is taken back`,
    transport: 'carrier, numbers or dates were changed',
    /** `day`: when it is expected, where that is another day than before; else ''. */
    changed: (day: string) =>
      day === ''
        ? 'contents or dates were changed'
        : `contents or dates were changed, delivery is now expected on ${day}`,
    receipt: (received: number, damaged: number, short: number) =>
      [
        `${formatNumber(received)} received`,
        ...(damaged > 0 ? [`${formatNumber(damaged)} damaged`] : []),
        ...(short > 0 ? [`${formatNumber(short)} missing`] : []),
      ].join(', '),
  },
})
