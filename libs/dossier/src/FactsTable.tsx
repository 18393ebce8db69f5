import type { StartupFacts } from '@vaglio/contract';
import { useFormatDate } from './document-dates';
import { DocumentTable } from './DocumentTable';
import { factRows } from './fact-rows';

interface FactsTableProps {
  readonly facts: StartupFacts;
  readonly hasContacts: boolean;
}

/** Table of facts, each with its quote and source. */
export function FactsTable({ facts, hasContacts }: FactsTableProps) {
  const dates = useFormatDate();
  return (
    <DocumentTable
      title="Facts and their sources"
      columns={[
        { name: 'Field', look: 'second', width: '15%' },
        { name: 'Value', width: '26%' },
        { name: 'Quote', look: 'second', width: '32%' },
        { name: 'Source', look: 'second' },
      ]}
      head={1}
      rows={factRows(facts, hasContacts, dates).map(({ key, label, value, quote, source }) => ({
        key,
        cells: [label, value, quote, source],
      }))}
    />
  );
}
