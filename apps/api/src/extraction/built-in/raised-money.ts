import { moneyIn, type Money } from './money';

interface Stretch {
  readonly start: number;
  readonly text: string;
}

/**
 * The amount that a company raised: the first round in its stretches, else in the title, else prize money.
 * @param alone whether the article is about no other company: only then is its title about this one
 */
export function raisedMoney(title: string, stretches: readonly Stretch[], alone: boolean): Money | null {
  const amounts = stretches.flatMap((stretch) =>
    moneyIn(stretch.text).map((money) => ({ ...money, start: money.start + stretch.start })),
  );
  const inTitle = alone ? moneyIn(title).map((money) => ({ ...money, start: -1 })) : [];
  const rounds = amounts.filter(({ kind }) => kind === 'round');
  const confirmed = rounds.find((money) => inTitle.some(({ amount }) => amount === money.amount));
  return (
    confirmed ??
    rounds[0] ??
    inTitle.find(({ kind }) => kind === 'round') ??
    amounts.find(({ kind }) => kind === 'award') ??
    null
  );
}
