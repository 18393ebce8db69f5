import { decisionWords } from '@vaglio/startups-domain';
import { formatDate, formatScore } from '@vaglio/ui';
import { reasonWords } from './document-words';
import type { LastPrint } from './endpoints.gen';

/** What changed in a list since it was printed, a sentence for each kind of change; [] where nothing did. */
export function changeWords({ entered, left, moved_up }: LastPrint): string[] {
  return [
    ...sentence(
      'Entered',
      entered.map(({ company_name, score }) => `${company_name} (${formatScore(score)})`),
    ),
    ...sentence('Left', left.map(leftWords)),
    ...sentence(
      'Moved up',
      moved_up.map(({ company_name, from, to }) => `${company_name} from ${from} to ${to}`),
    ),
  ];
}

function sentence(kind: string, changes: readonly string[]): string[] {
  return changes.length === 0 ? [] : [`${kind}: ${changes.join('; ')}.`];
}

function leftWords({ company_name, decision }: LastPrint['left'][number]): string {
  if (decision === null) return company_name;
  const by = decision.person === null ? '' : ` by ${decision.person}`;
  const said = decision.reason === null && decision.details === null ? '' : `: ${reasonWords(decision)}`;
  return `${company_name}, ${inSentence(decisionWords(decision, formatDate))} on ${formatDate(decision.at)}${by}${said}`;
}

/** The first letter small: dates keep their capitals. */
function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
