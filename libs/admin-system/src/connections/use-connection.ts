import { errorText, ifMatch, outcomeOf, tryWithProof } from '@vaglio/api-client';
import { property, type Shape, type Outcome } from '@vaglio/contract';
import { useToast } from '@vaglio/ui';

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}
interface Proof {
  readonly own_password?: string;
}
type Change = (arg: { 'if-match'?: string; body: Proof }) => PromiseLike<Answer>;

interface Calls<Row> {
  /** Name of the connection at the start of a message, such as 'Language model'. */
  readonly name: string;
  readonly shape: Shape<Row>;
  readonly remove: Change;
  readonly undo: Change;
}

const prove = (password: string, failure: string, send: (proof: Proof) => PromiseLike<Answer>) =>
  tryWithProof(password, failure, async ({ password: own_password }) =>
    send(own_password === undefined ? {} : { own_password }),
  );

/** Returns functions that change a connection. They show a toast with Undo. */
export function useConnection<Row extends { readonly version: number }>(calls: Calls<Row>) {
  const toast = useToast();
  const { name, shape } = calls;

  const change = async (call: Change, version: number, password: string, failure: string) => {
    const answer = await prove(password, failure, (body) => call({ ...ifMatch(version), body }));
    if ('failure' in answer) return { refusal: answer.failure };
    if (answer.error) return { refusal: errorText(answer.error, failure) };
    return { refusal: null, row: answer.data };
  };
  const undo = async (version: number, password: string): Promise<string | null> => {
    const { refusal } = await change(calls.undo, version, password, 'Undo failed');
    if (refusal !== null) return refusal;
    toast({ message: `The change of the ${name.toLowerCase()} was undone.` });
    return null;
  };
  const announce = (message: string, row: unknown, password: string) => {
    const version = property(row, 'version');
    toast({ message, undo: typeof version === 'number' ? () => undo(version, password) : null });
  };
  return {
    /**
     * Reverts the last change of the connection. It resolves to the reason for a refusal, or to null.
     * @param version displayed version
     */
    undo,
    /**
     * Removes the connection. It resolves to the reason for a refusal, or to null.
     * @param version displayed version
     */
    remove: async (version: number, password: string): Promise<string | null> => {
      const { refusal, row } = await change(calls.remove, version, password, 'Delete failed');
      if (refusal === null) announce(`${name} removed.`, row, password);
      return refusal;
    },
    /**
     * Saves the connection settings.
     * @param send sends the request, authorised by the password or a recent sign-in
     */
    save: async (password: string, send: (proof: Proof) => PromiseLike<Answer>): Promise<Outcome<Row>> => {
      const answer = await prove(password, 'Save failed', send);
      if ('failure' in answer) return { kind: 'failed', text: answer.failure };
      const outcome = outcomeOf(answer, shape, 'Save failed');
      if (outcome.kind === 'done') announce(`${name} saved.`, outcome.row, password);
      return outcome;
    },
  };
}
