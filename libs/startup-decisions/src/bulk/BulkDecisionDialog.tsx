import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useState, type KeyboardEvent } from 'react';
import { useNow } from '@vaglio/auth-session';
import { type BulkAction, decideLimits } from '@vaglio/contract';
import { Field, Select, useShortcutsEnabled } from '@vaglio/ui';
import { draftProblem, EMPTY_DRAFT, offeredReasons } from '../decision/decision-draft';
import { laterDays } from '../decision/later-days';
import { ReasonChoice } from '../decision/ReasonChoice';
import { reasonKey } from '../decision/reason-key';
import { ON_A_DATE, UntilChoice, type Until } from '../decision/UntilChoice';
import type { DecisionRules } from '../decision/use-decision-rules';
import { decisionOrder, type BulkCommand } from './bulk-command';
import { BulkFrame, type BulkDialogProps } from './BulkFrame';

interface BulkDecisionDialogProps extends BulkDialogProps {
  readonly act: Extract<BulkCommand, { kind: 'decision' }>;
  readonly rules: DecisionRules;
  readonly onSend: (action: BulkAction) => void;
}

const NO_REASON = '-';

/** Dialog for a decision about many startups, with the reason. For Later, it also asks for the day. */
export function BulkDecisionDialog({ act, rules, onSend, ...frame }: BulkDecisionDialogProps) {
  const now = useNow();
  const [shortcutsEnabled] = useShortcutsEnabled();
  const { flag, isSet } = act;
  const rule = rules.of(flag);
  const reasons = isSet ? offeredReasons(rule) : [];
  const isRequired = isSet && rule?.is_reason_required === true;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<string | null>(null);
  const [days] = useState(() => laterDays(now));
  const [until, setUntil] = useState<Until>({ index: 0, date: '' });
  const [isEarly, setEarly] = useState(true);
  const hasDay = flag === 'later' && isSet;
  const confirm = (): void => {
    const day = until.index === ON_A_DATE ? until.date : (days.choices[until.index]?.day ?? '');
    const isNoDay = hasDay && (day < days.first || day > days.last);
    const found = isNoDay
      ? 'Choose a date from tomorrow to two years from now.'
      : draftProblem(draft, isSet ? rule : null, false);
    setProblem(found);
    if (found === null)
      onSend(decisionOrder(act, hasDay ? { ...draft, later: { until: day, isEarly } } : draft));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isChoice = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    const pressed = isChoice ? reasonKey(event) : null;
    const reason = pressed && !hasDay ? reasons[pressed.index] : undefined;
    if (!reason) return;
    event.preventDefault();
    setDraft({ ...draft, reasonId: reason.id });
  };
  return (
    <BulkFrame {...frame} act={act} problem={problem} onConfirm={confirm} onKeyDown={onKeyDown}>
      {hasDay && (
        <div>
          <UntilChoice days={days} until={until} onChange={setUntil} shortcutsEnabled={false} />
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: '10px', mt: 2, cursor: 'pointer' }}
          >
            <Checkbox
              size="small"
              checked={isEarly}
              onChange={(_event, isOn) => setEarly(isOn)}
              sx={{ p: 0 }}
            />
            Earlier if its score changes or an article appears
          </Box>
        </div>
      )}
      {reasons.length > 0 && isRequired && (
        <ReasonChoice
          reasons={reasons}
          chosen={draft.reasonId}
          onChoose={(reasonId) => setDraft({ ...draft, reasonId })}
          shortcutsEnabled={shortcutsEnabled}
        />
      )}
      {reasons.length > 0 && !isRequired && (
        <Select
          label="Reason (optional)"
          value={draft.reasonId === '' ? NO_REASON : draft.reasonId}
          options={[
            { value: NO_REASON, label: 'No reason' },
            ...reasons.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(id) => setDraft({ ...draft, reasonId: id === NO_REASON ? '' : id })}
        />
      )}
      <Field
        label={isRequired ? 'Details' : 'Details (optional)'}
        value={draft.details}
        onChange={(details) => setDraft({ ...draft, details })}
        maxLength={decideLimits.details.maxLength}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {rules.scoringVersion === null
          ? 'Each startup keeps its own score.'
          : `Each startup keeps its own score; all are recorded under scoring version ${rules.scoringVersion}.`}
      </Box>
    </BulkFrame>
  );
}
