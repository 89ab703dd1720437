/** What the first page says. */
export const WORDS = {
  title: '',
  site: 'Site',
  docs: 'Docs',
  signIn: 'Sign in',
  headline: 'Documents in, trustworthy tables out',
  line: 'Send an invoice, a statement, a scan or a photo. Get back one table, and be told which values need a person.',
  email: 'E-mail',
  emailExample: 'you@company.com',
  begin: 'Create an account',
  sampleHint: 'A sample, as it was read; one amount in it was typed wrong. “3 values need you” leads to it, Tab goes from one to the next.',
  sampleLabel: 'A sample document',
  loading: 'The sample is being loaded',
  points: [
    [
      'Only what needs you',
      'Values carry a confidence that is calibrated and sums that are checked. You look at the few that are in doubt.',
    ],
    ['Where it was read', 'Each value has its place on the page beside it. A click on a word takes it over.'],
    ['From your own code', 'A key and one call. Signed webhooks tell you when a document is read, and when a person approved it.'],
  ],
} as const;
