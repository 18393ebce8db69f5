import { moneyIn, type Money } from './money';

interface Stretch {
  readonly start: number;
  readonly text: string;
}

/**
 * The sum that a company raised: the first round its stretches tell of, else the title's, else prize money.
 * @param alone whether the article tells of no other company: only then does its title speak of this one
 */
export function raisedMoney(title: string, stretches: readonly Stretch[], alone: boolean): Money | null {
  const said = stretches.flatMap((stretch) =>
    moneyIn(stretch.text).map((money) => ({ ...money, start: money.start + stretch.start })),
  );
  const inTitle = alone ? moneyIn(title).map((money) => ({ ...money, start: -1 })) : [];
  const rounds = said.filter(({ kind }) => kind === 'round');
  const confirmed = rounds.find((money) => inTitle.some(({ amount }) => amount === money.amount));
  return (
    confirmed ??
    rounds[0] ??
    inTitle.find(({ kind }) => kind === 'round') ??
    said.find(({ kind }) => kind === 'award') ??
    null
  );
}
