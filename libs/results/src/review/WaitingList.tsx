import { useState, type ComponentProps } from 'react';
import { Block, ErrorAlert } from '@vaglio/ui';
import { ResultsTable } from '../list/ResultsTable';
import type { ListedStartup } from '../list/use-result-pages';
import { DiscardMenu } from './DiscardMenu';
import { useReview } from './use-review';
import { useSelection } from './use-selection';
import { WaitingBar } from './WaitingBar';

/** List of extracted startups below the minimum confidence. Users can accept or discard them. */
export function WaitingList(table: ComponentProps<typeof ResultsTable>) {
  const { selection, chosen } = useSelection(table.page.rows);
  const [asked, setAsked] = useState<{ row: ListedStartup; anchor: HTMLElement } | null>(null);
  const { run, isBusy, failure } = useReview();
  return (
    <>
      <WaitingBar
        chosen={chosen.length}
        isBusy={isBusy}
        onAccept={() => void run(chosen, { decision: 'accept' })}
        onDiscard={(reason) => void run(chosen, { decision: 'discard', reason })}
      />
      {failure !== null && (
        <Block hasDivider>
          <ErrorAlert>{failure}</ErrorAlert>
        </Block>
      )}
      <ResultsTable
        {...table}
        selection={selection}
        onAccept={(row) => void run([row], { decision: 'accept' })}
        onDiscard={(row, anchor) => setAsked({ row, anchor })}
      />
      {asked && (
        <DiscardMenu
          anchor={asked.anchor}
          onChoose={(reason) => void run([asked.row], { decision: 'discard', reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
