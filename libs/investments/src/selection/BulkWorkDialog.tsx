import { useState } from 'react';
import type { BulkAction } from '@vaglio/contract';
import { Select } from '@vaglio/ui';
import { hasWrongDay, stepChange, StepFields, usePeople } from '@vaglio/startup-activity';
import { type BulkCommand, BulkFrame, type BulkDialogProps } from '@vaglio/startup-decisions';

interface BulkWorkDialogProps extends BulkDialogProps {
  readonly act: Exclude<BulkCommand, { kind: 'decision' }>;
  readonly onSend: (action: BulkAction) => void;
}

const NOBODY = '-';

/** Dialog that sets the assignee or the next step of all selected startups. */
export function BulkWorkDialog({ act, onSend, ...frame }: BulkWorkDialogProps) {
  const { people } = usePeople(act.kind === 'assign');
  const [assignee, setAssignee] = useState('');
  const [draft, setDraft] = useState({ step: '', due: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = (): void => {
    const isMissing = act.kind === 'assign' && assignee === '';
    setProblem(isMissing ? 'Choose a person, or nobody.' : null);
    setIsChecked(true);
    if (isMissing || (act.kind !== 'assign' && hasWrongDay(draft))) return;
    onSend({
      work: act.kind === 'assign' ? { assignee: assignee === NOBODY ? null : assignee } : stepChange(draft),
    });
  };
  return (
    <BulkFrame {...frame} act={act} problem={problem} onConfirm={confirm}>
      {act.kind === 'assign' ? (
        <Select
          label="Assignee"
          value={assignee}
          placeholder="Choose a person"
          options={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: NOBODY, label: 'Nobody' },
          ]}
          onChange={setAssignee}
        />
      ) : (
        <>
          <StepFields draft={draft} onChange={setDraft} hasFocus isChecked={isChecked} />
          <span>Without a text, the next step of each is cleared.</span>
        </>
      )}
    </BulkFrame>
  );
}
