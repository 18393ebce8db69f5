import { useState } from 'react';
import { errorText, ifMatch, outcomeOf } from '@vaglio/api-client';
import { parameterShape } from '@vaglio/contract';
import { useDeleteParameterMutation } from '@vaglio/startups-data';
import {
  useAddAwardAliasMutation,
  useIgnoreAwardMutation,
  useMakeAwardParameterMutation,
  useRemoveAwardAliasMutation,
  useUndoIgnoreAwardMutation,
} from '../hooks.gen';

interface Done {
  readonly text: string;
  /** Resolves with why it was refused, or null. */
  readonly undo: () => Promise<string | null>;
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

  const decide = async (
    change: () => Promise<{ error?: unknown }>,
    text: string,
    inverse: () => Promise<{ error?: unknown }>,
  ) => {
    setFailure(null);
    setDone(null);
    const refusal = refusalOf(await change());
    if (refusal === null) setDone({ text, undo: async () => refusalOf(await inverse(), 'Undo failed') });
    return refusal;
  };
  /** An undo that failed stays on offer. */
  const undone = async (undoing: Done) => {
    const refusal = await undoing.undo();
    if (refusal === null) setDone((present) => (present === undoing ? null : present));
    return refusal;
  };
  const shown = async (refusal: Promise<string | null>) => setFailure(await refusal);
  const alias = (award: string, { parameterID }: Meant) => ({ namedAlias: { award, parameterID } });

  return {
    done: done?.text ?? null,
    failure,
    forget: () => setDone(null),
    undo: () => {
      if (!done) return;
      setFailure(null);
      void shown(undone(done));
    },
    make: async (award: string, value: number) => {
      setFailure(null);
      const { data, error } = await makeParameter({ body: { award, value } });
      if (error) return errorText(error, 'Create failed');
      const seen = { id: data?.parameterID ?? '', ...ifMatch(data?.version) };
      const undo = async () => {
        const outcome = outcomeOf(await deleteParameter(seen), parameterShape, 'Undo failed');
        if (outcome.kind === 'stale')
          return `${outcome.conflict.changedBy ?? 'Somebody'} changed ${award} in the meantime: it stays a parameter.`;
        return outcome.kind === 'failed' ? outcome.text : null;
      };
      setDone({ text: `${award} is a parameter.`, undo });
      return null;
    },
    sameAs: (award: string, meant: Meant) =>
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
    unalias: (award: string, meant: Meant) =>
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
