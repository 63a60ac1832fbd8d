/** A company can ask for the same thing of the same product again after so many days. */
export const askAgainDays = 7

/** The people of a seller are told of the same thing of the same product once in so many days, whoever asks. */
export const tellAgainDays = 3
