/** Sentences of showroom and company pages; those of spec §8 to the letter. */
export const companyMessages = {
  locked: "For security reasons, this company's page is currently unavailable. Please, try again later.",
} as const
