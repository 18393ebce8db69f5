import Box from '@mui/material/Box';
import { useRef, type KeyboardEvent } from 'react';
import { Field, useShortcutsEnabled } from '@vaglio/ui';
import { decideLimits, type Startup } from '@vaglio/contract';
import { offeredReasons, type DecisionDraft } from './decision-draft';
import { DecisionSheet } from './DecisionSheet';
import { sheetText } from './decision-text';
import { ReasonChoice } from './ReasonChoice';
import { reasonKey } from './reason-key';
import type { DecisionRules } from './use-decision-rules';
import type { AskedDecision } from './decision-flow';
import { useDecisionForm, type RefusedDecision } from './use-decision-form';

interface DecisionDialogProps {
  readonly asked: AskedDecision;
  readonly rules: DecisionRules;
  readonly onSend: (draft: DecisionDraft) => Promise<RefusedDecision | null>;
  /** Replaces the startup in the dialog with the version that another user changed. */
  readonly onReload: (current: Startup) => void;
  readonly onClose: () => void;
}

/**
 * Dialog for a decision with its reason, next to the Manage button. A digit selects a reason and confirms. With Shift,
 * it selects the reason and moves to the details.
 */
export function DecisionDialog({ asked, rules, onSend, onReload, onClose }: DecisionDialogProps) {
  const [shortcutsEnabled] = useShortcutsEnabled();
  const { startup, flag, isAddition } = asked;
  const details = useRef<HTMLTextAreaElement>(null);
  const rule = rules.of(flag);
  const reasons = offeredReasons(rule);
  const { draft, setDraft, isSaving, refused, forget, confirm } = useDecisionForm(rule, isAddition, onSend);
  const text = sheetText(flag, startup.company_name, isAddition);
  const isRequired = isAddition || rule?.is_reason_required === true;

  const reload = (current: Startup) => {
    onReload(current);
    forget();
  };
  const onKey = (event: KeyboardEvent) => {
    const isInText = event.target === details.current;
    if (isInText && event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      confirm();
    }
    const pressed = isInText ? null : reasonKey(event);
    const reason = pressed && reasons[pressed.index];
    if (!pressed || !reason) return;
    event.preventDefault();
    const said = { ...draft, reasonId: reason.id };
    if (pressed.isForDetails || (reason.needs_details && draft.details.trim() === '')) {
      setDraft(said);
      details.current?.focus();
    } else confirm(said);
  };
  return (
    <DecisionSheet
      asked={asked}
      rules={rules}
      text={text}
      isSaving={isSaving}
      refused={refused}
      isRejection={flag === 'rejected' && !isAddition}
      onReload={reload}
      onKeyDown={onKey}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      {reasons.length > 0 && (
        <>
          <Box component="span" sx={{ display: 'block', mb: '6px', typography: 'label' }}>
            {isRequired ? 'Reason' : 'Reason (optional)'}
          </Box>
          <ReasonChoice
            reasons={reasons}
            chosen={draft.reasonId}
            onChoose={(reasonId) => setDraft({ ...draft, reasonId })}
            shortcutsEnabled={shortcutsEnabled}
          />
        </>
      )}
      <Box sx={{ mt: 3 }}>
        <Field
          label={reasons.length > 0 || !isRequired ? 'Details (optional)' : 'Details'}
          value={draft.details}
          onChange={(text) => setDraft({ ...draft, details: text })}
          rows={2}
          maxRows={6}
          maxLength={decideLimits.details.maxLength}
          autoFocus={reasons.length === 0}
          inputRef={details}
        />
      </Box>
    </DecisionSheet>
  );
}
