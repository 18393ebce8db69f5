import type { ValueProof } from '@vaglio/contract';

/** What an article has of a value that no quote proves, in few words. */
export const PROOF_LABELS: Readonly<Record<ValueProof['state'], string>> = {
  proved: 'Proved',
  company_unclear: 'Company unclear',
  by_headline: 'Headline, lead or list only',
  not_about_this: 'Not about this',
  not_in_text: 'No source found',
};

/** The same of a value about which nobody can say: its text was removed. */
export const UNPROVED_LABEL = 'Not proved';
