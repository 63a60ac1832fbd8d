/** Media types of the files that calls answer. */
export const pdfType = 'application/pdf'
export const csvType = 'text/csv'
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const xmlType = 'application/xml'
export const tableTypes = [csvType, workbookType] as const
/** What a file that people attached is sent as: pictures are encoded anew when they arrive. */
export const attachmentTypes = [pdfType, 'image/webp'] as const
export const zipType = 'application/zip'
