/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'Who runs this portal and sells its plans.',
  company: 'Company',
  address: 'Address',
  representedBy: 'Represented by',
  email: 'Email',
  phone: 'Phone',
  register: 'Company register',
  vatId: 'VAT number',
} as const;
