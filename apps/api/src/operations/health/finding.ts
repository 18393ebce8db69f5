/** Of what was looked at: all is well, somebody should look at it, or it does not work. */
export type Verdict = 'fine' | 'warning' | 'problem';

/** What a check found. */
export type Finding = {
  /** What was looked at: 'Mail'. */
  subject: string;
  verdict: Verdict;
  /** What was found, in a sentence. */
  text: string;
  /** What to do about it; a finding that is fine has none. */
  advice?: string;
};

export const fine = (subject: string, text: string): Finding => ({ subject, verdict: 'fine', text });
export const warning = (subject: string, text: string, advice: string): Finding => ({
  subject,
  verdict: 'warning',
  text,
  advice,
});
export const problem = (subject: string, text: string, advice: string): Finding => ({
  subject,
  verdict: 'problem',
  text,
  advice,
});
