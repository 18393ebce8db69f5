import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, type KeyboardEvent } from 'react';
import { BusyButton, ErrorAlert, formatScore } from '@vaglio/ui';
import type { Startup } from '@vaglio/startups-data';
import { AnchoredSheet } from '../facts/AnchoredSheet';
import { decideLimits } from '../limits.gen';
import { offeredReasons, type DecisionDraft } from './decision-draft';
import { recordedWords, sheetWords } from './decision-words';
import { ReasonChoice } from './ReasonChoice';
import { reasonKey } from './reason-key';
import type { DecisionRules } from './use-decision-rules';
import type { AskedDecision } from './use-page-decisions';
import { useDecisionForm, type RefusedDecision } from './use-decision-form';

interface DecisionDialogProps {
  readonly asked: AskedDecision;
  readonly rules: DecisionRules;
  /** Of all scores of the list. */
  readonly decimals: number;
  readonly hasKeys: boolean;
  readonly onSend: (draft: DecisionDraft) => Promise<RefusedDecision | null>;
  /** Takes over what somebody else changed. */
  readonly onReload: (current: Startup) => void;
  readonly onClose: () => void;
}

/** A decision with its reason, below Manage: a digit chooses and confirms, with Shift the details come first. */
export function DecisionDialog({
  asked,
  rules,
  decimals,
  hasKeys,
  onSend,
  onReload,
  onClose,
}: DecisionDialogProps) {
  const { startup, flag, isAddition, anchor } = asked;
  const formId = useId();
  const details = useRef<HTMLTextAreaElement>(null);
  const rule = rules.of(flag);
  const reasons = offeredReasons(rule);
  const { draft, setDraft, isSaving, refused, forget, confirm } = useDecisionForm(rule, isAddition, onSend);
  const words = sheetWords(flag, startup.company_name, isAddition);
  const isRequired = isAddition || rule?.is_reason_required === true;

  const theirs = refused?.current ?? null;
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
    <AnchoredSheet
      anchor={anchor}
      side="left"
      title={words.title}
      onClose={isSaving ? () => undefined : onClose}
      actions={
        <>
          <Typography variant="caption" sx={{ flex: 1, minWidth: 120, color: 'muted' }}>
            {recordedWords(formatScore(startup.score, decimals), rules.scoringVersion)}
          </Typography>
          <Button disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            form={formId}
            variant="contained"
            color={flag === 'rejected' && !isAddition ? 'error' : 'primary'}
            busy={isSaving}
            busyLabel={words.verb}
          >
            {words.verb}
          </BusyButton>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onKeyDown={onKey}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
        sx={{ px: 4, pb: 4 }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {words.effect}
        </Typography>
        {refused && (
          <Box sx={{ mb: 3 }}>
            <ErrorAlert
              detail={
                theirs && (
                  <Button size="small" onClick={() => reload(theirs)}>
                    Reload
                  </Button>
                )
              }
            >
              {refused.text}
            </ErrorAlert>
          </Box>
        )}
        {reasons.length > 0 && (
          <>
            <Label name="Reason" isOptional={!isRequired} />
            <ReasonChoice
              reasons={reasons}
              chosen={draft.reasonId}
              onChoose={(reasonId) => setDraft({ ...draft, reasonId })}
              hasKeys={hasKeys}
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
      </Box>
    </AnchoredSheet>
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
