import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { Startup } from '@vaglio/contract';
import { BusyButton, ErrorAlert, formatScore, AnchoredSheet } from '@vaglio/ui';
import { useScoreDecimals } from '../score-decimals';
import { recordedText, type SheetText } from './decision-text';
import type { RefusedDecision } from './use-decision-form';
import type { DecisionRules } from './use-decision-rules';
import type { AskedDecision } from './decision-flow';

interface DecisionSheetProps {
  readonly asked: AskedDecision;
  readonly rules: DecisionRules;
  readonly text: SheetText;
  readonly isSaving: boolean;
  /** True while the initial values are loading. The form cannot be confirmed until then. */
  readonly isReading?: boolean;
  /** Result of a rejected request, or null if no request was rejected. */
  readonly refused: RefusedDecision | null;
  /** Replaces the startup in the dialog with the version that another user changed. */
  readonly onReload: (current: Startup) => void;
  /** True if the decision rejects the startup. */
  readonly isRejection?: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Sheet for a decision, next to the Manage button. It shows the effect, the form, the recorded score and the confirm
 * button.
 */
export function DecisionSheet(props: DecisionSheetProps) {
  const { asked, rules, text, isSaving, refused, isRejection = false } = props;
  const decimals = useScoreDecimals();
  const theirs = refused?.current ?? null;
  const formId = useId();
  return (
    <AnchoredSheet
      anchor={asked.anchor}
      side="left"
      title={text.title}
      onClose={isSaving ? () => undefined : props.onClose}
      actions={
        <>
          <Typography variant="caption" sx={{ flex: 1, minWidth: 120, color: 'muted' }}>
            {recordedText(formatScore(asked.startup.score, decimals), rules.scoringVersion)}
          </Typography>
          <Button disabled={isSaving} onClick={props.onClose}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            form={formId}
            variant="contained"
            color={isRejection ? 'error' : 'primary'}
            busy={isSaving}
            disabled={props.isReading === true}
            busyLabel={text.verb}
          >
            {text.verb}
          </BusyButton>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onKeyDown={props.onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          props.onConfirm();
        }}
        sx={{ px: 4, pb: 4 }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {text.effect}
        </Typography>
        {refused && (
          <Box sx={{ mb: 3 }}>
            <ErrorAlert
              detail={
                theirs && (
                  <Button size="small" onClick={() => props.onReload(theirs)}>
                    Reload
                  </Button>
                )
              }
            >
              {refused.text}
            </ErrorAlert>
          </Box>
        )}
        {props.children}
      </Box>
    </AnchoredSheet>
  );
}
