import Button from '@mui/material/Button';
import { Check, Undo2 } from 'lucide-react';
import type { FactOrigin, FieldFact } from '@vaglio/contract';
import { factLabel } from '@vaglio/startups-domain';
import { fromText } from './origin-text';
import { Icon, AnchoredSheet } from '@vaglio/ui';
import { factText } from './fact-fields';
import type { FactsScope } from './facts-scope';
import { FieldHistory } from './FieldHistory';
import { OriginDetail } from './OriginDetail';
import { useFieldActs } from './use-field-acts';

interface FieldDialogProps {
  readonly fact: FieldFact;
  readonly origin: FactOrigin;
  readonly scope: FactsScope;
  readonly anchor: HTMLElement;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** Dialog with the origin of a field's value, its history, and its buttons. */
export function FieldDialog({ fact, origin, scope, anchor, onEdit, onClose }: FieldDialogProps) {
  const { confirm, handBack, isBusy } = useFieldActs(fact.field, scope);
  const isPersons = origin.by === 'person' || origin.confirmed_by !== null;
  const title = `${factLabel(fact.field)} ${factText(fact)}, ${fromText(origin)}`;
  const thenClose = (act: () => Promise<void>) => void act().then(onClose);
  const actions = scope.canEdit ? (
    <>
      {isPersons ? (
        <Button
          size="small"
          startIcon={<Icon of={Undo2} />}
          disabled={isBusy}
          onClick={() => thenClose(handBack)}
        >
          Reset to automatic
        </Button>
      ) : (
        <Button
          size="small"
          startIcon={<Icon of={Check} />}
          disabled={isBusy}
          onClick={() => thenClose(confirm)}
        >
          Accept
        </Button>
      )}
      <Button size="small" onClick={onEdit}>
        Edit
      </Button>
    </>
  ) : null;
  return (
    <AnchoredSheet anchor={anchor} title={title} onClose={onClose} actions={actions}>
      <OriginDetail origin={origin} scope={scope} />
      <FieldHistory field={fact.field} scope={scope} />
    </AnchoredSheet>
  );
}
