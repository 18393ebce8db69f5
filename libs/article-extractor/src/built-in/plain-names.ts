import { currencyOf } from './currencies';
import { moneyIn } from './money';

interface Named {
  readonly name: string;
  readonly mentions: readonly number[];
  readonly probability: number;
}

/** Pattern of a seat before a company name: 'Ticino-based Palmetto'. */
const SEAT = /^\p{Lu}[\p{L}.’'-]{1,40}-(?:based|headquartered)\s+(?=\p{Lu})/u;

/** Pattern of a currency code after a letter for thousands or millions: 'TCHF', 'MSEK'. */
const SCALED_CODE = /^[kKtTmM]([A-Z]{3})$/;
const CODE_LENGTH = 4;

/**
 * Removes the seat before each name, and names that occur only in amounts of money, such as SEK in 'SEK 20 million'
 * and TCHF in 'TCHF 500'.
 * Among equal names, the most likely name remains.
 * @param text text to which the positions of the mentions refer
 */
export function plainNames<T extends Named>(names: readonly T[], text: string): T[] {
  const sums = moneyIn(text);
  const isInSum = (at: number) => sums.some(({ start, end }) => start <= at && at < end);
  const isNextToNumber = (at: number) =>
    /\d\s?$/.test(text.slice(Math.max(0, at - 2), at)) || /^\s?\d/.test(text.slice(at + CODE_LENGTH));
  const isCode = ({ name, mentions }: T) =>
    currencyOf(SCALED_CODE.exec(name)?.[1] ?? '', true) !== null && mentions.every(isNextToNumber);
  const plain = names
    .filter(({ mentions }) => mentions.length === 0 || !mentions.every(isInSum))
    .filter((each) => !isCode(each))
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
