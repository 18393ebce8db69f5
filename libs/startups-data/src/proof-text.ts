import type { ValueProof } from '@vaglio/contract';

/** Short labels that explain how far quotes prove a value. */
export const PROOF_LABELS: Readonly<Record<ValueProof['state'], string>> = {
  proved: 'Proved',
  company_unclear: 'Company unclear',
  by_headline: 'Headline, lead or list only',
  not_about_this: 'Not about this',
  not_in_text: 'No source found',
};

/** Label for a value that cannot be proved because its article text was removed. */
export const UNPROVED_LABEL = 'Not proved';
