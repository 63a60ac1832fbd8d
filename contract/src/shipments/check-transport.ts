import type { FailureDetails } from '../errors.ts'
import { isTrackingLink } from './carriers.ts'
import { hasContainerShape, isContainerNumber, readContainerNumber } from './container-number.ts'
import { shipmentMessages } from './messages.ts'
import type { ShipmentMode } from './modes.ts'
import { checkDocumentNumber, readDocumentNumber, transportDocuments } from './transport-documents.ts'

export type Transport = {
  mode: ShipmentMode
  tracking_link: string
  document_number: string
  containers: readonly { number: string }[]
}

/** Why what is said of a shipment's transport is refused, by field; undefined when it is not. Nothing of it has to be said. */
export function refuseTransport({
  mode,
  tracking_link,
  document_number,
  containers,
}: Transport): FailureDetails | undefined {
  const messages = shipmentMessages.ship
  const details: FailureDetails = {}
  if (tracking_link !== '' && !isTrackingLink(tracking_link)) details.tracking_link = messages.link
  if (document_number.trim() !== '') {
    const fault = checkDocumentNumber(mode, readDocumentNumber(mode, document_number))
    if (transportDocuments[mode] === null) details.document_number = messages.noDocument
    else if (fault) details.document_number = fault === 'shape' ? messages.documentShape : messages.documentDigit
  }
  const numbers = containers.map(({ number }) => readContainerNumber(number))
  numbers.forEach((number, index) => {
    const field = `containers.${index}.number`
    if (!hasContainerShape(number)) details[field] = messages.containerShape
    else if (!isContainerNumber(number)) details[field] = messages.containerDigit
    else if (numbers.indexOf(number) < index) details[field] = messages.containerTwice
  })
  return Object.keys(details).length > 0 ? details : undefined
}
