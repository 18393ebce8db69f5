import type { DecisionName } from '../edit/decision';

/** Texts of a decision sheet. */
export interface SheetText {
  /** Title, which is followed by the startup's name. */
  readonly title: string;
  /** Description of the decision's effect. */
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
  rejected: { title: 'Reject', effect: 'It moves from Active to Rejected.', verb: 'Reject' },
  later: {
    title: 'Later:',
    effect: 'It is hidden from the list until the date and then returns automatically.',
    verb: 'Set Later',
  },
};

/**
 * Returns the title, effect and button label of a decision with a reason.
 * @param isAddition true if the reason is added to an existing decision
 */
export function sheetText(flag: DecisionName, name: string, isAddition: boolean): SheetText {
  if (isAddition) return { title: `Add a reason: ${name}`, effect: '', verb: 'Add reason' };
  const { title, ...text } = LABELS[flag];
  return { ...text, title: `${title} ${name}` };
}

/**
 * Returns the texts for changing the date of a startup in Later.
 * @param until current date, formatted
 */
export function dateText(name: string, until: string): SheetText {
  return { title: `Change Later: ${name}`, effect: `It is Later until ${until}.`, verb: 'Change the date' };
}

/**
 * Returns a text such as 'Recorded at 12.5, scoring version 12'.
 * @param score formatted score
 */
export function recordedText(score: string, version: number | null): string {
  return version === null ? `Recorded at ${score}` : `Recorded at ${score}, scoring version ${version}`;
}
