import type { ReviewArticle } from '@vaglio/contract';
import type { QuoteColour } from '@vaglio/startup-facts';
import { isSame, type Selection } from './selection';
import { formOf } from './value-fields';

/** Quote in the article text. Its position is in code points, and `end` is exclusive. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly stop: Selection;
  readonly colour: QuoteColour;
  readonly label: string;
}

/** Piece of the text whose characters are covered by the same quotes. Plain text has no quotes. */
export interface Piece {
  readonly text: string;
  /** Position of the first character in code points. */
  readonly start: number;
  readonly marks: readonly Mark[];
}

/**
 * Returns the quotes of all companies that are not discarded. They include unproved quotes and company names. A click
 * on a company name selects the first value of the company.
 */
export function marksOf({ companies }: ReviewArticle): Mark[] {
  return companies.flatMap(({ raw_id: rawId, state, quotes, values }) => {
    if (state === 'discarded') return [];
    const first = { rawId, key: values[0]?.key ?? '' };
    return [
      ...quotes.map((place) => ({ ...place, stop: first, colour: 'name' as const, label: 'Name' })),
      ...values.flatMap((value) => {
        const { colour, label } = formOf(value);
        const passages = [...value.quotes, ...(value.proof?.passages ?? [])];
        return passages.map((place) => ({ ...place, stop: { rawId, key: value.key }, colour, label }));
      }),
    ].map(({ start, end, stop, colour, label }) => ({ start, end, stop, colour, label }));
  });
}

/**
 * Splits a text into paragraphs, and each paragraph into pieces at the boundaries of quotes. Overlapping quotes
 * therefore remain distinguishable.
 * @param marks quotes; positions outside the text are ignored
 */
export function paragraphsOf(text: string, marks: readonly Mark[]): Piece[][] {
  const points = [...text];
  const inside = marks.filter(({ start, end }) => start >= 0 && end <= points.length && end > start);
  const breaks = points.flatMap((point, index) => (point === '\n' ? [index, index + 1] : []));
  const cuts = new Set([0, points.length, ...breaks, ...inside.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].sort((one, other) => one - other);
  const paragraphs: Piece[][] = [[]];
  places.slice(0, -1).forEach((start, index) => {
    const end = places[index + 1] ?? points.length;
    const piece = points.slice(start, end).join('');
    if (piece === '\n') return void paragraphs.push([]);
    const covering = inside.filter((mark) => mark.start <= start && mark.end >= end);
    paragraphs.at(-1)?.push({ text: piece, start, marks: covering });
  });
  return paragraphs.filter((pieces) => pieces.some(({ text: piece }) => piece.trim() !== ''));
}

/**
 * Returns true for a quote of the selected value. A company name is not a quote, although it leads to the first value.
 */
export function isOfValue({ stop, label }: Mark, selection: Selection | null): boolean {
  return label !== 'Name' && isSame(stop, selection);
}

/** Returns the quote that determines the look of a piece. The selected value takes precedence, then its company. */
export function shownMark({ marks }: Piece, selection: Selection | null): Mark | null {
  return (
    marks.find((mark) => isOfValue(mark, selection)) ??
    marks.find(({ stop }) => stop.rawId === selection?.rawId) ??
    marks[0] ??
    null
  );
}

/** Returns the selection after a click on a piece. Repeated clicks cycle through the values quoted there. */
export function clicked({ marks }: Piece, selection: Selection | null): Selection | null {
  const place = marks.findIndex(({ stop }) => isSame(stop, selection));
  return marks[(place + 1) % Math.max(1, marks.length)]?.stop ?? null;
}
