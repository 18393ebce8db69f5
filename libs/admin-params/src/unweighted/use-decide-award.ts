import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useDeleteParameterMutation } from '@vaglio/startups-data';
import {
  useAddAwardAliasMutation,
  useIgnoreAwardMutation,
  useMakeAwardParameterMutation,
  useRemoveAwardAliasMutation,
  useUndoIgnoreAwardMutation,
} from '../admin-params.api';

interface Done {
  readonly text: string;
  readonly undo: () => Promise<{ error?: unknown }>;
}

/** The parameter that an award may count as. */
export interface Meant {
  readonly parameterID: string;
  readonly parameterName: string;
}

/**
 * Decisions about awards without a weight, each with its undo. A decision returns why it was refused, or null.
 * @returns `done`: the last one, for as long as it can be undone from the notice
 */
export function useDecideAward() {
  const [makeParameter] = useMakeAwardParameterMutation();
  const [addAlias] = useAddAwardAliasMutation();
  const [removeAlias] = useRemoveAwardAliasMutation();
  const [ignore] = useIgnoreAwardMutation();
  const [undoIgnore] = useUndoIgnoreAwardMutation();
  const [deleteParameter] = useDeleteParameterMutation();
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const decide = async (change: () => Promise<{ error?: unknown }>, outcome: Done | null) => {
    setFailure(null);
    setDone(null);
    const { error } = await change();
    if (error) return errorText(error, 'Save failed');
    setDone(outcome);
    return null;
  };
  const shown = async (refusal: Promise<string | null>) => setFailure(await refusal);
  const alias = (award: string, { parameterID }: Meant) => ({ namedAlias: { award, parameterID } });

  return {
    done: done?.text ?? null,
    failure,
    forget: () => setDone(null),
    undo: () => {
      if (done) void shown(decide(done.undo, null));
    },
    make: async (award: string, value: number) => {
      setFailure(null);
      const { data, error } = await makeParameter({ body: { award, value } });
      if (error) return errorText(error, 'Create failed');
      const id = data?.parameterID ?? '';
      setDone({
        text: `${award} is a parameter.`,
        undo: () => deleteParameter({ id }),
      });
      return null;
    },
    sameAs: (award: string, meant: Meant) =>
      decide(() => addAlias(alias(award, meant)), {
        text: `${award} counts as ${meant.parameterName}.`,
        undo: () => removeAlias(alias(award, meant)),
      }),
    ignore: (award: string) =>
      shown(
        decide(() => ignore({ namedAward: { award } }), {
          text: `${award} is ignored.`,
          undo: () => undoIgnore({ namedAward: { award } }),
        }),
      ),
    unalias: (award: string, meant: Meant) =>
      shown(
        decide(() => removeAlias(alias(award, meant)), {
          text: `${award} no longer counts as ${meant.parameterName}.`,
          undo: () => addAlias(alias(award, meant)),
        }),
      ),
    listAgain: (award: string) =>
      shown(
        decide(() => undoIgnore({ namedAward: { award } }), {
          text: `${award} is listed again.`,
          undo: () => ignore({ namedAward: { award } }),
        }),
      ),
  };
}
