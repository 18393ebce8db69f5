import { ACCOUNT_PARTS } from './account-parts';
import { AUDIT_PART } from './audit-part';
import { FACT_PARTS } from './fact-parts';
import type { PersonPart } from './person-part';
import { RECORD_PARTS } from './record-parts';
import { WORK_PARTS } from './work-parts';

/** All parts of a personal data export, in order. */
export const PERSON_PARTS: readonly PersonPart[] = [
  ...ACCOUNT_PARTS,
  ...WORK_PARTS,
  ...FACT_PARTS,
  ...RECORD_PARTS,
  AUDIT_PART,
];
