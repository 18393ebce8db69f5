/**
 * Flags of a startup with the value 0 or 1. `header` is the import column, spelled as in the specification. `letter` is
 * the optional letter in brackets in the header.
 * Source: spec §3, startup flags and import file.
 */
export const FLAGS = [
  { name: 'rejected', label: 'Rejected', letter: 'R', header: 'Rejected (R)' },
  { name: 'candidate', label: 'Candidate', letter: 'C', header: 'Candidate (C)' },
  { name: 'missing_data', label: 'Missing data', letter: 'M', header: 'Missing data (M)' },
  { name: 'email_sent', label: 'Email sent', letter: 'E', header: 'Email Sent (E)' },
  { name: 'interested', label: 'Interested', letter: 'I', header: 'Interested (I)' },
  {
    name: 'personality_test_sent',
    label: 'Personality test sent',
    letter: 'P',
    header: 'Personalty Test Sent (P)',
  },
  { name: 'test_passed', label: 'Test passed', letter: 'T', header: 'Test Passed (T)' },
  { name: 'create_contract', label: 'Create contract', letter: null, header: 'Create contract' },
] as const;

export type Flag = (typeof FLAGS)[number]['name'];

/** Returns true if a flag is set. Servers may return numbers or booleans, or omit the flag. */
export function isFlagSet(value: number | boolean | null | undefined): boolean {
  return value === 1 || value === true;
}
