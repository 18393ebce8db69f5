import Button from '@mui/material/Button';
import { errorText, ifMatch } from '@vaglio/api-client';
import type { Work } from '@vaglio/contract';
import { useChangeWorkMutation, useWork } from '@vaglio/startups-data';
import { useToast } from '@vaglio/ui';

interface ClearStepProps {
  /** Id of the startup. */
  readonly id: string;
  readonly name: string;
  readonly onCleared: () => void;
}

/**
 * Button that clears the next step of a startup on which the work has ended. Afterwards, a toast offers Undo. Hidden if
 * there is no next step.
 */
export function ClearStep({ id, name, onCleared }: ClearStepProps) {
  const work = useWork(id);
  const [send] = useChangeWorkMutation();
  const toast = useToast();
  if (work === null || work.step === null) return null;

  const change = ({ startup_id, version }: Pick<Work, 'startup_id' | 'version'>, step: Step) =>
    send({ id: startup_id, ...ifMatch(version), workChange: step });
  const clear = async ({ step, due, version, startup_id }: Work): Promise<void> => {
    const { data, error } = await change({ startup_id, version }, { step: null, due: null });
    if (error) {
      toast({ message: errorText(error, 'Save failed'), severity: 'error' });
      return;
    }
    onCleared();
    const cleared = { startup_id, version: data?.version ?? version + 1 };
    toast({
      message: `Next step “${step ?? ''}” of ${name} was cleared.`,
      undo: async () => {
        const { error: refused } = await change(cleared, { step, due });
        return refused ? errorText(refused, 'Save failed') : null;
      },
    });
  };
  return (
    <Button size="small" title={work.step} onClick={() => void clear(work)}>
      Clear the step
    </Button>
  );
}

type Step = Pick<Work, 'step' | 'due'>;
