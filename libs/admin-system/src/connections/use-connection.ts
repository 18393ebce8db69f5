import { errorText, ifMatch, outcomeOf, tryWithProof, type Outcome } from '@vaglio/api-client';
import { property, type Shape } from '@vaglio/contract';
import { useToast } from '@vaglio/ui';

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}
type Change = (arg: { 'if-match'?: string }) => PromiseLike<Answer>;

interface Calls<Row> {
  /** 'Language model', at the beginning of a message. */
  readonly name: string;
  readonly shape: Shape<Row>;
  readonly remove: Change;
  readonly undo: Change;
}

/** Changes of a connection with their messages, each of which offers to undo it. */
export function useConnection<Row extends { readonly version: number }>(calls: Calls<Row>) {
  const toast = useToast();
  const { name, shape } = calls;

  const undo = async (version: number): Promise<string | null> => {
    const { error } = await calls.undo(ifMatch(version));
    if (error) return errorText(error, 'Undo failed');
    toast({ message: `The change of the ${name.toLowerCase()} was undone.` });
    return null;
  };
  const announce = (message: string, row: unknown) => {
    const version = property(row, 'version');
    toast({ message, undo: typeof version === 'number' ? () => undo(version) : null });
  };
  return {
    /** Undoes the last change. @param version that the person saw; resolves with why it was refused */
    undo,
    /** Resolves with why it was refused. @param version that the person saw */
    remove: async (version: number): Promise<string | null> => {
      const { data, error } = await calls.remove(ifMatch(version));
      if (error) return errorText(error, 'Delete failed');
      announce(`${name} removed.`, data);
      return null;
    },
    /** @param send saves with what proves the person */
    save: async (
      password: string,
      send: (proof: { own_password?: string }) => PromiseLike<Answer>,
    ): Promise<Outcome<Row>> => {
      const answer = await tryWithProof(password, 'Save failed', async ({ password: own_password }) =>
        send(own_password === undefined ? {} : { own_password }),
      );
      if ('failure' in answer) return { kind: 'failed', text: answer.failure };
      const outcome = outcomeOf(answer, shape, 'Save failed');
      if (outcome.kind === 'done') announce(`${name} saved.`, outcome.row);
      return outcome;
    },
  };
}
