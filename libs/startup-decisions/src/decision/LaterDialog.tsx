import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useState, type KeyboardEvent } from 'react';
import { useNow } from '@vaglio/auth-session';
import { decideLimits, type Startup } from '@vaglio/contract';
import { ErrorAlert, Field, formatDate, Select, useShortcutsEnabled } from '@vaglio/ui';
import { offeredReasons, type DecisionDraft } from './decision-draft';
import { DecisionSheet } from './DecisionSheet';
import { dateText, sheetText } from './decision-text';
import { laterDays } from './later-days';
import { reasonKey } from './reason-key';
import { ON_A_DATE, UntilChoice, type Until } from './UntilChoice';
import type { DecisionRules } from './use-decision-rules';
import type { AskedDecision } from './decision-flow';
import { usePresentLater } from './use-present-later';
import { useDecisionForm, type RefusedDecision } from './use-decision-form';

interface LaterDialogProps {
  readonly asked: AskedDecision;
  readonly rules: DecisionRules;
  readonly onSend: (draft: DecisionDraft) => Promise<RefusedDecision | null>;
  /** Replaces the startup in the dialog with the version that another user changed. */
  readonly onReload: (current: Startup) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that sets Later until a day, or changes the day of a startup in Later. A digit selects a day, and Enter
 * confirms.
 */
export function LaterDialog(props: LaterDialogProps) {
  const { asked, rules, onSend, onReload, onClose } = props;
  const now = useNow();
  const [shortcutsEnabled] = useShortcutsEnabled();
  const rule = rules.of('later');
  const reasons = offeredReasons(rule);
  const [days] = useState(() => laterDays(now));
  const former = asked.startup.later_until;
  const [until, setUntil] = useState<Until>(
    former === undefined ? FIRST : { index: ON_A_DATE, date: former },
  );
  const [chosenEarly, setEarly] = useState<boolean | null>(null);
  const present = usePresentLater(asked.startup, reasons);
  const isEarly = chosenEarly ?? present.isEarly;
  const day = until.index === ON_A_DATE ? until.date : (days.choices[until.index]?.day ?? '');
  const { draft, setDraft, isSaving, refused, forget, confirm } = useDecisionForm(
    rule,
    false,
    async (said) =>
      day < days.first || day > days.last
        ? { text: 'Choose a date from tomorrow to two years from now.', current: null }
        : onSend({ ...said, later: { until: day, isEarly } }),
    present.draft,
  );
  const isRequired = rule?.is_reason_required === true;
  // Details can replace a required reason, even if the rule contains no reasons.
  const hasDetails =
    isRequired ||
    present.draft.details !== '' ||
    reasons.find(({ id }) => id === draft.reasonId)?.needs_details === true;
  const name = asked.startup.company_name;
  const words = former === undefined ? sheetText('later', name, false) : dateText(name, formatDate(former));
  const reload = (current: Startup) => {
    onReload(current);
    forget();
  };
  const onKey = (event: KeyboardEvent) => {
    const isChoice = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (!isChoice) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!present.isUnread) confirm();
    }
    const pressed = reasonKey(event);
    if (!pressed || pressed.index > ON_A_DATE) return;
    event.preventDefault();
    setUntil({ ...until, index: pressed.index });
  };
  return (
    <DecisionSheet
      asked={asked}
      rules={rules}
      text={words}
      isSaving={isSaving}
      isReading={present.isUnread}
      refused={refused}
      onReload={reload}
      onKeyDown={onKey}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      {present.failure !== null && (
        <Box sx={{ mb: 3 }}>
          <ErrorAlert onRetry={present.retry} isRetrying={present.isRetrying}>
            {present.failure}
          </ErrorAlert>
        </Box>
      )}
      <Box component="span" sx={{ display: 'block', mb: '6px', typography: 'label' }}>
        Until
      </Box>
      <UntilChoice days={days} until={until} onChange={setUntil} shortcutsEnabled={shortcutsEnabled} />
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: '10px', my: 2, cursor: 'pointer' }}
      >
        <Checkbox size="small" checked={isEarly} onChange={(_event, isOn) => setEarly(isOn)} sx={{ p: 0 }} />
        Earlier if its score changes or an article appears
      </Box>
      {(reasons.length > 0 || present.formerReason !== null) && (
        <Select
          label={isRequired ? 'Reason' : 'Reason (optional)'}
          value={draft.reasonId === '' ? NO_REASON : draft.reasonId}
          options={[
            { value: NO_REASON, label: 'No reason' },
            ...reasons.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(id) => setDraft({ ...draft, reasonId: id === NO_REASON ? '' : id })}
          hint={
            present.formerReason !== null &&
            draft.reasonId === '' &&
            `“${present.formerReason}”, the current reason, is no longer offered.`
          }
        />
      )}
      {hasDetails && (
        <Box sx={{ mt: 3 }}>
          <Field
            label="Details"
            value={draft.details}
            onChange={(text) => setDraft({ ...draft, details: text })}
            rows={2}
            maxRows={6}
            maxLength={decideLimits.details.maxLength}
          />
        </Box>
      )}
    </DecisionSheet>
  );
}

const NO_REASON = '-';
const FIRST: Until = { index: 0, date: '' };
