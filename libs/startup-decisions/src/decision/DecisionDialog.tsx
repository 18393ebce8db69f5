import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useShortcutsEnabled } from '@vaglio/ui';
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
  /** Takes over what somebody else changed. */
  readonly onReload: (current: Startup) => void;
  readonly onClose: () => void;
}

/** A decision with its reason, below Manage: a digit chooses and confirms, with Shift the details come first. */
export function DecisionDialog({ asked, rules, onSend, onReload, onClose }: DecisionDialogProps) {
  const [shortcutsEnabled] = useShortcutsEnabled();
  const { startup, flag, isAddition } = asked;
  const formId = useId();
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
          <Label name="Reason" isOptional={!isRequired} />
          <ReasonChoice
            reasons={reasons}
            chosen={draft.reasonId}
            onChoose={(reasonId) => setDraft({ ...draft, reasonId })}
            shortcutsEnabled={shortcutsEnabled}
          />
        </>
      )}
      <Box component="label" htmlFor={`${formId}-details`} sx={{ display: 'block', mt: 3 }}>
        <Label name="Details" isOptional={reasons.length > 0 || !isRequired} />
      </Box>
      <TextField
        id={`${formId}-details`}
        inputRef={details}
        autoFocus={reasons.length === 0}
        value={draft.details}
        onChange={({ target }) => setDraft({ ...draft, details: target.value })}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        slotProps={{ htmlInput: { maxLength: decideLimits.details.maxLength } }}
      />
    </DecisionSheet>
  );
}

function Label({ name, isOptional }: { readonly name: string; readonly isOptional: boolean }) {
  return (
    <Box component="span" sx={{ display: 'block', mb: 1, fontWeight: 600, color: 'text.primary' }}>
      {name}
      {isOptional && (
        <Box component="span" sx={{ fontWeight: 400, color: 'muted' }}>
          {' '}
          (optional)
        </Box>
      )}
    </Box>
  );
}
