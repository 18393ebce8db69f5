/** Terms of this product that a new person cannot know, each with one sentence. Source: docs/glossary.md. */
export const TERMS = {
  Parameter:
    'An award that counts: each parameter adds its weight to the score of the startups that hold it.',
  'Not weighted':
    'An award without a parameter of its name adds nothing to a score until somebody makes it a parameter.',
  'Exclusivity group':
    'Of the parameters of a group only one counts for a startup, as the rule of the group decides.',
  Threshold: 'The score from which on a startup is eligible.',
  'Scoring version':
    'Every saved change of parameters, groups or score settings is a numbered version, to which you can return.',
  'Raw startup':
    'A row as it was received from a file or an article; curation joins the rows of one company to one startup.',
  'Golden set':
    'Articles with the startups that people confirmed in them, on which versions of the prompt are measured.',
  'Base and candidate':
    'The base is the version that you compare with, the candidate the version that you judge.',
  Floor:
    'The least precision that a field of a version must reach on the golden set before the version is activated without a reason.',
  'Unread pages':
    'Pages that a source lists and that could not be read yet, each with its reason and its next attempt.',
  Stage:
    'Where a startup is in the work of your team: New, Contacted, Contract, Investment, Later or Rejected.',
} as const;

export type Term = keyof typeof TERMS;
