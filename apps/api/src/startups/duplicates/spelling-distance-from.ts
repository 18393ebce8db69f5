import { spellingDistance } from './spelling-distance';

/** A word of more letters has more bits than a number of 32. */
const MOST_LETTERS = 31;

/** Letters of a text from one place to another, compared with a word. */
export type Slips = (text: string, from: number, to: number) => number;

/**
 * spellingDistance() from one word to many texts, or to their beginnings of as many letters, which count half a letter
 * more: the least of both.
 *
 * A column of the table of distances is kept as bits, one for each letter of the word, so that a letter of a text takes a
 * dozen operations whatever the word's length (Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances", 2003).
 * @param most of letters; more are answered as Infinity
 */
export function spellingDistanceFrom(word: string, most: number): Slips {
  const { length } = word;
  if (length === 0 || length > MOST_LETTERS) return ofLongWord(word, most);
  const placesOf = placesOfLetters(word);
  const last = 1 << (length - 1);
  return (text, from, to) => {
    if (to - from < length - most) return Infinity;
    const isLonger = to - from > length;
    const end = to - from > length + most ? from + length : to;
    let [positive, negative, equal, before] = [-1, 0, 0, 0];
    let [distance, ofBeginning] = [length, Infinity];
    for (let at = from; at < end; at += 1) {
      const present = placesOf(text.charCodeAt(at));
      const swapped = ((~equal & present) << 1) & before;
      equal = (((present & positive) + positive) ^ positive) | present | negative | swapped;
      const more = negative | ~(equal | positive);
      const less = equal & positive;
      if (more & last) distance += 1;
      else if (less & last) distance -= 1;
      const moreBelow = (more << 1) | 1;
      positive = (less << 1) | ~(equal | moreBelow);
      negative = moreBelow & equal;
      before = present;
      if (isLonger && at - from === length - 1) ofBeginning = distance;
    }
    const ofAll = end === to && distance <= most ? distance : Infinity;
    return ofBeginning <= most ? Math.min(ofAll, ofBeginning + 0.5) : ofAll;
  };
}

const ASCII = 128;

/** For a letter the places at which a word has it, a bit each. */
function placesOfLetters(word: string): (code: number) => number {
  const ofAscii = new Int32Array(ASCII);
  const others = new Map<number, number>();
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place);
    if (code < ASCII) ofAscii[code] = (ofAscii[code] ?? 0) | (1 << place);
    else others.set(code, (others.get(code) ?? 0) | (1 << place));
  }
  return (code) => (code < ASCII ? (ofAscii[code] ?? 0) : (others.get(code) ?? 0));
}

function ofLongWord(word: string, most: number): Slips {
  const count = (text: string) => {
    if (Math.abs(text.length - word.length) > most) return Infinity;
    const distance = spellingDistance(word, text);
    return distance <= most ? distance : Infinity;
  };
  return (text, from, to) => {
    const ofAll = count(text.slice(from, to));
    return to - from > word.length
      ? Math.min(ofAll, count(text.slice(from, from + word.length)) + 0.5)
      : ofAll;
  };
}
