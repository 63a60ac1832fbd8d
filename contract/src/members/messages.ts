/** Sentences about the people of a company and what they may do for it. */
export const memberMessages = {
  /** What somebody is told who may only read, or only edit. */
  needs: {
    viewer: 'Only members of a company can do this.',
    editor: 'You can read, but not change anything for your company. Ask one of its owners for the editor role.',
    owner: 'Only an owner of the company can do this.',
  },
} as const
