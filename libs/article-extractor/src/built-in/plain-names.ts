import { moneyIn } from './money';

interface Named {
  readonly name: string;
  readonly mentions: readonly number[];
  readonly probability: number;
}

/** Pattern of a seat before a company name: 'Ticino-based Palmetto'. */
const SEAT = /^\p{Lu}[\p{L}.’'-]{1,40}-(?:based|headquartered)\s+(?=\p{Lu})/u;

/**
 * Removes the seat before each name, and names that occur only in amounts of money, such as SEK in 'SEK 20 million'.
 * Among equal names, the most likely name remains.
 * @param text text to which the positions of the mentions refer
 */
export function plainNames<T extends Named>(names: readonly T[], text: string): T[] {
  const sums = moneyIn(text);
  const isInSum = (at: number) => sums.some(({ start, end }) => start <= at && at < end);
  const plain = names
    .filter(({ mentions }) => mentions.length === 0 || !mentions.every(isInSum))
    .map((each) => {
      const [seat = ''] = SEAT.exec(each.name) ?? [];
      if (seat === '') return each;
      const mentions = each.mentions.map((at) => at + seat.length);
      return { ...each, name: each.name.slice(seat.length), mentions };
    });
  return plain.filter(
    ({ name, probability }, at) =>
      !plain.some(
        (other, place) =>
          place !== at &&
          other.name === name &&
          (other.probability > probability || (other.probability === probability && place < at)),
      ),
  );
}
