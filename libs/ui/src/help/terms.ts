/** Product terms that new users may not know, each with a one-sentence explanation. Source: docs/glossary.md. */
export const TERMS = {
  Parameter:
    'An award that counts: each parameter adds its weight to the score of the startups that hold it.',
  'Not weighted':
    'An award that matches no parameter adds nothing to a score until somebody makes it a parameter.',
  'Exclusivity group':
    'Only one parameter of a group counts for a startup, as decided by the rule of the group.',
  Threshold: 'A startup with this score or more is eligible.',
  'Scoring version':
    'Every saved change of parameters, groups or score settings is a numbered version, to which you can return.',
  'Raw startup':
    'A row as received from a file or an article. Curation joins all rows of a company to one startup.',
  'Golden set': 'Articles with confirmed startups, used to measure versions of the prompt.',
  'Base and candidate':
    'The base is the version you compare with; the candidate is the version you evaluate.',
  Floor:
    'The minimum precision of a field on the golden set. Activating a version below it requires a reason.',
  'Unread pages': 'Listed pages that could not be read yet, each with the reason and the next attempt.',
  Stage:
    'Where a startup is in the work of your team: New, Contacted, Contract, Investment, Later or Rejected.',
} as const;

export type Term = keyof typeof TERMS;
