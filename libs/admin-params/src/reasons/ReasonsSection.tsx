import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { DecisionReason, DecisionRule } from '@vaglio/contract';
import { useListDecisionReasonsQuery } from '@vaglio/startups-data';
import { Block, LoadState, Section } from '@vaglio/ui';
import { ReasonDialog } from './ReasonDialog';
import { RuleReasons } from './RuleReasons';
import { useReasonChanges } from './use-reason-changes';

interface Opened {
  readonly kind: DecisionRule['kind'];
  readonly reason: DecisionReason | null;
}

/**
 * Section with the decision reasons. It renders nothing if the server does not support reasons. Source:
 * decide-together, decision.
 */
export function ReasonsSection() {
  const { rules, isSupported, isFetching, failure, retry } = useReasons();
  const changes = useReasonChanges();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!isSupported) return null;
  const close = () => setOpened(null);
  return (
    <Section
      title="Reasons for decisions"
      purpose="Reasons offered for each decision, in this order, and where a reason is required."
      isFlush
    >
      {rules.length === 0 ? (
        <Block hasDivider>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      ) : (
        rules.map((rule) => (
          <RuleReasons
            key={rule.kind}
            rule={rule}
            changes={changes}
            onAdd={() => setOpened({ kind: rule.kind, reason: null })}
            onEdit={(reason) => setOpened({ kind: rule.kind, reason })}
          />
        ))
      )}
      {opened && <ReasonDialog {...opened} onSave={changes.save} onClose={close} />}
    </Section>
  );
}

/** Loads the reasons for every kind of decision. `isSupported` is false if the server does not support reasons. */
function useReasons() {
  const { data, error, isFetching, refetch } = useListDecisionReasonsQuery();
  return {
    rules: error ? [] : (data?.items ?? []),
    isSupported: useIsSupported('listDecisionReasons') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load reasons') : null,
    retry: () => void refetch(),
  };
}
