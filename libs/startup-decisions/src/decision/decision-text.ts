import type { DecisionName } from '../edit/decision';

/** What a sheet of a decision says. */
export interface SheetText {
  /** Before the name of the startup. */
  readonly title: string;
  /** What happens. */
  readonly effect: string;
  readonly verb: string;
}

const LABELS: Readonly<Record<DecisionName, SheetText>> = {
  contact: { title: 'Set Contacted for', effect: 'It gets the badge Contacted.', verb: 'Set Contacted' },
  contract: { title: 'Set Contract for', effect: 'It gets the badge Contract.', verb: 'Set Contract' },
  investment: {
    title: 'Set Investment for',
    effect: 'It gets the badge Investment.',
    verb: 'Set Investment',
  },
  rejected: { title: 'Reject', effect: 'It leaves Active and moves to Rejected.', verb: 'Reject' },
  later: {
    title: 'Later:',
    effect: 'It leaves the list until the date and comes back by itself.',
    verb: 'Set Later',
  },
};

/** Title, effect and verb of a decision with a reason. @param isAddition whether it is made already and gets a reason */
export function sheetText(flag: DecisionName, name: string, isAddition: boolean): SheetText {
  if (isAddition) return { title: `Add a reason: ${name}`, effect: '', verb: 'Add reason' };
  const { title, ...text } = LABELS[flag];
  return { ...text, title: `${title} ${name}` };
}

/** The same for another date of a startup that is Later. @param until its present date, as it is shown */
export function dateText(name: string, until: string): SheetText {
  return { title: `Change Later: ${name}`, effect: `It is Later until ${until}.`, verb: 'Change the date' };
}

/** 'Recorded at 12.5, scoring version 12'. @param score as the page shows it */
export function recordedText(score: string, version: number | null): string {
  return version === null ? `Recorded at ${score}` : `Recorded at ${score}, scoring version ${version}`;
}
