import type { TakenDecision } from '@vaglio/contract';
import { decisionText } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatScore } from '@vaglio/ui';
import { useFormatDate } from './document-dates';
import { DocumentTable } from './DocumentTable';
import { reasonText } from './document-text';

/** Table of decisions with user and score, newest decision first. */
export function DecisionsTable({ decisions }: { readonly decisions: readonly TakenDecision[] }) {
  const dates = useFormatDate();
  return (
    <DocumentTable
      title="Decisions"
      columns={[
        { name: 'Date', look: 'date', width: '15%' },
        { name: 'Decision', width: '17%' },
        { name: 'By', width: '20%' },
        { name: 'Score', look: 'number' },
        { name: 'Version', look: 'number' },
        { name: 'Reason', look: 'second', width: '32%' },
      ]}
      head={1}
      rows={decisions.map((decision) => ({
        key: decision.id,
        cells: [
          dates(decision.at),
          decisionText(decision, dates),
          decision.person ?? EMPTY_VALUE,
          formatScore(decision.score),
          decision.version ?? EMPTY_VALUE,
          reasonText(decision),
        ],
      }))}
    />
  );
}
