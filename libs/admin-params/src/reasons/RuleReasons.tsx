import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useRef, useEffect, type RefObject } from 'react';
import type { DecisionReason, DecisionRule } from '@vaglio/contract';
import { Block } from '@vaglio/ui';
import { DECISION_NAMES } from './reason-text';
import { ReasonRow, type Step } from './ReasonRow';
import { RetiredReasons } from './RetiredReasons';
import type { ReasonChanges } from './use-reason-changes';

interface RuleReasonsProps {
  readonly rule: DecisionRule;
  readonly changes: ReasonChanges;
  readonly onAdd: () => void;
  readonly onEdit: (reason: DecisionReason) => void;
}

/** Ordered reasons for one kind of decision, with a switch that makes a reason mandatory. */
export function RuleReasons({ rule, changes, onAdd, onEdit }: RuleReasonsProps) {
  const nameId = useId();
  const list = useRef<HTMLUListElement>(null);
  const name = DECISION_NAMES[rule.kind];
  const offered = rule.reasons.filter(({ retired_at }) => retired_at === null);
  const keepStep = useKeptStep(list, offered);
  const move = (reason: DecisionReason, index: number, step: Step) => {
    keepStep(reason.id, step);
    void changes.move(reason, index + 1, step === 'up' ? index : index + 2);
  };
  /** Moves the focus to the list, because the focused button disappears with its row. */
  const leave = (change: Promise<unknown>) => {
    list.current?.focus();
    void change;
  };
  return (
    <Block hasDivider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', pb: 2 }}>
        <Typography id={nameId} component="h2" variant="h3" sx={{ flex: 1, minWidth: 100 }}>
          {name}
        </Typography>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center' }}>
          <Switch
            checked={rule.is_reason_required}
            disabled={changes.isChanging}
            slotProps={{ input: { 'aria-label': `${name}: a reason is required` } }}
            onChange={(_event, isRequired) => void changes.require(rule, isRequired)}
          />
          Required
        </Box>
        <Button size="small" aria-label={`Add reason: ${name}`} onClick={onAdd}>
          Add reason
        </Button>
      </Box>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-labelledby={nameId}
        sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
      >
        {offered.map((reason, index) => (
          <ReasonRow
            key={reason.id}
            reason={reason}
            isFirst={index === 0}
            isLast={index === offered.length - 1}
            isBusy={changes.isChanging}
            onMove={(step) => move(reason, index, step)}
            onEdit={() => onEdit(reason)}
            onRetire={() => leave(changes.retire(reason, index + 1))}
            onDelete={() => leave(changes.erase(reason, index + 1))}
          />
        ))}
      </Box>
      {offered.length === 0 && (
        <Typography sx={{ color: 'muted' }}>
          {rule.is_reason_required ? 'No reasons: people enter details instead.' : 'No reasons.'}
        </Typography>
      )}
      <RetiredReasons
        reasons={rule.reasons.filter(({ retired_at }) => retired_at !== null)}
        isBusy={changes.isChanging}
        onOffer={(reason) => leave(changes.offerAgain(reason))}
      />
    </Block>
  );
}

/**
 * Keeps the focus on a reason that is moved, because browsers remove the focus from moved elements.
 * @returns function to call before the move, with the reason's id and the direction
 */
function useKeptStep(list: RefObject<HTMLElement | null>, reasons: readonly DecisionReason[]) {
  const moved = useRef<string | null>(null);
  const order = reasons.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-moves="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [list, order]);
  return (id: string, step: Step): void => {
    moved.current = `${id} ${step}`;
  };
}
