/** Blank, 26 letters, 10 digits, and one for everything else: so the number of sets does not grow with the text. */
const OTHER = 37;
const KINDS = 38;
const SETS = KINDS + KINDS * KINDS;
const BITS = 32;
/** Pairs of letters of a search that are counted; a count has so many binary digits. */
const COUNT_DIGITS = 4;
const MOST_COUNTED = 2 ** COUNT_DIGITS - 1;

/** For each letter and each pair of letters the slots whose text holds it, a bit each: about 60 bytes a startup. */
export type SearchGrams = { sets: (Uint32Array | undefined)[]; slots: number };

export function emptyGrams(slots: number): SearchGrams {
  return { sets: Array.from({ length: SETS }, () => undefined), slots };
}

/** The same sets with room for more slots. */
export function grownGrams(grams: SearchGrams, slots: number): SearchGrams {
  const sets = grams.sets.map((set) => {
    if (!set) return undefined;
    const larger = new Uint32Array(Math.ceil(slots / BITS));
    larger.set(set);
    return larger;
  });
  return { sets, slots };
}

/** Replaces the text of a slot. @param before what was noted for it; '' for a new one */
export function replaceText(grams: SearchGrams, slot: number, before: string, after: string): void {
  if (before === after) return;
  const mask = 1 << (slot % BITS);
  const at = (slot / BITS) | 0;
  eachGram(before, (gram) => {
    const set = grams.sets[gram];
    if (set) set[at] = (set[at] ?? 0) & ~mask;
  });
  eachGram(after, (gram) => {
    const set = (grams.sets[gram] ??= new Uint32Array(Math.ceil(grams.slots / BITS)));
    set[at] = (set[at] ?? 0) | mask;
  });
}

/**
 * Slots whose text holds a folded text, in their order.
 * @param folded not empty
 * @param texts of the slots
 */
export function slotsWith(grams: SearchGrams, folded: string, texts: readonly string[]): number[] {
  const wanted: (Uint32Array | undefined)[] = [];
  const found: number[] = [];
  eachGram(folded, (gram, isPair) => {
    if (isPair || folded.length === 1) wanted.push(grams.sets[gram]);
  });
  const sets = wanted.filter((set) => set !== undefined);
  const [first] = sets;
  if (!first || sets.length < wanted.length) return found;
  const isExact =
    folded.length <= 2 && !Array.from(folded).some((letter) => kindOf(letter.charCodeAt(0)) === OTHER);
  for (let word = 0; word < first.length; word += 1) {
    let bits = first[word] ?? 0;
    for (const set of sets) bits &= set[word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) {
      const slot = lowestSlot(word, bits);
      if (isExact || texts[slot]?.includes(folded)) found.push(slot);
    }
  }
  return found;
}

/**
 * Slots whose texts share most pairs of letters with a text, the most alike first.
 * @param isWanted leaves out others before they are counted
 * @param most so many at most
 */
export function slotsAlike(
  grams: SearchGrams,
  folded: string,
  isWanted: (slot: number) => boolean,
  most: number,
): number[] {
  const pairs = new Set<number>();
  eachGram(` ${folded} `, (gram, isPair) => {
    if (isPair && pairs.size < MOST_COUNTED) pairs.add(gram);
  });
  const sets = [...pairs].map((pair) => grams.sets[pair]).filter((set) => set !== undefined);
  const counts = countedBits(sets, Math.ceil(grams.slots / BITS));
  const found: number[] = [];
  // A wrong letter changes two pairs, so half of a word of six letters may be left.
  for (let count = sets.length; count > pairs.size / 3 && found.length < most; count -= 1)
    for (let word = 0; word < counts.length && found.length < most; word += 1)
      for (let bits = bitsOfCount(counts, word, count); bits !== 0; bits &= bits - 1) {
        const slot = lowestSlot(word, bits);
        if (isWanted(slot)) found.push(slot);
      }
  return found;
}

/** Of each slot, in how many sets it is, in binary: a bit of the count in each of four digits. */
type Counts = { digits: Uint32Array[]; length: number };

function countedBits(sets: readonly Uint32Array[], length: number): Counts {
  const digits = Array.from({ length: COUNT_DIGITS }, () => new Uint32Array(length));
  for (const set of sets)
    for (let word = 0; word < length; word += 1) {
      let carried = set[word] ?? 0;
      for (let place = 0; carried !== 0 && place < COUNT_DIGITS; place += 1) {
        const digit = digits[place];
        if (!digit) break;
        const before = digit[word] ?? 0;
        digit[word] = before ^ carried;
        carried &= before;
      }
    }
  return { digits, length };
}

/** The slots of a word that have a count. */
function bitsOfCount({ digits }: Counts, word: number, count: number): number {
  return digits.reduce(
    (bits, digit, place) => bits & ((count >> place) & 1 ? (digit[word] ?? 0) : ~(digit[word] ?? 0)),
    -1,
  );
}

const lowestSlot = (word: number, bits: number) => word * BITS + BITS - 1 - Math.clz32(bits & -bits);

function eachGram(text: string, take: (gram: number, isPair: boolean) => void): void {
  let before = -1;
  for (let place = 0; place < text.length; place += 1) {
    const kind = kindOf(text.charCodeAt(place));
    take(kind, false);
    if (before >= 0) take(KINDS + before * KINDS + kind, true);
    before = kind;
  }
}

function kindOf(code: number): number {
  if (code === 0x20 || code === 0x0a) return 0;
  if (code >= 0x61 && code <= 0x7a) return code - 0x60;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 27;
  return OTHER;
}
