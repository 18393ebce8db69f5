import type { LastPrint } from '@vaglio/contract';
import { decisionText } from '@vaglio/startups-domain';
import { formatScore } from '@vaglio/ui';
import type { FormatDate } from './document-dates';
import { reasonText } from './document-text';

/**
 * Returns the changes of a list since its last print, with a sentence per kind of change. Without changes, it returns
 * [].
 */
export function changeText({ entered, left }: LastPrint, dates: FormatDate): string[] {
  return [
    ...sentence(
      'Entered',
      entered.map(({ company_name, score }) => `${company_name} (${formatScore(score)})`),
    ),
    ...sentence(
      'Left',
      left.map((row) => leftText(row, dates)),
    ),
  ];
}

function sentence(kind: string, changes: readonly string[]): string[] {
  return changes.length === 0 ? [] : [`${kind}: ${changes.join('; ')}.`];
}

function leftText({ company_name, decision }: LastPrint['left'][number], dates: FormatDate): string {
  if (decision === null) return company_name;
  const by = decision.person === null ? '' : ` by ${decision.person}`;
  const said = decision.reason === null && decision.details === null ? '' : `: ${reasonText(decision)}`;
  return `${company_name}, ${inSentence(decisionText(decision, dates))} on ${dates(decision.at)}${by}${said}`;
}

/** Changes only the first letter to lower case, so that capitals in dates are kept. */
function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
