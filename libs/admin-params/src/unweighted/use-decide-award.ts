import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { parameterShape } from '@vaglio/contract';
import { useDeleteParameterMutation } from '@vaglio/startups-data';
import { useToast } from '@vaglio/ui';
import {
  useAddAwardAliasMutation,
  useIgnoreAwardMutation,
  useMakeAwardParameterMutation,
  useRemoveAwardAliasMutation,
  useUndoIgnoreAwardMutation,
} from '../hooks.gen';

/** Parameter that an award may count as. */
export interface ParameterTarget {
  readonly parameterID: string;
  readonly parameterName: string;
}

/**
 * Returns functions that decide about awards without a weight. They show a toast with Undo and resolve to the reason
 * for a refusal, or to null.
 */
export function useDecideAward() {
  const [makeParameter] = useMakeAwardParameterMutation();
  const [addAlias] = useAddAwardAliasMutation();
  const [removeAlias] = useRemoveAwardAliasMutation();
  const [ignore] = useIgnoreAwardMutation();
  const [undoIgnore] = useUndoIgnoreAwardMutation();
  const [deleteParameter] = useDeleteParameterMutation();
  const toast = useToast();

  const decide = async (
    change: () => Promise<{ error?: unknown }>,
    text: string,
    inverse: () => Promise<{ error?: unknown }>,
  ) => {
    const refusal = refusalOf(await change());
    if (refusal === null)
      toast({ message: text, undo: async () => refusalOf(await inverse(), 'Undo failed') });
    return refusal;
  };
  const shown = async (decided: Promise<string | null>): Promise<void> => {
    const refusal = await decided;
    if (refusal !== null) toast({ message: refusal, severity: 'error' });
  };
  const alias = (award: string, { parameterID }: ParameterTarget) => ({ namedAlias: { award, parameterID } });

  return {
    make: async (award: string, value: number) => {
      const { data, error } = await makeParameter({ body: { award, value } });
      if (error) return errorText(error, 'Create failed');
      const seen = { id: data?.parameterID ?? '', ...ifMatch(data?.version) };
      const undo = async () => {
        const outcome = outcomeOf(await deleteParameter(seen), parameterShape, 'Undo failed');
        if (outcome.kind === 'stale')
          return `${outcome.conflict.changedBy ?? 'Somebody'} changed ${award} in the meantime: it stays a parameter.`;
        return outcome.kind === 'failed' ? outcome.text : null;
      };
      toast({ message: `${award} is a parameter.`, undo });
      return null;
    },
    sameAs: (award: string, meant: ParameterTarget) =>
      decide(
        () => addAlias(alias(award, meant)),
        `${award} counts as ${meant.parameterName}.`,
        () => removeAlias(alias(award, meant)),
      ),
    ignore: (award: string) =>
      shown(
        decide(
          () => ignore({ namedAward: { award } }),
          `${award} is ignored.`,
          () => undoIgnore({ namedAward: { award } }),
        ),
      ),
    unalias: (award: string, meant: ParameterTarget) =>
      shown(
        decide(
          () => removeAlias(alias(award, meant)),
          `${award} no longer counts as ${meant.parameterName}.`,
          () => addAlias(alias(award, meant)),
        ),
      ),
    listAgain: (award: string) =>
      shown(
        decide(
          () => undoIgnore({ namedAward: { award } }),
          `${award} is listed again.`,
          () => ignore({ namedAward: { award } }),
        ),
      ),
  };
}

function refusalOf({ error }: { readonly error?: unknown }, text = 'Save failed'): string | null {
  return error === undefined ? null : errorText(error, text);
}
