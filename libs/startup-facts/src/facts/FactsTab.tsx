import Box from '@mui/material/Box';
import { useRef } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { StartupFacts } from '@vaglio/contract';
import { LoadState } from '@vaglio/ui';
import { AwardFactsBlock } from './AwardFactsBlock';
import { CompanyBlock } from './CompanyBlock';
import { FactsSkeleton } from './FactsSkeleton';
import type { FactsScope } from './facts-scope';
import { FoundersBlock } from './FoundersBlock';
import { MoneyBlock } from './MoneyBlock';
import { useEditing } from './use-editing';
import { useFactKeys } from './use-fact-keys';
import { useFacts } from './use-facts';
import { useKeptFocus } from './use-kept-focus';

interface FactsTabProps extends Omit<FactsScope, 'facts' | 'canEdit'> {
  /** Of the startup. */
  readonly id: string;
  /** Whether letters and digits act by themselves. */
  readonly hasKeys: boolean;
}

/** What is known about one company, from where, and put right in place. */
export function FactsTab({ id, hasKeys, ...acts }: FactsTabProps) {
  const { facts, isFetching, failure, retry } = useFacts(id);
  return (
    <Box sx={failure === null ? undefined : { p: 4 }}>
      <LoadState
        isFetching={isFetching}
        failure={failure}
        onRetry={retry}
        isEmpty={facts === null}
        skeleton={<FactsSkeleton />}
      >
        {facts && <LoadedFacts {...acts} facts={facts} hasKeys={hasKeys} />}
      </LoadState>
    </Box>
  );
}

interface LoadedFactsProps extends Omit<FactsScope, 'canEdit'> {
  readonly facts: StartupFacts;
  readonly hasKeys: boolean;
}

function LoadedFacts({ hasKeys, ...loaded }: LoadedFactsProps) {
  const { claims } = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const editing = useEditing();
  const keepFocus = useKeptFocus(frame);
  useFactKeys(frame, hasKeys);
  const scope = { ...loaded, canEdit: canWriteInvestments(claims) };
  return (
    <div ref={frame} {...keepFocus}>
      <CompanyBlock scope={scope} editing={editing} />
      <FoundersBlock scope={scope} editing={editing} />
      <MoneyBlock scope={scope} editing={editing} />
      <AwardFactsBlock scope={scope} editing={editing} />
    </div>
  );
}
