/** Blank, 26 letters, 10 digits, and one for everything else: so the number of sets does not grow with the text. */
const OTHER = 37;
const KINDS = 38;
const SETS = KINDS + KINDS * KINDS;
const BITS = 32;

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
  eachGram(after, (gram) => addBits(grams, gram, at, mask));
}

/**
 * Notes the texts of new slots: many times quicker than replaceText for each, since a set is written once
 * for all slots of a word.
 * @param texts of all slots
 * @param first new slot
 * @param end the slot behind the last one
 */
export function noteTexts(grams: SearchGrams, texts: readonly string[], first: number, end: number): void {
  const bits = new Uint32Array(SETS);
  for (let slot = first; slot < end; slot += 1) {
    const text = texts[slot] ?? '';
    const mask = 1 << (slot % BITS);
    let pairs = 0;
    for (let place = 0; place < text.length; place += 1) {
      const kind = kindOf(text.charCodeAt(place));
      bits[kind] = (bits[kind] ?? 0) | mask;
      if (place > 0) bits[pairs + kind] = (bits[pairs + kind] ?? 0) | mask;
      pairs = KINDS + kind * KINDS;
    }
    if (slot % BITS < BITS - 1 && slot + 1 < end) continue;
    for (let gram = 0; gram < SETS; gram += 1) {
      const noted = bits[gram] ?? 0;
      if (noted !== 0) addBits(grams, gram, (slot / BITS) | 0, noted);
    }
    bits.fill(0);
  }
}

/** Adds slots to a set. @param at their word, of which `bits` are */
function addBits(grams: SearchGrams, gram: number, at: number, bits: number): void {
  const set = (grams.sets[gram] ??= new Uint32Array(Math.ceil(grams.slots / BITS)));
  set[at] = (set[at] ?? 0) | bits;
}

/**
 * Slots whose text holds a folded text, in their order.
 * @param folded not empty
 * @param texts of the slots
 * @param isWanted leaves out others before their texts are compared
 */
export function slotsWith(
  grams: SearchGrams,
  folded: string,
  texts: readonly string[],
  isWanted: (slot: number) => boolean,
): number[] {
  const wanted = new Set<number>();
  eachGram(folded, (gram, isPair) => {
    if (isPair || folded.length === 1) wanted.add(gram);
  });
  const found: number[] = [];
  const sets = [...wanted].map((gram) => grams.sets[gram]).filter((set) => set !== undefined);
  const [first, ...others] = rarestFirst(sets);
  if (!first || sets.length < wanted.size) return found;
  const isExact =
    folded.length <= 2 && !Array.from(folded).some((letter) => kindOf(letter.charCodeAt(0)) === OTHER);
  for (let word = 0; word < first.length; word += 1) {
    let bits = first[word] ?? 0;
    for (let place = 0; bits !== 0 && place < others.length; place += 1) bits &= others[place]?.[word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) {
      const slot = lowestSlot(word, bits);
      if (isWanted(slot) && (isExact || texts[slot]?.includes(folded))) found.push(slot);
    }
  }
  return found;
}

/** Words of a set that are looked at to say how many slots are in it. */
const SAMPLED = 64;

/** Sets by how many slots are about in them: most words of a conjunction are empty after two of the rarest. */
export function rarestFirst(sets: readonly Uint32Array[]): Uint32Array[] {
  const sizes = new Map(sets.map((set) => [set, sampledSize(set)]));
  return [...sets].sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
}

function sampledSize(set: Uint32Array): number {
  const step = Math.max(1, Math.floor(set.length / SAMPLED));
  let size = 0;
  for (let word = 0; word < set.length; word += step)
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) size += 1;
  return size;
}

/** The slot of the lowest bit of a word of a set. */
export const lowestSlot = (word: number, bits: number) => word * BITS + BITS - 1 - Math.clz32(bits & -bits);

/** Each letter of a text and each pair of letters, in their order, some twice. */
export function eachGram(text: string, take: (gram: number, isPair: boolean) => void): void {
  let before = -1;
  for (let place = 0; place < text.length; place += 1) {
    const kind = kindOf(text.charCodeAt(place));
    take(kind, false);
    if (before >= 0) take(KINDS + before * KINDS + kind, true);
    before = kind;
  }
}

function kindOf(code: number): number {
  return code < KIND_OF.length ? (KIND_OF[code] ?? OTHER) : OTHER;
}

/** By code, of those below 128. */
const KIND_OF = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === 0x20 || code === 0x0a) return 0;
  if (code >= 0x61 && code <= 0x7a) return code - 0x60;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 27;
  return OTHER;
});
