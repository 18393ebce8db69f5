import type { LastPrint } from '@vaglio/contract';
import { decisionWords } from '@vaglio/startups-domain';
import { formatScore } from '@vaglio/ui';
import type { DateWords } from './document-dates';
import { reasonWords } from './document-words';

/** What changed in a list since it was printed, a sentence for each kind of change; [] where nothing did. */
export function changeWords({ entered, left }: LastPrint, dates: DateWords): string[] {
  return [
    ...sentence(
      'Entered',
      entered.map(({ company_name, score }) => `${company_name} (${formatScore(score)})`),
    ),
    ...sentence(
      'Left',
      left.map((row) => leftWords(row, dates)),
    ),
  ];
}

function sentence(kind: string, changes: readonly string[]): string[] {
  return changes.length === 0 ? [] : [`${kind}: ${changes.join('; ')}.`];
}

function leftWords({ company_name, decision }: LastPrint['left'][number], dates: DateWords): string {
  if (decision === null) return company_name;
  const by = decision.person === null ? '' : ` by ${decision.person}`;
  const said = decision.reason === null && decision.details === null ? '' : `: ${reasonWords(decision)}`;
  return `${company_name}, ${inSentence(decisionWords(decision, dates))} on ${dates(decision.at)}${by}${said}`;
}

/** The first letter small: dates keep their capitals. */
function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
