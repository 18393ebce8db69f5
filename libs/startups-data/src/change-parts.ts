import type { FactChange } from '@vaglio/contract';

/** Part of the sentence that describes a change. Old values are struck through and new values are bold. */
export interface ChangePart {
  readonly text: string;
  readonly look: 'plain' | 'struck' | 'bold';
}

const EMPTY: ChangePart = { text: 'empty', look: 'plain' };

/**
 * Returns the parts of the sentence that describes a change, such as '2019 to 2020', 'empty to 2020', 'accepted 2020',
 * '2020 reset to automatic, now 2019', 'kept 2020' or '2020 discarded'.
 * @param say formats a value
 */
export function changeParts(
  { kind, before, after }: Pick<FactChange, 'kind' | 'before' | 'after'>,
  say: (value: string) => string,
): readonly ChangePart[] {
  const plain = (text: string): ChangePart => ({ text, look: 'plain' });
  const was = before === null ? EMPTY : ({ text: say(before), look: 'struck' } as const);
  const is = after === null ? EMPTY : ({ text: say(after), look: 'bold' } as const);
  switch (kind) {
    case 'corrected':
    case 'taken':
      return [was, plain('to'), is];
    case 'added':
      return [plain('added'), is];
    case 'handed_back':
      return [was, plain('reset to automatic, now'), is];
    case 'confirmed':
      return [plain('accepted'), is];
    case 'kept':
      return [plain('kept'), before === null ? is : { ...was, look: 'bold' }];
    case 'discarded':
      return [was, plain('discarded')];
  }
}
