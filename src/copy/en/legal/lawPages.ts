/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: 'Cancel contracts here',
  withdrawal: 'Withdraw from contract here',
  contract: 'Contract information',
  imprint: 'Legal notice',
  accessibility: 'Accessibility',
} as const;
